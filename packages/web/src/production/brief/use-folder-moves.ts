import type { Deliverable } from '@pavilion/domain';
import { formatCount } from '../../kit/count-words.ts';
import { useDeliverableEdits } from '../use-deliverable-edits.ts';
import type { DeliverableGroup } from './arrange-deliverables.ts';

/** Moves deliverables into the folder of a group, with Undo. */
export function useFolderMoves(deliverables: readonly Deliverable[]) {
  const edit = useDeliverableEdits();
  return (group: DeliverableGroup, ids: readonly string[]): void => {
    const moved = deliverables.filter(({ id, folderName }) => ids.includes(id) && (folderName ?? '') !== group.key);
    if (moved.length === 0) return;
    const said = moved.length === 1 ? `${moved[0]?.title} is` : `${formatCount(moved.length)} deliverables are`;
    void edit(
      moved.map((deliverable) => ({ deliverable, changes: { folderName: group.key || null } })),
      group.key ? `${said} in ${group.title}` : `${said} in no folder`,
    );
  };
}
