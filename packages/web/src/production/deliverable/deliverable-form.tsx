import { Stack } from '@mantine/core';
import {
  clearValue,
  type Deliverable,
  deliverables,
  hasDuration,
  readTypedDuration,
  withoutUnfit,
} from '@pavilion/domain';
import { MultiSelect } from '../../kit/multi-select.tsx';
import { SavedInput } from '../../kit/saved-input.tsx';
import { Select } from '../../kit/select.tsx';
import { DeadlineInput } from '../../parts/deadline-input.tsx';
import { offered } from '../../parts/offered.ts';
import { PeoplePick } from '../../parts/people-pick.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useEdits } from '../../parts/use-edits.ts';
import { useUser } from '../../session/session-provider.tsx';

/** Fields of a deliverable. Each saves on blur, with Undo; after a refusal the typed text stays, with the reason. */
export function DeliverableForm({ deliverable }: { deliverable: Deliverable }) {
  const edit = useEdits(deliverables, deliverable);
  const lists = useConfiguration();
  const { brandAccess } = useUser();
  const { onChange: _typeOnly, ...type } = edit.choice('type');
  const duration = edit.text('desiredDuration');
  const saveDuration = async (typed: string) => {
    const reading = readTypedDuration(typed);
    if (reading.kind === 'wrong') return reading.message;
    return duration.onSave(clearValue(reading) ?? '');
  };
  return (
    <Stack gap="xs">
      <SavedInput size="xs" {...edit.text('title')} />
      <Select
        size="xs"
        data={lists.delTypes.map((type) => type.display)}
        {...type}
        onChange={(next) => next && edit.choose(type.label, withoutUnfit(deliverable, { type: next }))}
      />
      <Select size="xs" searchable clearable data={lists.formats} {...edit.choice('format')} />
      <DeadlineInput size="xs" clearable done={deliverable.state === 'signed'} {...edit.day('deadline')} />
      {hasDuration(deliverable.type) && <SavedInput size="xs" {...duration} onSave={saveDuration} />}
      <Select
        size="xs"
        searchable
        clearable={brandAccess.length === 0}
        data={offered(lists.brand, brandAccess, deliverable.brand)}
        {...edit.choice('brand')}
      />
      <SavedInput size="xs" {...edit.text('folderName')} />
      <PeoplePick size="xs" holding="giveFeedback" {...edit.list('owners')} />
      <MultiSelect size="xs" searchable data={lists.platforms} {...edit.list('platforms')} />
      <SavedInput multiline size="xs" {...edit.text('description')} />
    </Stack>
  );
}
