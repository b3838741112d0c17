import { MultiSelect, Select, Stack } from '@mantine/core';
import { clearValue, type Deliverable, deliverables, hasDuration, readTypedDuration } from '@pavilion/domain';
import { DayInput } from '../../kit/day-input.tsx';
import { SavedInput } from '../../kit/saved-input.tsx';
import { PeoplePick } from '../../parts/people-pick.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useEdits } from '../../parts/use-edits.ts';

/** The fields of a deliverable, each kept when it is left, with a way back; a refusal stays beside its field with what was typed. */
export function DeliverableForm({ deliverable }: { deliverable: Deliverable }) {
  const { save, choose } = useEdits(deliverables, deliverable);
  const lists = useConfiguration();
  const saveDuration = async (typed: string) => {
    const reading = readTypedDuration(typed);
    if (reading.kind === 'wrong') return reading.message;
    return save('Duration', { desiredDuration: clearValue(reading) });
  };
  return (
    <Stack gap="xs">
      <SavedInput size="xs" label="Title" value={deliverable.title} onSave={(title) => save('Title', { title })} />
      <Select
        size="xs"
        label="Type"
        data={lists.delTypes.map((type) => type.display)}
        value={deliverable.type ?? null}
        allowDeselect={false}
        onChange={(type) => choose('Type', { type })}
      />
      <Select
        size="xs"
        label="Dimensions"
        searchable
        clearable
        data={lists.formats}
        value={deliverable.format ?? null}
        onChange={(format) => choose('Dimensions', { format })}
      />
      <DayInput
        size="xs"
        label="Deadline"
        clearable
        value={deliverable.deadline}
        onChange={(day) => choose('Deadline', { deadline: day || null })}
      />
      {hasDuration(deliverable.type) && (
        <SavedInput size="xs" label="Duration" value={deliverable.desiredDuration ?? ''} onSave={saveDuration} />
      )}
      <Select
        size="xs"
        label="Brand"
        searchable
        clearable
        data={lists.brand}
        value={deliverable.brand ?? null}
        onChange={(brand) => choose('Brand', { brand })}
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
        onChange={(owners) => choose('Reviewers', { owners })}
      />
      <MultiSelect
        size="xs"
        label="Platforms"
        searchable
        data={lists.platforms}
        value={deliverable.platforms}
        onChange={(platforms) => choose('Platforms', { platforms })}
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
