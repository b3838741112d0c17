import { MultiSelect, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { type Deliverable, deliverables } from '@pavilion/domain';
import { usePatch } from '@pavilion/sync/react';
import { useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { DayInput } from '../../kit/day-input.tsx';
import { notifyError } from '../../kit/notify.ts';
import { PeoplePick } from '../../parts/people-pick.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';

type Field =
  | 'title'
  | 'type'
  | 'format'
  | 'brand'
  | 'folderName'
  | 'desiredDuration'
  | 'description'
  | 'deadline'
  | 'owners'
  | 'platforms';

/** The fields of a deliverable, each saved when it is left; a refusal stays beside its field with what was typed. */
export function DeliverableForm({ deliverable }: { deliverable: Deliverable }) {
  const patch = usePatch(deliverables);
  const lists = useConfiguration();
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const save = async (field: Field, value: unknown) => {
    try {
      await patch(deliverable.id, { [field]: value === '' ? null : value });
      setErrors(({ [field]: _gone, ...rest }) => rest);
    } catch (error) {
      const { message } = refusalWords(error);
      setErrors((known) => ({ ...known, [field]: message }));
      notifyError(message);
    }
  };
  return (
    <Stack gap="xs">
      <Typed label="Title" value={deliverable.title} error={errors.title} onSave={(value) => save('title', value)} />
      <Select
        size="xs"
        label="Type"
        data={lists.delTypes.map((type) => type.display)}
        value={deliverable.type ?? null}
        error={errors.type}
        allowDeselect={false}
        onChange={(value) => void save('type', value)}
      />
      <Select
        size="xs"
        label="Dimensions"
        searchable
        clearable
        data={lists.formats}
        value={deliverable.format ?? null}
        error={errors.format}
        onChange={(value) => void save('format', value)}
      />
      <DayInput
        size="xs"
        label="Deadline"
        clearable
        value={deliverable.deadline}
        error={errors.deadline}
        onChange={(day) => void save('deadline', day || null)}
      />
      {deliverable.type !== 'Image' && (
        <Typed
          label="Duration"
          value={deliverable.desiredDuration ?? ''}
          error={errors.desiredDuration}
          onSave={(value) => save('desiredDuration', value)}
        />
      )}
      <Select
        size="xs"
        label="Brand"
        searchable
        clearable
        data={lists.brand}
        value={deliverable.brand ?? null}
        error={errors.brand}
        onChange={(value) => void save('brand', value)}
      />
      <Typed
        label="Folder"
        value={deliverable.folderName ?? ''}
        error={errors.folderName}
        onSave={(value) => save('folderName', value)}
      />
      <PeoplePick
        size="xs"
        label="Reviewers"
        holding="giveFeedback"
        value={deliverable.owners}
        error={errors.owners}
        onChange={(value) => void save('owners', value)}
      />
      <MultiSelect
        size="xs"
        label="Platforms"
        searchable
        data={lists.platforms}
        value={deliverable.platforms}
        error={errors.platforms}
        onChange={(value) => void save('platforms', value)}
      />
      <Typed
        multiline
        label="Description"
        value={deliverable.description}
        error={errors.description}
        onSave={(value) => save('description', value)}
      />
    </Stack>
  );
}

interface TypedProps {
  label: string;
  value: string;
  error?: string;
  multiline?: boolean;
  onSave: (value: string) => Promise<void>;
}

/** Text that is saved when the field is left. While it is being typed, what others write does not disturb it. */
function Typed({ label, value, error, multiline, onSave }: TypedProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const leave = () => {
    if (typed === null) return;
    if (typed !== value) void onSave(typed).then(() => setTyped(null));
    else setTyped(null);
  };
  const shared = {
    size: 'xs',
    label,
    error,
    value: typed ?? value,
    onChange: (event: { currentTarget: { value: string } }) => setTyped(event.currentTarget.value),
    onBlur: leave,
  } as const;
  return multiline ? <Textarea autosize minRows={2} maxRows={10} {...shared} /> : <TextInput {...shared} />;
}
