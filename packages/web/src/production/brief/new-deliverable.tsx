import { Button, Group, Select, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { type Brief, hasDuration, missingForDeliverable, mostCopies, readTypedDuration } from '@pavilion/domain';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { DayInput } from '../../kit/day-input.tsx';
import { Modal } from '../../kit/modal.tsx';
import { QuantityInput } from '../../kit/quantity-input.tsx';
import { submits } from '../../kit/submits.ts';
import { TypedInput } from '../../kit/typed-input.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';

interface NewDeliverableProps {
  brief: Brief;
  opened: boolean;
  onClose: () => void;
}

const emptyForm = {
  title: '',
  type: '',
  deadline: '',
  format: '',
  folderName: '',
  /** Null while nothing clear is typed. */
  desiredDuration: null as string | null,
  brand: '',
  description: '',
  subs: false,
  count: 1 as number | null,
};

/** New empty deliverables, as many as asked for (PRD-042, PRD-044..047). */
export function NewDeliverable({ brief, opened, onClose }: NewDeliverableProps) {
  const [form, setForm] = useState({ ...emptyForm, brand: brief.brands.length === 1 ? (brief.brands[0] ?? '') : '' });
  const lists = useConfiguration();
  const create = useCall(calls.production.createDeliverables, {
    done: ({ ids }) => (ids.length === 1 ? 'Deliverable made' : `${ids.length} deliverables made`),
  });
  const set = (changes: Partial<typeof form>) => setForm({ ...form, ...changes });
  const missing = missingForDeliverable(form);
  const brands = brief.brands.length > 0 ? brief.brands : lists.brand;
  const error = (field: string) => create.fields[`deliverable.${field}`] ?? create.fields[field];

  const make = async () => {
    const { count, title, type, deadline, subs, ...optional } = form;
    if (count === null) return;
    const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== '' && value !== null));
    const made = await create.run({
      production: brief.id,
      deliverable: { title, type, deadline, subs, ...given },
      count,
    });
    if (!made) return;
    setForm({ ...form, title: '', description: '', count: 1 });
    onClose();
  };

  return (
    <Modal opened={opened} onClose={onClose} title="New deliverable" size="lg">
      <form onSubmit={submits(make)}>
        <Stack gap="sm">
          <TextInput
            label="Title"
            data-autofocus
            value={form.title}
            error={error('title')}
            onChange={(event) => set({ title: event.currentTarget.value })}
          />
          <Group grow align="flex-start">
            <Select
              label="Type"
              searchable
              data={lists.delTypes.map((type) => type.display)}
              value={form.type || null}
              error={error('type')}
              onChange={(type) => set({ type: type ?? '' })}
            />
            <DayInput
              label="Deadline"
              value={form.deadline}
              error={error('deadline')}
              onChange={(deadline) => set({ deadline })}
            />
          </Group>
          <Group grow align="flex-start">
            <Select
              label="Dimensions"
              searchable
              clearable
              data={lists.formats}
              value={form.format || null}
              error={error('format')}
              onChange={(format) => set({ format: format ?? '' })}
            />
            <Select
              label="Brand"
              searchable
              clearable
              data={brands}
              value={form.brand || null}
              error={error('brand')}
              onChange={(brand) => set({ brand: brand ?? '' })}
            />
          </Group>
          <Group grow align="flex-start">
            <TextInput
              label="Folder"
              value={form.folderName}
              error={error('folderName')}
              onChange={(event) => set({ folderName: event.currentTarget.value })}
            />
            {hasDuration(form.type) && (
              <TypedInput
                label="Duration"
                placeholder="00:30"
                inputMode="text"
                read={readTypedDuration}
                write={String}
                value={form.desiredDuration}
                error={error('desiredDuration')}
                onChange={(desiredDuration) => set({ desiredDuration })}
              />
            )}
          </Group>
          <Textarea
            label="Description"
            autosize
            minRows={2}
            maxRows={8}
            value={form.description}
            error={error('description')}
            onChange={(event) => set({ description: event.currentTarget.value })}
          />
          <Group justify="space-between" align="flex-end">
            <QuantityInput
              label="How many to make"
              w={150}
              least={1}
              most={mostCopies}
              whole
              value={form.count}
              error={create.fields.count}
              onChange={(count) => set({ count })}
            />
            {hasDuration(form.type) && (
              <Switch
                label="Burnt-in subtitles"
                checked={form.subs}
                onChange={(event) => set({ subs: event.currentTarget.checked })}
              />
            )}
            <Button type="submit" disabled={missing !== null} loading={create.pending}>
              {missing ?? (form.count !== 1 ? `Make ${form.count} deliverables` : 'Make deliverable')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
