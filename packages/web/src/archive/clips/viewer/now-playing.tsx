import { type ArchiveEvent, eventTitle, outcomeLabel } from '@pavilion/domain/archive';
import classes from './viewer.module.css';

/** Names the delivery or clip at the playhead; empty between them. */
export function NowPlaying({ events, active }: { events: readonly ArchiveEvent[]; active: string | undefined }) {
  const event = events.find(({ id }) => id === active);
  return (
    <output className={classes.nowPlaying} aria-label="Now playing" aria-live="off">
      {event && (
        <>
          <strong>{eventTitle(event)}</strong>
          {event.source === 'feed' && <span>{outcomeLabel(event)}</span>}
        </>
      )}
    </output>
  );
}
