import { matchTitle } from '@pavilion/domain/archive';
import type { FileDocument } from '@pavilion/domain/files';
import { archivePolicies } from '@pavilion/domain/policies/archive';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Later } from '../../../kit/later.tsx';
import { thumbOf } from '../../../parts/file-thumb.ts';
import { useMay } from '../../../session/use-may.ts';
import { usePageHead } from '../../../shell/page-head.tsx';
import { EventTimeline } from './event-timeline.tsx';
import { MarkBar } from './mark-bar.tsx';
import { MatchPlayer, type MatchPlayerHandle } from './match-player.tsx';
import { NowPlaying } from './now-playing.tsx';
import { createPlayhead } from './playhead.ts';
import { markLabel, recordingGrid } from './recording-grid.ts';
import { timelineRows } from './timeline-rows.ts';
import { useEditedEvent } from './use-edited-event.ts';
import { useEventSteps } from './use-event-steps.ts';
import { useLoop } from './use-loop.ts';
import { useMarking } from './use-marking.ts';
import type { OpenRecording } from './use-recording.ts';
import { useViewerEvents } from './use-viewer-events.ts';
import classes from './viewer.module.css';
import { ViewerHead } from './viewer-head.tsx';
import { ViewerSide } from './viewer-side.tsx';

interface ViewerRoomProps {
  open: OpenRecording;
  recording: FileDocument;
  clipId: string | undefined;
}

/** Viewer for a recording: player, event list, timeline, and the panel of the event being edited. */
export function ViewerRoom({ open, recording, clipId }: ViewerRoomProps) {
  const { match } = open;
  const marking = useMay(archivePolicies.archiveEvents).insert({ file: recording.id });
  const player = useRef<MatchPlayerHandle>(null);
  const [playhead] = useState(createPlayhead);
  const grid = useMemo(() => recordingGrid(recording.metadata), [recording.metadata]);
  const events = useViewerEvents(recording.id, playhead);
  const { film, active, filters, selected, follow } = events;
  usePageHead(match ? matchTitle(match) : recording.label || recording.name);

  const show = useCallback(
    (mark: number) => {
      follow(true);
      player.current?.show(mark);
    },
    [follow],
  );
  const edited = useEditedEvent(recording.id, clipId, show);
  const { editing } = edited;
  const marks = useMarking(recording, player, editing, edited.edit);
  const { looping, loop, toggle } = useLoop(editing ?? marks.marks, (mark) => player.current?.playFrom(mark));
  useEventSteps(film.events, editing?.id ?? active, (event) => {
    if (editing) edited.open(event);
    else if (event.tcIn !== undefined) show(event.tcIn);
  });

  const rows = useMemo(
    () => timelineRows(film.events, filters, { editing: editing?.id, selected }),
    [film.events, filters, editing?.id, selected],
  );
  return (
    <div className={classes.room} data-dark-room>
      <ViewerHead {...open} />
      <div className={classes.body}>
        <MatchPlayer
          ref={player}
          file={recording}
          grid={grid}
          playhead={playhead}
          loop={loop}
          caption={<NowPlaying events={film.events} active={active} />}
        >
          {(marking || editing) && (
            <MarkBar
              grid={grid}
              editing={editing}
              marks={marks.marks}
              mayMark={marking}
              onIn={marks.setIn}
              onOut={marks.setOut}
              looping={looping}
              onMark={marks.markIt}
              onLoop={toggle}
              onShow={show}
            />
          )}
        </MatchPlayer>
        <Later place={<div className={classes.side} />}>
          <ViewerSide
            recording={recording}
            match={match}
            grid={grid}
            player={player}
            playhead={playhead}
            events={events}
            edited={edited}
            marks={marks.marks}
            onShow={show}
          />
        </Later>
      </div>
      <EventTimeline
        duration={recording.metadata?.duration ?? film.events.at(-1)?.tcOut ?? 0}
        rows={rows}
        marks={editing ? { tcIn: editing.tcIn, tcOut: editing.tcOut } : marks.marks}
        playhead={playhead}
        label={(at) => markLabel(at, grid)}
        storyboard={thumbOf(recording).storyboard}
        onSeek={show}
        onEvent={(id) => {
          const event = film.events.find((each) => each.id === id);
          if (event) edited.open(event);
        }}
      />
    </div>
  );
}
