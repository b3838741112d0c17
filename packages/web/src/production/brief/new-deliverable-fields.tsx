import { Group, TextInput } from '@mantine/core';
import { type Brief, hasDuration, readTypedDuration, withType } from '@pavilion/domain';
import { GrowingTextarea } from '../../kit/growing-textarea.tsx';
import { Select } from '../../kit/select.tsx';
import { TypedInput } from '../../kit/typed-input.tsx';
import { DeadlineInput } from '../../parts/deadline-input.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useBrandsOf } from './use-brands-of.ts';
import type { NewDeliverableForm } from './use-new-deliverable.ts';

/** The fields of a new deliverable. */
export function NewDeliverableFields({ brief, entry }: { brief: Brief; entry: NewDeliverableForm }) {
  const { form, set, field } = entry;
  const lists = useConfiguration();
  const { data, required } = useBrandsOf(brief);
  return (
    <>
      <TextInput data-autofocus {...field.text('title')} />
      <Group grow align="flex-start">
        <Select
          searchable
          data={lists.delTypes.map((type) => type.display)}
          {...field.choice('type')}
          onChange={(type) => type && set(withType(form, type))}
        />
        <DeadlineInput {...field.input('deadline')} />
      </Group>
      <Group grow align="flex-start">
        <Select searchable clearable data={lists.formats} {...field.choice('format')} />
        <Select searchable required={required} clearable={!required} data={data} {...field.choice('brand')} />
      </Group>
      <Group grow align="flex-start">
        <TextInput {...field.text('folderName')} />
        {hasDuration(form.type) && (
          <TypedInput
            placeholder="00:30"
            inputMode="text"
            read={readTypedDuration}
            write={String}
            {...field.input('desiredDuration')}
          />
        )}
      </Group>
      <GrowingTextarea minRows={2} maxRows={8} {...field.text('description')} />
    </>
  );
}
