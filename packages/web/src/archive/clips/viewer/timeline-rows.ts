import { type ArchiveEvent, hasClip, type ViewerFilters } from '@pavilion/domain/archive';
import type { TimelineEvent, TimelineRow, Tone } from './draw-timeline.ts';

/** Rows of the timeline: user clips and deliveries, as switched on in the filters (ARC-110, ARC-111). */
export function timelineRows(
  events: readonly ArchiveEvent[],
  filters: Pick<ViewerFilters, 'userClips' | 'deliveries'>,
  chosen: { editing: string | undefined; selected: ReadonlySet<string> },
): TimelineRow[] {
  const bars = (feed: boolean) =>
    events.flatMap((event): TimelineEvent[] => {
      if ((event.source === 'feed') !== feed || event.tcIn === undefined) return [];
      return [
        {
          id: event.id,
          from: event.tcIn,
          to: Math.max(event.tcIn, event.tcOut ?? event.tcIn),
          tone: toneOf(event, chosen),
        },
      ];
    });
  return [
    ...(filters.userClips ? [{ label: 'User Clips', events: bars(false) }] : []),
    ...(filters.deliveries ? [{ label: 'Deliveries', events: bars(true) }] : []),
  ];
}

function toneOf(
  event: ArchiveEvent,
  { editing, selected }: { editing: string | undefined; selected: ReadonlySet<string> },
): Tone {
  if (event.id === editing) return 'editing';
  if (selected.has(event.id)) return 'selected';
  if (hasClip(event)) return 'clipped';
  if (event.wicket) return 'wicket';
  return (event.runsBat ?? 0) >= 4 ? 'boundary' : 'plain';
}
