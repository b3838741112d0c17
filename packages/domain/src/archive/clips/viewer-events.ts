import { and, nothing, type Where } from '@pavilion/sync';

/** ARC-116: how many events are at hand, half of them before and half after a moment of the film. */
export const viewerEventLimit = 1_000;

/** ARC-112: any of those chosen lets a delivery through. */
export const deliveryKinds = { wickets: 'Wickets', runs: 'Runs', extras: 'Extras' } as const;
export type DeliveryKind = keyof typeof deliveryKinds;

/** ARC-111, ARC-112 */
export interface ViewerFilters {
  userClips: boolean;
  deliveries: boolean;
  /** The id of whoever clipped, else of whoever marked; empty: anybody. */
  clippedBy: string;
  tag: string;
  delivery: readonly DeliveryKind[];
}

const isOfKind: Record<DeliveryKind, Where> = {
  wickets: { wicket: { gt: 0 } },
  runs: { or: [{ runs: { gt: 0 } }, { runs: null, runsBat: { gt: 0 } }] },
  extras: { not: { extras: { in: [null, 0, ''] } } },
};

/** The events of a recording that the list and the timeline show: filtered before they are counted, so that none is out of reach. */
export function viewerEvents(file: string, filters: ViewerFilters): Where {
  const { userClips, deliveries, tag, clippedBy, delivery } = filters;
  if (!userClips && !deliveries) return nothing;
  const kinds: Where[] = delivery.map((kind) => isOfKind[kind]);
  return and(
    { file },
    userClips && deliveries ? {} : { source: userClips ? 'user' : 'feed' },
    tag ? { bookmark: tag } : {},
    clippedBy ? { or: [{ clippedBy }, { clippedBy: null, created_by: clippedBy }] } : {},
    kinds.length > 0 ? { or: [{ source: 'user' }, ...kinds] } : {},
  );
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
