import { Button, Menu } from '@mantine/core';
import { type Deliverable, deliverables, refuseLeaving, refuseStep } from '@pavilion/domain';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { countWords } from '../../kit/count-words.ts';
import { keptInTrash } from '../../parts/use-erase.ts';
import { useCan, useViewer } from '../../session/session-provider.tsx';
import { MoveToBrief } from './move-to-brief.tsx';
import { titlesOf, useBatch } from './use-batch.ts';

interface BatchMenuProps {
  chosen: readonly Deliverable[];
  /** After they have left the brief. */
  onGone: () => void;
}

/** Rarer actions on the chosen deliverables: hold, place back, duplicate, move, delete (PRD-090, PRD-091, OPN-091). */
export function BatchMenu({ chosen, onGone }: BatchMenuProps) {
  const [moving, setMoving] = useState(false);
  const confirm = useConfirm();
  const viewer = useViewer();
  const edits = useCan('editDeliverables');
  const deletes = useCan('deleteDeliverables');
  const hold = useBatch(calls.production.holdDeliverables, 'Put on hold');
  const placeBack = useBatch(calls.production.placeBackDeliverables, 'Placed back');
  const duplicate = useBatch(calls.production.duplicateDeliverables, 'Duplicated');
  const remove = useBatch(calls.production.deleteDeliverables, 'Deleted', {
    ask: async ({ ids }) => {
      await calls.system.undoDeletion({ collection: deliverables.name, ids });
      return { done: ids, refused: [] };
    },
    titleOf: titlesOf(chosen),
  });
  const ids = chosen.map(({ id }) => id);
  const some = (step: 'hold' | 'placeBack') => chosen.some(({ state }) => refuseStep(viewer, step, { state }) === null);
  const leaves = chosen.some((deliverable) => refuseLeaving(viewer, deliverable) === null);
  const erase = async () => {
    const text = `${countWords(chosen.length, 'deliverable')} and all of their uploaded assets will be deleted. ${keptInTrash}`;
    if (!(await confirm({ title: 'Are you sure?', text, confirm: 'Delete', danger: true }))) return;
    if (await remove.run(ids)) onGone();
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button size="xs" variant="default" rightSection={<IconChevronDown size={14} />}>
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {edits && (
            <Menu.Item disabled={!some('hold')} onClick={() => void hold.run(ids)}>
              Hold
            </Menu.Item>
          )}
          {edits && (
            <Menu.Item disabled={!some('placeBack')} onClick={() => void placeBack.run(ids)}>
              Place back to production
            </Menu.Item>
          )}
          {edits && <Menu.Item onClick={() => void duplicate.run(ids)}>Duplicate</Menu.Item>}
          {leaves && <Menu.Item onClick={() => setMoving(true)}>Move to another brief…</Menu.Item>}
          {deletes && (
            <Menu.Item color="red" onClick={() => void erase()}>
              Delete
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {leaves && <MoveToBrief moved={chosen} opened={moving} onClose={() => setMoving(false)} onMoved={onGone} />}
    </>
  );
}
