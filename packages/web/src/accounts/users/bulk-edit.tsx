import { Button, Group, Stack, Text } from '@mantine/core';
import { type RoleFlag, roleFlags, roleWords } from '@pavilion/domain/access';
import { users } from '@pavilion/domain/accounts';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useAnswer, useCall } from '../../call/use-call.ts';
import { countWords, formatCount } from '../../kit/count-words.ts';
import { ErrorState } from '../../kit/error-state.tsx';
import { Modal } from '../../kit/modal.tsx';
import { notifyDone, notifyWaiting } from '../../kit/notify.ts';
import { notifyUndo } from '../../kit/notify-undo.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { useChangeOf } from '../../parts/use-change-of.ts';
import { doneSentence, type RoleChange } from './role-change.ts';
import { RoleChangePreview } from './role-change-preview.tsx';

interface BulkEditProps {
  ids: ReadonlySet<string>;
  opened: boolean;
  onClose: () => void;
}

/**
 * Adds a role to every selected user, or removes it. Shows a preview of the affected users first and offers an undo after
 * (USR-017, USR-018).
 */
export function BulkEdit({ ids, opened, onClose }: BulkEditProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={`Edit ${countWords(ids.size, 'User')}`} size="lg">
      {opened && <BulkEditForm ids={[...ids]} />}
    </Modal>
  );
}

function BulkEditForm({ ids }: { ids: readonly string[] }) {
  const [change, setChange] = useState<RoleChange | null>(null);
  // The form may be closed before the change or its undo completes, so notices report the outcome.
  const setRole = useCall(calls.accounts.setUserRole);

  const look = async (flag: RoleFlag, value: boolean) => {
    const answer = await setRole.run({ ids: [...ids], flag, value, preview: true });
    if (answer) setChange({ flag, value, changed: answer.changed });
  };
  const apply = async () => {
    if (!change) return;
    const { flag, value } = change;
    const answer = await setRole.run({ ids: change.changed.map(({ id }) => id), flag, value });
    if (!answer) return;
    const done = { flag, value, changed: answer.changed };
    setChange(null);
    // Undo only for the users that changed: those who already had the role keep it.
    if (done.changed.length > 0) notifyUndo(doneSentence(done), () => undo(done));
  };
  const undo = async (done: RoleChange) => {
    const undone = { ...done, value: !done.value };
    const waiting = notifyWaiting(`Undoing for ${countWords(done.changed.length, 'user')}`);
    const answer = await setRole.run({ ids: done.changed.map(({ id }) => id), flag: done.flag, value: undone.value });
    waiting.end();
    if (answer) notifyDone(doneSentence({ ...undone, changed: answer.changed }));
  };

  return (
    <Stack gap="md">
      {change ? (
        <RoleChangePreview
          change={change}
          selected={ids.length}
          pending={setRole.pending}
          onApply={() => void apply()}
          onBack={() => setChange(null)}
        />
      ) : (
        <RoleList ids={ids} pending={setRole.pending} onChange={(flag, value) => void look(flag, value)} />
      )}
    </Stack>
  );
}

/** A larger selection watches all users. */
const mostWatched = 200;

interface RoleListProps {
  ids: readonly string[];
  pending: boolean;
  onChange: (flag: RoleFlag, value: boolean) => void;
}

function RoleList({ ids, pending, onChange }: RoleListProps) {
  const { answer, refusal, again } = useAnswer(calls.accounts.countRoles, { ids: [...ids] }, { anew: true });
  // Count again when a user changes, including through this form's own undo.
  useChangeOf(users, ids.length > mostWatched ? {} : { id: { in: [...ids] } }, again);
  if (refusal) return <ErrorState message={refusal.message} onRetry={() => void again()} />;
  if (!answer) return <PleaseWait />;
  return (
    <Stack gap="sm">
      {roleFlags.map((flag) => {
        const { label, description } = roleWords[flag];
        const holders = answer.holders[flag] ?? 0;
        return (
          <Group key={flag} justify="space-between" wrap="nowrap" gap="lg">
            <div>
              <Text size="sm" fw={500}>
                {label}
              </Text>
              <Text size="xs" c="dimmed">
                {description}
              </Text>
            </div>
            <Group gap="xs" wrap="nowrap">
              <Text size="xs" c="dimmed" className="tabular" style={{ whiteSpace: 'nowrap' }}>
                {formatCount(holders)} of {formatCount(answer.total)}
              </Text>
              <Button
                size="xs"
                variant="default"
                disabled={holders === 0 || pending}
                aria-label={`Remove ${label}`}
                onClick={() => onChange(flag, false)}
              >
                Remove
              </Button>
              <Button
                size="xs"
                variant="light"
                disabled={holders === answer.total || pending}
                aria-label={`Add ${label}`}
                onClick={() => onChange(flag, true)}
              >
                Add
              </Button>
            </Group>
          </Group>
        );
      })}
    </Stack>
  );
}
