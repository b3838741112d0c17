import { Checkbox } from '@mantine/core';
import {
  type ArchiveEvent,
  archiveEvents,
  ballLabel,
  clipSeconds,
  eventTitle,
  type TimelineField,
} from '@pavilion/domain/archive';
import type { FrameGrid, FrameRate } from '@pavilion/domain/files';
import { useGlow } from '@pavilion/sync/react';
import { StatusBadge } from '../../../parts/status-badge.tsx';
import { isRanged, type SelectEntries } from '../../../parts/use-ranged.ts';
import { markLabel } from './recording-grid.ts';
import classes from './viewer.module.css';

interface EventRowProps {
  event: ArchiveEvent;
  fields: readonly TimelineField[];
  grid: FrameGrid | null;
  active: boolean;
  editing: boolean;
  selected: boolean;
  onSelect: SelectEntries;
  onShow: () => void;
  onOpen: () => void;
}

/** Row of the event list: the time and the chosen fields (ARC-114). */
export function EventRow(props: EventRowProps) {
  const { event, fields, grid, active, editing, selected, onSelect, onShow, onOpen } = props;
  const glow = useGlow(archiveEvents, event.id);
  const title = eventTitle(event);
  const time = event.tcIn === undefined ? '–' : markLabel(event.tcIn, grid);
  const shows = (field: TimelineField) => fields.includes(field);
  return (
    <div
      className={`${classes.event} ${glow ? 'glow' : ''}`}
      data-active={active}
      data-editing={editing}
      data-feed={event.source === 'feed'}
    >
      <Checkbox
        size="xs"
        checked={selected}
        aria-label={`Select ${title} at ${time}`}
        // Otherwise Shift-click also marks the text between.
        onMouseDown={(press) => press.shiftKey && press.preventDefault()}
        onChange={({ currentTarget, nativeEvent }) =>
          onSelect([event.id], currentTarget.checked, isRanged(nativeEvent))
        }
      />
      <button
        type="button"
        className={classes.time}
        disabled={event.tcIn === undefined}
        onClick={onShow}
        title="Go to this moment"
      >
        {time}
      </button>
      <div className={classes.eventWords}>
        <div className={classes.eventTitle}>
          <button type="button" onClick={onOpen} aria-current={editing}>
            {event.source === 'feed' ? title : shows('tag') ? title : 'Clip'}
          </button>
          {shows('wicket') && Boolean(event.wicket) && <span className={classes.wicket}>Wicket</span>}
          {shows('runs') && (event.runs ?? 0) > 0 && (
            <span className={classes.runs} data-boundary={(event.runsBat ?? 0) >= 4}>
              {event.runs}
              <span className="visually-hidden">{event.runs === 1 ? ' run' : ' runs'}</span>
            </span>
          )}
          {shows('status') && event.clipStatus !== 'not clipped' && (
            <span className={classes.status}>
              <StatusBadge status={event.clipStatus} plain />
            </span>
          )}
        </div>
        <EventDetails event={event} rate={grid?.rate} shows={shows} />
      </div>
    </div>
  );
}

interface EventDetailsProps {
  event: ArchiveEvent;
  rate: FrameRate | undefined;
  shows: (field: TimelineField) => boolean;
}

function EventDetails({ event, rate, shows }: EventDetailsProps) {
  const feed = event.source === 'feed';
  const parts: (string | undefined | false)[] = [
    feed && shows('tag') && event.bookmark,
    shows('player') && event.bookmarkPlayer,
    shows('team') && event.bookmarkTeam,
    !feed && shows('ball') && ballLabel(event),
    !feed && shows('batter') && event.batter,
    !feed && shows('bowler') && event.bowler,
    shows('wicket') && event.howOut,
    shows('runs') && typeof event.extras === 'string' && event.extras,
    shows('duration') && `${clipSeconds(event, rate).toFixed(1)} s`,
    shows('username') && event.username,
  ];
  const line = parts.filter(Boolean).join(' · ');
  return (
    <>
      {line && <div className={classes.eventLine}>{line}</div>}
      {shows('note') && event.note && <div className={classes.eventNote}>{event.note}</div>}
    </>
  );
}
