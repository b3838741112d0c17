import { ActionIcon } from '@mantine/core';
import { IconArrowsHorizontal, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { rowHeight, rulerHeight, type TimelineRow, timelineHeight } from './draw-timeline.ts';
import type { Marks } from './mark-bar.tsx';
import type { Playhead } from './playhead.ts';
import { TimelineCanvas, type TimelinePoint } from './timeline-canvas.tsx';
import { HoverLabel, HoverPicture } from './timeline-hover.tsx';
import { TimelineOverview } from './timeline-overview.tsx';
import { TimelinePlayhead } from './timeline-playhead.tsx';
import { useTimelineWheel } from './use-timeline-wheel.ts';
import { useTimelineWindow } from './use-timeline-window.ts';
import { useWidthOf } from './use-width-of.ts';
import classes from './viewer.module.css';

interface EventTimelineProps {
  duration: number;
  rows: readonly TimelineRow[];
  marks: Marks;
  playhead: Playhead;
  label: (mark: number) => string;
  /** Storyboard, for the still at the pointer. */
  storyboard: { image: string; index: string } | undefined;
  onSeek: (seconds: number) => void;
  /** Called when an event is pressed. */
  onEvent: (id: string) => void;
}

/** Full-width timeline of the recording, with a row for each kind of event. On the keyboard, the event list does the same. */
export function EventTimeline(props: EventTimelineProps) {
  const { duration, rows, marks, playhead, label, storyboard, onSeek, onEvent } = props;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidthOf(frame);
  const [point, setPoint] = useState<TimelinePoint | null>(null);
  const view = useTimelineWindow(duration, playhead);
  useTimelineWheel(frame, view);
  const { window, zoom, pan, showWhole } = view;
  return (
    <section className={classes.timeline} aria-label="Timeline">
      <div className={classes.rowLabels} style={{ paddingTop: rulerHeight }}>
        {rows.map((row) => (
          <span key={row.label} style={{ height: rowHeight }}>
            {row.label}
          </span>
        ))}
      </div>
      <div ref={frame} className={classes.canvasFrame} style={{ height: timelineHeight(rows.length) }}>
        <TimelineCanvas
          width={width}
          window={window}
          rows={rows}
          marks={marks}
          label={label}
          onSeek={onSeek}
          onEvent={onEvent}
          onHover={setPoint}
        />
        <TimelinePlayhead playhead={playhead} window={window} width={width} />
        {point && <HoverLabel point={point} />}
      </div>
      <HoverPicture point={point} storyboard={storyboard} />
      <div className={classes.timelineFoot}>
        <TimelineOverview
          duration={duration}
          window={window}
          playhead={playhead}
          onPan={(from) => pan(from - window.from)}
        />
        <Zoom label="Zoom out" icon={IconZoomOut} onClick={() => zoom(2)} />
        <Zoom label="Zoom in" icon={IconZoomIn} onClick={() => zoom(0.5)} />
        <Zoom label="Whole recording" icon={IconArrowsHorizontal} onClick={showWhole} />
      </div>
    </section>
  );
}

function Zoom({ label, icon: Icon, onClick }: { label: string; icon: typeof IconZoomIn; onClick: () => void }) {
  return (
    <ActionIcon variant="subtle" color="gray" size={28} data-tip={label} aria-label={label} onClick={onClick}>
      <Icon size={16} />
    </ActionIcon>
  );
}
