import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { canSplit, type shifts, type shoots } from '@pavilion/domain';
import { type DocumentOf, heldBy, type NewDocument, type PatchOf } from '@pavilion/sync';
import { useInsert, usePatch, useRemove, useSyncClient } from '@pavilion/sync/react';
import { type ReactNode, useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { notifyDone } from '../../kit/notify.ts';
import { notifyAction } from '../../kit/notify-action.tsx';
import { submits } from '../../kit/submits.ts';
import { stopsAtUnread } from '../../kit/unread.ts';
import { useWindow } from '../../kit/unsaved.ts';
import { notifyDeleted } from '../../parts/use-erase.ts';
import { whoChanged } from '../../parts/who-changed.ts';
import { useMay } from '../../session/use-may.ts';
import { useShowBooking } from './use-show-booking.ts';

interface BookingFormProps<D extends typeof shifts | typeof shoots> {
  type: D;
  /** Absent for a new booking. */
  booking: DocumentOf<D> | undefined;
  words: { noun: string; add: string; split: string };
  days: number;
  /** Fields still needed, in words. Save appears only when there are none. */
  missing: readonly string[];
  /** The entered values, as a new booking. */
  fresh: () => NewDocument<D>;
  /** The changed fields of an existing booking. */
  changes: () => PatchOf<D>;
  split: (id: string) => Promise<{ ids: readonly string[] }>;
  /** Receives the messages of a refusal by field. */
  onRefused: (fields: Record<string, string>) => void;
  onClose: () => void;
  children: ReactNode;
}

type Action = 'save' | 'split' | 'delete';

/** What the forms of sessions and shoots share: save, split into days, delete. A refusal keeps the entered values. */
export function BookingForm<D extends typeof shifts | typeof shoots>(props: BookingFormProps<D>) {
  const { type, booking, words, days, missing, fresh, changes, split, onRefused, onClose } = props;
  const client = useSyncClient();
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState<Action | null>(null);
  const insert = useInsert(type);
  const patch = usePatch(type);
  const remove = useRemove(type);
  const confirm = useConfirm();
  const showOf = useShowBooking();
  const leave = useWindow()?.leave ?? onClose;
  const may = useMay(type);
  const saves = booking ? may.patch(booking, 'days') : may.insert();
  const ready = saves && missing.length === 0;

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
          ? `${await whoChanged(client, type, booking.id)} Nothing was saved. Look at the ${words.noun} again, then save.`
          : refusal.message,
      );
    } finally {
      setBusy(null);
    }
  };
  /** Saves the entered values and returns the booking. */
  const keep = async (): Promise<DocumentOf<D>> => {
    if (!booking) return insert(fresh());
    const changed = changes();
    const fields = Object.keys(changed);
    if (fields.length === 0) return booking;
    // The form shows what others have changed. The server refuses what it has not shown yet.
    return patch(booking.id, changed, { expected: heldBy(booking, fields) });
  };
  const save = () =>
    run('save', async () => {
      const show = showOf(await keep());
      const said = `The ${words.noun} was ${booking ? 'saved' : 'added'}.`;
      if (show) notifyAction(said, 'Show', show);
      else notifyDone(said);
    });
  const cut = () =>
    run('split', async () => {
      const { ids } = await split((await keep()).id);
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
        {saves && !ready && (
          <Text size="xs" c="dimmed" role="status">
            Still needed: {missing.join(', ')}
          </Text>
        )}
        <BookingActions
          words={words}
          stored={booking !== undefined}
          deletable={booking !== undefined && may.remove(booking)}
          ready={ready}
          splits={canSplit({ days })}
          busy={busy}
          onDelete={() => void drop()}
          onSplit={() => void cut()}
          onClose={leave}
        />
      </Stack>
    </form>
  );
}

interface BookingActionsProps {
  words: { add: string; split: string };
  /** Whether the booking exists already. */
  stored: boolean;
  deletable: boolean;
  ready: boolean;
  splits: boolean;
  /** What is being done now. */
  busy: Action | null;
  onDelete: () => void;
  onSplit: () => void;
  onClose: () => void;
}

/** Buttons of a booking. Saving and splitting appear once nothing is missing (PLN-015, PLN-025). */
function BookingActions({ words, stored, deletable, ready, splits, busy, ...on }: BookingActionsProps) {
  return (
    <Group justify="space-between" gap="sm">
      <Group gap="sm">
        {deletable && (
          <Button variant="subtle" color="red" loading={busy === 'delete'} onClick={on.onDelete}>
            Delete
          </Button>
        )}
        {ready && splits && (
          <Button
            variant="default"
            loading={busy === 'split'}
            onClick={(event) => stopsAtUnread(event.currentTarget.form) || on.onSplit()}
          >
            {words.split}
          </Button>
        )}
      </Group>
      <Group gap="sm">
        <Button variant="default" onClick={on.onClose}>
          Close
        </Button>
        {ready && (
          <Button type="submit" loading={busy === 'save'}>
            {stored ? 'Save' : words.add}
          </Button>
        )}
      </Group>
    </Group>
  );
}
