import { layOutWeek, type Resource, type Shift } from '@pavilion/domain';
import type { ResourceGroup } from './group-resources.ts';
import { heightOfLanes } from './week-row.tsx';

/** A row below the head of the week: the heading of a group, or a resource. */
export type WeekLine =
  | { kind: 'group'; label: string; count: number }
  | { kind: 'resource'; resource: Resource; height: number };

const groupHeight = 30;
export const noShifts: readonly Shift[] = [];

/** The lines of a week, with the heights that their bookings need. */
export const linesOf = (
  groups: readonly ResourceGroup[],
  shiftsOf: ReadonlyMap<string, readonly Shift[]>,
  monday: string,
): WeekLine[] =>
  groups.flatMap(({ label, resources }) => [
    { kind: 'group' as const, label, count: resources.length },
    ...resources.map((resource) => ({
      kind: 'resource' as const,
      resource,
      height: heightOfLanes(layOutWeek(shiftsOf.get(resource.id) ?? noShifts, monday).lanes),
    })),
  ]);

/** Height of a line in pixels. */
export const heightOf = (line: WeekLine | undefined): number => (line?.kind === 'resource' ? line.height : groupHeight);

export const keyOf = (line: WeekLine | undefined, index: number): string =>
  line?.kind === 'resource' ? line.resource.id : `group ${line?.label ?? index}`;
