import type { Shift, WorkGroup } from '@pavilion/domain';

/** Table row: the head of a group, or one of its shifts. */
export type WorkRow =
  | { id: string; kind: 'group'; group: WorkGroup; name: string; open: boolean }
  | { id: string; kind: 'shift'; shift: Shift };
