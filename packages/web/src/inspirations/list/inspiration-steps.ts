import type { GridStep } from '../../kit/grid-columns.ts';

/** LIB-040, OPN-094 */
export const inspirationSteps: readonly GridStep[] = [
  { from: 1_400, columns: 4 },
  { from: 1_000, columns: 3 },
  { from: 700, columns: 2 },
  { from: 0, columns: 1 },
];
