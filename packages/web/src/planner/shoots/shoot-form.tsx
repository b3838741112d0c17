import {
  Alert,
  Button,
  Group,
  NumberInput,
  SegmentedControl,
  Select,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { canAddShoot, canSplit, type Shoot, shooterChoices, shootStatuses, shoots } from '@pavilion/domain';
import type { NewDocument, PatchOf } from '@pavilion/sync';
import { useInsert, usePatch, useRemove } from '@pavilion/sync/react';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { refusalWords } from '../../call/refusal.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { DayInput } from '../../kit/day-input.tsx';
import { notifyDone } from '../../kit/notify.ts';
import { statusLook } from '../../kit/status-words.ts';
import { submits } from '../../kit/submits.ts';
import { useFormValues } from '../../kit/use-form-values.ts';
import { BriefPick } from '../../parts/brief-pick.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';

interface ShootFormProps {
  /** The shoot that is edited; absent for a new one. */
  shoot?: Shoot;
  start?: { date?: string; productionId?: string };
  onClose: () => void;
}

/** PLN-026: one day, pencilled. */
const startingValues = (shoot: Shoot | undefined, start: { date?: string; productionId?: string }) => ({
  productionId: shoot?.productionId ?? start.productionId ?? '',
  shootTitle: shoot?.shootTitle ?? '',
  date: (shoot?.date ?? start.date ?? '').slice(0, 10),
  days: shoot?.days ?? 1,
  shootStatus: shoot?.shootStatus ?? ('pencilled' as const),
  shooter: shoot?.shooter ?? '',
  timings: shoot?.timings ?? '',
  crew: shoot?.crew ?? '',
  location: shoot?.location ?? '',
});

/** A shoot: for which brief, when, where, who (PLN-022, PLN-025..028). */
export function ShootForm({ shoot, start = {}, onClose }: ShootFormProps) {
  const [initial] = useState(() => startingValues(shoot, start));
  const form = useFormValues<ReturnType<typeof startingValues>>(initial);
  const { values, set } = form;
  const { shooters } = useConfiguration();
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const insert = useInsert(shoots);
  const patch = usePatch(shoots);
  const remove = useRemove(shoots);
  const confirm = useConfirm();
  const ready = canAddShoot(values);

  const run = async (name: string, action: () => Promise<string>) => {
    setBusy(name);
    setError(null);
    try {
      notifyDone(await action());
      onClose();
    } catch (reason) {
      const words = refusalWords(reason);
      form.setErrors(words.fields);
      setError(words.message);
    } finally {
      setBusy(null);
    }
  };
  const add = () => insert(newShoot(values));
  const save = async (): Promise<string> => {
    if (!shoot) {
      await add();
      return 'The shoot was added.';
    }
    const changes = changed(initial, values);
    if (Object.keys(changes).length > 0) await patch(shoot.id, changes);
    return 'The shoot was saved.';
  };
  const split = async (): Promise<string> => {
    if (shoot) await save();
    const { ids } = await calls.planner.splitShoot({ id: shoot?.id ?? (await add()).id });
    return `The shoot was split into ${ids.length} days.`;
  };
  const drop = async () => {
    if (!shoot || !(await confirm({ title: 'Delete this shoot?', confirm: 'Delete', danger: true }))) return;
    await run('delete', async () => {
      await remove(shoot.id);
      return 'The shoot was deleted.';
    });
  };

  return (
    <form noValidate onSubmit={submits(() => ready && run('save', save))}>
      <Stack gap="md">
        {error && (
          <Alert color="red" role="alert">
            {error}
          </Alert>
        )}
        <BriefPick
          label="Brief"
          value={values.productionId || null}
          onChange={(id) => set('productionId', id ?? '')}
          error={form.errors.productionId}
        />
        <TextInput label="Title" {...form.text('shootTitle')} />
        <Group align="flex-start" gap="md">
          <DayInput
            label="Date"
            value={values.date}
            onChange={(day) => set('date', day)}
            error={form.errors.date}
            w={160}
          />
          <NumberInput
            label="Days"
            w={90}
            min={1}
            max={366}
            allowDecimal={false}
            value={values.days}
            onChange={(days) => typeof days === 'number' && set('days', days)}
            error={form.errors.days}
          />
          <Select
            label="Shooter"
            clearable
            data={shooterChoices(shooters)}
            value={values.shooter || null}
            onChange={(name) => set('shooter', name ?? '')}
            style={{ flex: 1, minWidth: 160 }}
          />
        </Group>
        <SegmentedControl
          aria-label="Status"
          value={values.shootStatus}
          onChange={(value) => set('shootStatus', shootStatuses.find((status) => status === value) ?? 'pencilled')}
          data={shootStatuses.map((status) => ({ value: status, label: statusLook(status).word }))}
        />
        <TextInput label="Location" {...form.text('location')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <Textarea label="Timings" autosize minRows={2} {...form.text('timings')} />
          <Textarea label="Crew" autosize minRows={2} {...form.text('crew')} />
        </SimpleGrid>
        {!ready && (
          <Text size="xs" c="dimmed" role="status">
            Still needed: a brief and a date
          </Text>
        )}
        <Group justify="space-between" gap="sm">
          <Group gap="sm">
            {shoot && (
              <Button variant="subtle" color="red" loading={busy === 'delete'} onClick={() => void drop()}>
                Delete
              </Button>
            )}
            {canSplit(values) && (
              <Button
                variant="default"
                disabled={!ready}
                loading={busy === 'split'}
                onClick={() => void run('split', split)}
              >
                Split Into Individual Days
              </Button>
            )}
          </Group>
          <Group gap="sm">
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
            {ready && (
              <Button type="submit" loading={busy === 'save'}>
                {shoot ? 'Save' : 'Add Shoot'}
              </Button>
            )}
          </Group>
        </Group>
      </Stack>
    </form>
  );
}

type Values = ReturnType<typeof startingValues>;

const newShoot = ({ shooter, ...values }: Values): NewDocument<typeof shoots> => ({
  ...values,
  ...(shooter ? { shooter } : {}),
});

/** What was changed here; a choice that was emptied is taken away. */
function changed(before: Values, values: Values): PatchOf<typeof shoots> {
  const was: Record<string, unknown> = before;
  const entries = Object.entries(values).filter(([field, value]) => value !== was[field]);
  return Object.fromEntries(
    entries.map(([field, value]) => [field, field === 'shooter' && value === '' ? null : value]),
  );
}
