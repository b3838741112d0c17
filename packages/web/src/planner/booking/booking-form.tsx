import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { canSplit, type shifts, type shoots } from '@pavilion/domain';
import { type DocumentOf, heldBy, type NewDocument, type PatchOf } from '@pavilion/sync';
import { useInsert, usePatch, useRemove, useSyncClient } from '@pavilion/sync/react';
import { type ReactNode, useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { notifyDone } from '../../kit/notify.ts';
import { submits } from '../../kit/submits.ts';
import { notifyDeleted } from '../../parts/use-erase.ts';
import { whoChanged } from '../../parts/who-changed.ts';

interface BookingFormProps<D extends typeof shifts | typeof shoots> {
  type: D;
  /** The booking that is edited; absent for a new one. */
  booking: DocumentOf<D> | undefined;
  words: { noun: string; add: string; split: string };
  days: number;
  /** What is still missing, in words; while anything is, nothing is saved. */
  missing: readonly string[];
  /** What was filled in, as a new booking. */
  fresh: () => NewDocument<D>;
  /** What was changed, of one that is there. */
  changes: () => PatchOf<D>;
  split: (id: string) => Promise<{ ids: readonly string[] }>;
  /** Told the sentences of a refusal by field. */
  onRefused: (fields: Record<string, string>) => void;
  onClose: () => void;
  children: ReactNode;
}

type Action = 'save' | 'split' | 'delete';

/** What the forms of sessions and shoots share: they are saved, split into days, or deleted; a refusal leaves what was typed. */
export function BookingForm<D extends typeof shifts | typeof shoots>(props: BookingFormProps<D>) {
  const { type, booking, words, days, missing, fresh, changes, split, onRefused, onClose } = props;
  /** As it was when the form was opened: what is changed here was decided upon that. */
  const [began] = useState(booking);
  const client = useSyncClient();
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState<Action | null>(null);
  const insert = useInsert(type);
  const patch = usePatch(type);
  const remove = useRemove(type);
  const confirm = useConfirm();
  const ready = missing.length === 0;

  const run = async (action: Action, work: () => Promise<unknown>) => {
    setBusy(action);
    setError(null);
    try {
      await work();
      onClose();
    } catch (reason) {
      const refusal = refusalWords(reason);
      onRefused(refusal.fields);
      setError(
        booking && refusal.code === 'MOVED_ON'
          ? `${await whoChanged(client, type, booking.id)} Nothing was saved. Close this window and open the ${words.noun} again.`
          : refusal.message,
      );
    } finally {
      setBusy(null);
    }
  };
  /** Keeps what was filled in; answers with the booking's id. */
  const keep = async (): Promise<string> => {
    if (!booking) return (await insert(fresh())).id;
    const changed = changes();
    const fields = Object.keys(changed);
    if (fields.length > 0) await patch(booking.id, changed, { expected: heldBy(began ?? booking, fields) });
    return booking.id;
  };
  const save = () =>
    run('save', async () => {
      await keep();
      notifyDone(`The ${words.noun} was ${booking ? 'saved' : 'added'}.`);
    });
  const cut = () =>
    run('split', async () => {
      const { ids } = await split(await keep());
      notifyDone(`The ${words.noun} was split into ${ids.length} days.`);
    });
  const drop = async () => {
    if (!booking || !(await confirm({ title: `Delete this ${words.noun}?`, confirm: 'Delete', danger: true }))) return;
    await run('delete', async () => {
      await remove(booking.id);
      notifyDeleted(type, [booking.id], `The ${words.noun} was deleted.`);
    });
  };

  return (
    <form noValidate onSubmit={submits(() => ready && save())}>
      <Stack gap="md">
        {error && (
          <Alert color="red" role="alert">
            {error}
          </Alert>
        )}
        {props.children}
        {!ready && (
          <Text size="xs" c="dimmed" role="status">
            Still needed: {missing.join(', ')}
          </Text>
        )}
        <Group justify="space-between" gap="sm">
          <Group gap="sm">
            {booking && (
              <Button variant="subtle" color="red" loading={busy === 'delete'} onClick={() => void drop()}>
                Delete
              </Button>
            )}
            {ready && canSplit({ days }) && (
              <Button variant="default" loading={busy === 'split'} onClick={() => void cut()}>
                {words.split}
              </Button>
            )}
          </Group>
          <Group gap="sm">
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
            {/* PLN-015, PLN-025 */}
            {ready && (
              <Button type="submit" loading={busy === 'save'}>
                {booking ? 'Save' : words.add}
              </Button>
            )}
          </Group>
        </Group>
      </Stack>
    </form>
  );
}
