import { MultiSelect, Select, Stack } from '@mantine/core';
import { type Deliverable, deliverables } from '@pavilion/domain';
import { DayInput } from '../../kit/day-input.tsx';
import { SavedInput } from '../../kit/saved-input.tsx';
import { PeoplePick } from '../../parts/people-pick.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useUndoableFields } from '../undoable-edits.tsx';

/** The fields of a deliverable, each kept when it is left, with a way back; a refusal stays beside its field with what was typed. */
export function DeliverableForm({ deliverable }: { deliverable: Deliverable }) {
  const save = useUndoableFields(deliverables, deliverable);
  const lists = useConfiguration();
  return (
    <Stack gap="xs">
      <SavedInput size="xs" label="Title" value={deliverable.title} onSave={(title) => save('Title', { title })} />
      <Select
        size="xs"
        label="Type"
        data={lists.delTypes.map((type) => type.display)}
        value={deliverable.type ?? null}
        allowDeselect={false}
        onChange={(type) => void save('Type', { type })}
      />
      <Select
        size="xs"
        label="Dimensions"
        searchable
        clearable
        data={lists.formats}
        value={deliverable.format ?? null}
        onChange={(format) => void save('Dimensions', { format })}
      />
      <DayInput
        size="xs"
        label="Deadline"
        clearable
        value={deliverable.deadline}
        onChange={(day) => void save('Deadline', { deadline: day || null })}
      />
      {deliverable.type !== 'Image' && (
        <SavedInput
          size="xs"
          label="Duration"
          value={deliverable.desiredDuration ?? ''}
          onSave={(value) => save('Duration', { desiredDuration: value || null })}
        />
      )}
      <Select
        size="xs"
        label="Brand"
        searchable
        clearable
        data={lists.brand}
        value={deliverable.brand ?? null}
        onChange={(brand) => void save('Brand', { brand })}
      />
      <SavedInput
        size="xs"
        label="Folder"
        value={deliverable.folderName ?? ''}
        onSave={(value) => save('Folder', { folderName: value || null })}
      />
      <PeoplePick
        size="xs"
        label="Reviewers"
        holding="giveFeedback"
        value={deliverable.owners}
        onChange={(owners) => void save('Reviewers', { owners })}
      />
      <MultiSelect
        size="xs"
        label="Platforms"
        searchable
        data={lists.platforms}
        value={deliverable.platforms}
        onChange={(platforms) => void save('Platforms', { platforms })}
      />
      <SavedInput
        multiline
        size="xs"
        label="Description"
        value={deliverable.description}
        onSave={(description) => save('Description', { description })}
      />
    </Stack>
  );
}
