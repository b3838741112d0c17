import { ActionIcon, Button, Group, Menu, Paper, Text } from '@mantine/core';
import { type Deliverable, takeStep } from '@pavilion/domain';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { useCan } from '../../session/session-provider.tsx';
import { BatchEdit } from './batch-edit.tsx';
import { batchWords } from './batch-words.ts';

/** What can be done with the chosen deliverables together (PRD-041, PRD-090, PRD-091). */
export function BatchBar({ chosen, onClear }: { chosen: readonly Deliverable[]; onClear: () => void }) {
  const [editing, setEditing] = useState(false);
  const confirm = useConfirm();
  const rights = {
    edit: useCan('editDeliverables'),
    signOff: useCan('signOff'),
    reject: useCan('rejectFile'),
    remove: useCan('deleteDeliverables'),
  };
  const many = chosen.length === 1 ? '1 deliverable' : `${chosen.length} deliverables`;
  const signOff = useCall(calls.production.signOffFiles, { done: batchWords('Signed off') });
  const reject = useCall(calls.production.rejectFiles, { done: batchWords('Notes sent to the editors') });
  const hold = useCall(calls.production.holdDeliverables, { done: batchWords('Put on hold') });
  const placeBack = useCall(calls.production.placeBackDeliverables, { done: batchWords('Placed back') });
  const duplicate = useCall(calls.production.duplicateDeliverables, { done: 'Duplicated' });
  const remove = useCall(calls.production.deleteDeliverables, { done: 'Deleted' });
  const ids = chosen.map((deliverable) => deliverable.id);
  const reviewable = chosen.every((deliverable) =>
    takeStep('signOff', { state: deliverable.state, fileStatus: 'review' }),
  );
  const files = { ids: chosen.flatMap((deliverable) => deliverable.currentFileID ?? []) };
  const all = (step: 'hold' | 'placeBack') =>
    chosen.every((deliverable) => takeStep(step, { state: deliverable.state }));

  const erase = async () => {
    const text = `${many} and all of their uploaded assets will be deleted.`;
    if (!(await confirm({ title: 'Are you sure?', text, confirm: 'Delete', danger: true }))) return;
    if (await remove.run({ ids })) onClear();
  };
  return (
    <Paper withBorder p="xs" pos="sticky" top={0} style={{ zIndex: 5 }}>
      <Group gap="xs">
        <ActionIcon variant="subtle" color="gray" aria-label="Clear selection" onClick={onClear}>
          <IconX size={16} />
        </ActionIcon>
        <Text size="sm" fw={500}>
          {many} selected
        </Text>
        <Group gap="xs" ml="auto">
          {rights.signOff && reviewable && (
            <Button size="xs" color="green" loading={signOff.pending} onClick={() => void signOff.run(files)}>
              Sign Off
            </Button>
          )}
          {rights.reject && reviewable && (
            <Button
              size="xs"
              color="orange"
              variant="light"
              loading={reject.pending}
              onClick={() => void reject.run(files)}
            >
              Reject
            </Button>
          )}
          {rights.edit && (
            <Button size="xs" variant="default" onClick={() => setEditing(true)}>
              Edit
            </Button>
          )}
          <Menu position="bottom-end">
            <Menu.Target>
              <Button size="xs" variant="default" rightSection={<IconChevronDown size={14} />}>
                More
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {rights.edit && (
                <Menu.Item disabled={!all('hold')} onClick={() => void hold.run({ ids })}>
                  Hold
                </Menu.Item>
              )}
              {rights.edit && (
                <Menu.Item disabled={!all('placeBack')} onClick={() => void placeBack.run({ ids })}>
                  Place back to production
                </Menu.Item>
              )}
              {rights.edit && <Menu.Item onClick={() => void duplicate.run({ ids })}>Duplicate</Menu.Item>}
              {rights.remove && (
                <Menu.Item color="red" onClick={() => void erase()}>
                  Delete
                </Menu.Item>
              )}
            </Menu.Dropdown>
          </Menu>
        </Group>
      </Group>
      {rights.edit && <BatchEdit chosen={chosen} opened={editing} onClose={() => setEditing(false)} />}
    </Paper>
  );
}
