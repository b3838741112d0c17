import { Button, Group, Stack, Switch } from '@mantine/core';
import { type Brief, hasDuration, mostCopies } from '@pavilion/domain';
import { Modal } from '../../kit/modal.tsx';
import { QuantityInput } from '../../kit/quantity-input.tsx';
import { submits } from '../../kit/submits.ts';
import { NewDeliverableFields } from './new-deliverable-fields.tsx';
import { useNewDeliverable } from './use-new-deliverable.ts';

interface NewDeliverableProps {
  brief: Brief;
  opened: boolean;
  onClose: () => void;
}

/** One or several new deliverables, without files yet (PRD-042, PRD-044, PRD-045, PRD-046, PRD-047). */
export function NewDeliverable({ brief, opened, onClose }: NewDeliverableProps) {
  const entry = useNewDeliverable(brief, onClose);
  const { form, set, field, missing, error, pending, make } = entry;
  return (
    <Modal opened={opened} onClose={onClose} title="New deliverable" size="lg">
      <form onSubmit={submits(make)}>
        <Stack gap="sm">
          <NewDeliverableFields brief={brief} entry={entry} />
          <Group justify="space-between" align="flex-end">
            <QuantityInput
              label="How many to make"
              w={150}
              least={1}
              most={mostCopies}
              whole
              value={form.count}
              error={error('count')}
              onChange={(count) => set({ count })}
            />
            {hasDuration(form.type) && <Switch {...field.flag('subs')} />}
            <Button type="submit" disabled={missing !== null} loading={pending}>
              {missing ?? (form.count !== 1 ? `Make ${form.count} deliverables` : 'Make deliverable')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
