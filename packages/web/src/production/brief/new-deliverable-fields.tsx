import { Group, Select, Textarea, TextInput } from '@mantine/core';
import { type Brief, hasDuration, readTypedDuration, withType } from '@pavilion/domain';
import { TypedInput } from '../../kit/typed-input.tsx';
import { DeadlineInput } from '../../parts/deadline-input.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import type { NewDeliverableForm } from './use-new-deliverable.ts';

/** The fields of a new deliverable. */
export function NewDeliverableFields({ brief, entry }: { brief: Brief; entry: NewDeliverableForm }) {
  const { form, set, error } = entry;
  const lists = useConfiguration();
  return (
    <>
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
          allowDeselect={false}
          data={lists.delTypes.map((type) => type.display)}
          value={form.type || null}
          error={error('type')}
          onChange={(type) => type && set(withType(form, type))}
        />
        <DeadlineInput
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
          data={brief.brands.length > 0 ? brief.brands : lists.brand}
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
    </>
  );
}
