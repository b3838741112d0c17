import type { ArchiveEvent } from './documents.ts';

/** ARC-116 */
export const viewerEventLimit = 1_000;

/** ARC-112: any of those chosen lets a delivery through. */
export const deliveryKinds = { wickets: 'Wickets', runs: 'Runs', extras: 'Extras' } as const;
export type DeliveryKind = keyof typeof deliveryKinds;

/** ARC-111, ARC-112 */
export interface ViewerFilters {
  userClips: boolean;
  deliveries: boolean;
  /** The id of a person; empty: anybody. */
  clippedBy: string;
  tag: string;
  delivery: readonly DeliveryKind[];
}

type Shown = Pick<
  ArchiveEvent,
  'source' | 'clippedBy' | 'created_by' | 'bookmark' | 'wicket' | 'runs' | 'runsBat' | 'extras'
>;

/** Who an event is of: whoever clipped it, else whoever marked it. */
export const clipperOf = (event: Pick<ArchiveEvent, 'clippedBy' | 'created_by'>): string | undefined =>
  event.clippedBy ?? event.created_by;

const isOfKind: Record<DeliveryKind, (event: Shown) => boolean> = {
  wickets: (event) => (event.wicket ?? 0) > 0,
  runs: (event) => (event.runs ?? event.runsBat ?? 0) > 0,
  extras: (event) => (typeof event.extras === 'number' ? event.extras > 0 : Boolean(event.extras)),
};

/** The events that the list and the timeline show, in the order given. */
export function shownEvents<T extends Shown>(events: readonly T[], filters: ViewerFilters): T[] {
  return events.filter((event) => {
    const feed = event.source === 'feed';
    if (feed ? !filters.deliveries : !filters.userClips) return false;
    if (filters.tag && event.bookmark !== filters.tag) return false;
    if (filters.clippedBy && clipperOf(event) !== filters.clippedBy) return false;
    return !feed || filters.delivery.length === 0 || filters.delivery.some((kind) => isOfKind[kind](event));
  });
}

/** ARC-113: what each event of the list can say, in this order. */
export const timelineFields = {
  tag: 'Tag',
  player: 'Player',
  team: 'Team',
  username: 'Name',
  note: 'Note',
  runs: 'Runs',
  wicket: 'Wicket',
  ball: 'Over',
  batter: 'Batter',
  bowler: 'Bowler',
  duration: 'Duration',
  status: 'Clip status',
} as const;
export type TimelineField = keyof typeof timelineFields;

/** ARC-114 names these. */
export const usualTimelineFields: readonly TimelineField[] = [
  'tag',
  'player',
  'team',
  'username',
  'note',
  'runs',
  'wicket',
  'ball',
  'status',
];
