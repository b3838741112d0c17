import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { canSplit, type shifts, type shoots } from '@pavilion/domain';
import type { Governed } from '@pavilion/domain/access';
import { type DocumentOf, heldBy, type NewDocument, type PatchOf } from '@pavilion/sync';
import { useInsert, usePatch, useRemove, useSyncClient } from '@pavilion/sync/react';
import { type ReactNode, useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { submits } from '../../kit/submits.ts';
import { stopsAtUnread } from '../../kit/unread.ts';
import { useWindow } from '../../kit/unsaved.ts';
import { useFirstField } from '../../kit/use-first-field.ts';
import { whoChanged } from '../../parts/who-changed.ts';
import { useMay } from '../../session/use-may.ts';
import classes from './booking-form.module.css';
import { useBookingActs } from './use-booking-acts.ts';

interface BookingFormProps<D extends typeof shifts | typeof shoots> extends Governed<D> {
  /** Absent for a new booking. */
  booking: DocumentOf<D> | undefined;
  words: { noun: string; add: string };
  days: number;
  /** Fields still needed, in words. Save appears only when there are none. */
  missing: readonly string[];
  /** The entered values, as a new booking. */
  fresh: () => NewDocument<D>;
  /** The changed fields of an existing booking. */
  changes: () => PatchOf<D>;
  /** Asks about changes that need an answer before they are saved; false saves nothing. */
  asks?: (changes: PatchOf<D>) => Promise<boolean>;
  split: (id: string) => Promise<{ ids: readonly string[] }>;
  /** Opens a new booking with the entered values. */
  onCopy: () => void;
  /** Receives the messages of a refusal by field. */
  onRefused: (fields: Record<string, string>) => void;
  onClose: () => void;
  /** What the entered values clash with, and what others have changed. */
  notes: ReactNode;
  children: ReactNode;
}

type Action = 'save' | 'split' | 'delete';

/**
 * What the forms of sessions and shoots share: save, copy, split into days, delete. A refusal keeps the entered values. Notes
 * that come and go stand below the fields, which stay in their place.
 */
export function BookingForm<D extends typeof shifts | typeof shoots>(props: BookingFormProps<D>) {
  const { type, booking, words, days, missing, fresh, changes, split, onRefused, onClose, onCopy } = props;
  const client = useSyncClient();
  const form = useFirstField();
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState<Action | null>(null);
  const insert = useInsert(type);
  const patch = usePatch(type);
  const remove = useRemove(type);
  const confirm = useConfirm();
  const acts = useBookingActs(type, words.noun);
  const leave = useWindow()?.leave ?? onClose;
  const may = useMay(props);
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
  /** Saves changed values of a stored booking and returns it. */
  const keep = async (stored: DocumentOf<D>, changed: PatchOf<D>): Promise<DocumentOf<D>> => {
    const fields = Object.keys(changed);
    if (fields.length === 0) return stored;
    // The form shows what others have changed. The server refuses what it has not shown yet.
    return patch(stored.id, changed, { expected: heldBy(stored, fields) });
  };
  /** Whether the changes of a stored booking may be saved. */
  const agreed = async () => !booking || !props.asks || (await props.asks(changes()));
  const save = async () => {
    if (!(await agreed())) return;
    await run('save', async () => {
      if (!booking) return acts.added(await insert(fresh()));
      const changed = changes();
      acts.saved(booking, await keep(booking, changed), changed);
    });
  };
  const cut = async () => {
    if (!(await agreed())) return;
    await run('split', async () => {
      const changed = changes();
      const written = booking ? await keep(booking, changed) : await insert(fresh());
      acts.split(written, (await split(written.id)).ids, booking && { booking, changes: changed });
    });
  };
  const drop = async () => {
    if (!booking || !(await confirm({ title: `Delete this ${words.noun}?`, confirm: 'Delete', danger: true }))) return;
    await run('delete', async () => {
      await remove(booking.id);
      acts.deleted(booking.id);
    });
  };

  return (
    <form noValidate ref={form} onSubmit={submits(() => ready && save())}>
      <Stack gap="md">
        {props.children}
        <div className={classes.notes}>
          {props.notes}
          {saves && !ready && (
            <Text size="xs" c="dimmed" role="status">
              Still needed: {missing.join(', ')}
            </Text>
          )}
          {error && (
            <Alert color="red" role="alert">
              {error}
            </Alert>
          )}
        </div>
        <BookingActions
          words={words}
          stored={booking !== undefined}
          deletable={booking !== undefined && may.remove(booking)}
          ready={ready}
          splits={canSplit({ days })}
          copies={booking !== undefined && may.insert()}
          busy={busy}
          onDelete={() => void drop()}
          onSplit={() => void cut()}
          onCopy={onCopy}
          onClose={leave}
        />
      </Stack>
    </form>
  );
}

interface BookingActionsProps {
  words: { add: string };
  /** Whether the booking exists already. */
  stored: boolean;
  deletable: boolean;
  ready: boolean;
  splits: boolean;
  copies: boolean;
  /** What is being done now. */
  busy: Action | null;
  onDelete: () => void;
  onSplit: () => void;
  onCopy: () => void;
  onClose: () => void;
}

/** Buttons of a booking. Saving and splitting appear once nothing is missing (PLN-015, PLN-025). */
function BookingActions({ words, stored, deletable, ready, splits, copies, busy, ...on }: BookingActionsProps) {
  return (
    <Group justify="space-between" gap="sm">
      <Group gap="sm">
        {deletable && (
          <Button variant="subtle" color="red" loading={busy === 'delete'} onClick={on.onDelete}>
            Delete
          </Button>
        )}
        {copies && (
          <Button variant="default" onClick={on.onCopy}>
            Copy
          </Button>
        )}
        {ready && splits && (
          <Button
            variant="default"
            loading={busy === 'split'}
            onClick={(event) => stopsAtUnread(event.currentTarget.form) || on.onSplit()}
          >
            Split Into Individual Days
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
