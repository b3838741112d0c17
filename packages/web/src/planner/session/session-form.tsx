import { Alert, Button, Group, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core';
import {
  billings,
  canSplit,
  firstBilling,
  missingForShift,
  resources,
  type Shift,
  shifts,
  shiftTypes,
  shiftTypeWords,
} from '@pavilion/domain';
import { useInsert, useLive, usePatch, useRemove } from '@pavilion/sync/react';
import { useEffect, useMemo, useState } from 'react';
import { calls } from '../../call/client.ts';
import { refusalWords } from '../../call/refusal.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { DayInput } from '../../kit/day-input.tsx';
import { notifyDone } from '../../kit/notify.ts';
import { submits } from '../../kit/submits.ts';
import { useFormValues } from '../../kit/use-form-values.ts';
import { BriefPick } from '../../parts/brief-pick.tsx';
import { CostFields } from './cost-fields.tsx';
import { DaysField } from './days-field.tsx';
import { OverbookedNote } from './overbooked-note.tsx';
import { changesOf, newShift, startingValues } from './session-values.ts';

interface SessionFormProps {
  /** The shift that is edited; absent for a new one. */
  shift?: Shift;
  start?: { resourceId?: string; date?: string; productionId?: string };
  onClose: () => void;
}

/** A session: who, for which brief or why not, when, how long, at what rate (PLN-013..020). */
export function SessionForm({ shift, start = {}, onClose }: SessionFormProps) {
  const [began] = useState(shift);
  const form = useFormValues(startingValues(shift, start));
  const { values, set } = form;
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const insert = useInsert(shifts);
  const patch = usePatch(shifts);
  const remove = useRemove(shifts);
  const confirm = useConfirm();
  const bookable = useLive(resources, {
    where: { active: true },
    orderBy: [{ field: 'displayName', direction: 'asc' }],
  });
  const rates = useLive(billings, { where: { active: true }, orderBy: [{ field: 'label', direction: 'asc' }] });
  const resource = bookable.documents.find(({ id }) => id === values.resourceId);
  const missing = missingForShift(values);

  // A new session begins at the resource's own rate, as soon as both are known and unless one was chosen.
  const first = useMemo(
    () => (shift ? undefined : firstBilling(resource, rates.documents)),
    [shift, resource, rates.documents],
  );
  const resourceId = resource?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each resource, not whenever rates change.
  useEffect(() => {
    if (shift || !resourceId) return;
    set('billing', first?.id ?? '');
    set('invoiceable', first?.invoice ?? false);
  }, [resourceId, first?.id]);

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
  const save = async (): Promise<string> => {
    if (!shift || !began) {
      await insert(newShift(values));
      return 'The session was added.';
    }
    const changes = changesOf(began, values);
    if (Object.keys(changes).length > 0) await patch(shift.id, changes);
    return 'The session was saved.';
  };
  const split = async (): Promise<string> => {
    const { id } = shift ?? (await insert(newShift(values)));
    if (shift) await save();
    const { ids } = await calls.planner.splitShift({ id });
    return `The session was split into ${ids.length} days.`;
  };
  const drop = async () => {
    if (!shift || !(await confirm({ title: 'Delete this session?', confirm: 'Delete', danger: true }))) return;
    await run('delete', async () => {
      await remove(shift.id);
      return 'The session was deleted.';
    });
  };

  return (
    <form noValidate onSubmit={submits(() => missing.length === 0 && run('save', save))}>
      <Stack gap="md">
        {error && (
          <Alert color="red" role="alert">
            {error}
          </Alert>
        )}
        <SegmentedControl
          aria-label="Type"
          value={values.type}
          onChange={(value) => set('type', shiftTypes.find((type) => type === value) ?? 'production')}
          data={shiftTypes.map((type) => ({ value: type, label: shiftTypeWords[type] }))}
        />
        <Select
          label="Resource"
          searchable
          limit={100}
          nothingFoundMessage="No resource fits."
          data={resourceOptions(bookable.documents, shift)}
          value={values.resourceId || null}
          onChange={(id) => set('resourceId', id ?? '')}
          error={form.errors.resourceId}
        />
        {values.type === 'production' ? (
          <BriefPick
            label="Brief"
            value={values.productionId || null}
            onChange={(id) => set('productionId', id ?? '')}
            error={form.errors.productionId}
          />
        ) : (
          <TextInput label="Reason" placeholder={shiftTypeWords[values.type]} {...form.text('title')} />
        )}
        <Group align="flex-start" gap="md">
          <DayInput
            label="Date"
            value={values.date}
            onChange={(day) => set('date', day)}
            error={form.errors.date}
            w={160}
          />
          <DaysField value={values.days} onChange={(days) => set('days', days)} error={form.errors.days} />
        </Group>
        <OverbookedNote booking={values} except={shift?.id} />
        {values.type === 'production' && (
          <CostFields form={form} resource={resource} rates={rates.documents} stored={shift} />
        )}
        {missing.length > 0 && (
          <Text size="xs" c="dimmed" role="status">
            Still needed: {missing.join(', ')}
          </Text>
        )}
        <Group justify="space-between" gap="sm">
          <Group gap="sm">
            {shift && (
              <Button variant="subtle" color="red" loading={busy === 'delete'} onClick={() => void drop()}>
                Delete
              </Button>
            )}
            {canSplit(values) && (
              <Button
                variant="default"
                disabled={missing.length > 0}
                loading={busy === 'split'}
                onClick={() => void run('split', split)}
              >
                {shift ? 'Split shift' : 'Split Into Individual Days'}
              </Button>
            )}
          </Group>
          <Group gap="sm">
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
            <Button type="submit" disabled={missing.length > 0} loading={busy === 'save'}>
              {shift ? 'Save' : 'Add Session'}
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}

/** Those that can be booked, and the one that is, whatever has become of it. */
function resourceOptions(bookable: readonly { id: string; displayName: string }[], shift: Shift | undefined) {
  const options = bookable.map(({ id, displayName }) => ({ value: id, label: displayName }));
  if (!shift || options.some(({ value }) => value === shift.resourceId)) return options;
  return [{ value: shift.resourceId, label: shift.resourceName ?? 'Resource' }, ...options];
}
