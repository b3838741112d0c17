import { and, nothing, type Where } from '@pavilion/sync';

/** Most events loaded around a moment, half of them before it and half after (ARC-116). */
export const viewerEventLimit = 1_000;

/** Kinds of delivery to filter by; a delivery of any chosen kind is shown (ARC-112). */
export const deliveryKinds = { wickets: 'Wickets', runs: 'Runs', extras: 'Extras' } as const;
export type DeliveryKind = keyof typeof deliveryKinds;

/** ARC-111, ARC-112 */
export interface ViewerFilters {
  userClips: boolean;
  deliveries: boolean;
  /** Id of the clipper, or of the person who marked an uncut clip. Empty means anyone. */
  clippedBy: string;
  tag: string;
  delivery: readonly DeliveryKind[];
}

const isOfKind: Record<DeliveryKind, Where> = {
  wickets: { wicket: { gt: 0 } },
  runs: { or: [{ runs: { gt: 0 } }, { runs: null, runsBat: { gt: 0 } }] },
  extras: { not: { extras: { in: [null, 0, ''] } } },
};

/**
 * Where-clause for the events of a recording that match the filters. Filtering happens before the limit, so that every event
 * can be reached.
 */
export function viewerEvents(file: string, filters: ViewerFilters): Where {
  const { userClips, deliveries, tag, clippedBy, delivery } = filters;
  if (!userClips && !deliveries) return nothing;
  const kinds: Where[] = delivery.map((kind) => isOfKind[kind]);
  return and(
    { file },
    userClips && deliveries ? {} : { source: userClips ? 'user' : 'feed' },
    tag ? { bookmark: tag } : {},
    clippedBy ? { or: [{ clippedBy }, { clippedBy: null, created_by: clippedBy }] } : {},
    // A clip that a person marked has no runs, wickets or extras, and is no answer to a question about them.
    kinds.length > 0 ? { or: kinds } : {},
  );
}

/** Fields that an event of the list can show, in this order (ARC-113). */
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

/** The fields named by ARC-114, and over and clip status. */
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
