import { Button, Group, Progress, Stack, Text, TextInput } from '@mantine/core';
import { type Deliverable, deliverables } from '@pavilion/domain';
import { useDeferredValue, useMemo, useState } from 'react';
import { countWords, formatCount } from '../../kit/count-words.ts';
import { formFields } from '../../kit/form-fields.ts';
import { Modal } from '../../kit/modal.tsx';
import { Select } from '../../kit/select.tsx';
import { submits } from '../../kit/submits.ts';
import { DeadlineInput } from '../../parts/deadline-input.tsx';
import { offered } from '../../parts/offered.ts';
import { PeoplePick } from '../../parts/people-pick.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useUser } from '../../session/session-provider.tsx';
import { useDeliverableEdits } from '../use-deliverable-edits.ts';
import { affectedBy, type BatchChanges, givenIn } from './batch-changes.ts';
import { BatchPreview } from './batch-preview.tsx';

interface BatchEditProps {
  chosen: readonly Deliverable[];
  opened: boolean;
  onClose: () => void;
}

/** One change to several deliverables, with a preview. Empty fields do not change. */
export function BatchEdit({ chosen, opened, onClose }: BatchEditProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={`Edit ${countWords(chosen.length, 'deliverable')}`} size="lg">
      <BatchForm chosen={chosen} onClose={onClose} />
    </Modal>
  );
}

function BatchForm({ chosen, onClose }: Omit<BatchEditProps, 'opened'>) {
  const edit = useDeliverableEdits();
  const lists = useConfiguration();
  const { brandAccess } = useUser();
  const [changes, setChanges] = useState<BatchChanges>({});
  /** Progress; null before the start. */
  const [asked, setAsked] = useState<{ done: number; of: number } | null>(null);
  const previewed = useDeferredValue(changes);
  const field = formFields<BatchChanges>({
    values: changes,
    errors: {},
    // An emptied field changes nothing.
    set: (name, value) => setChanges({ ...changes, [name]: value?.length ? value : undefined }),
    type: deliverables,
    none: undefined,
  });
  const affected = useMemo(() => affectedBy(changes, chosen), [changes, chosen]);
  const many = countWords(affected.length, 'deliverable');

  const apply = async () => {
    const of = affected.length;
    setAsked({ done: 0, of });
    const patch = Object.fromEntries(givenIn(changes).map((field) => [field, changes[field]]));
    await edit(
      affected.map((deliverable) => ({ deliverable, changes: patch })),
      `${many} changed`,
      (done) => setAsked({ done, of }),
    );
    onClose();
  };
  if (asked !== null) return <Working asked={asked.done} of={asked.of} />;

  return (
    <Stack gap="sm" component="form" onSubmit={submits(apply)}>
      <Group grow>
        <Select clearable data={lists.delTypes.map((type) => type.display)} {...field.choice('type')} />
        <Select clearable searchable data={lists.formats} {...field.choice('format')} />
      </Group>
      <Group grow>
        <Select clearable searchable data={offered(lists.brand, brandAccess)} {...field.choice('brand')} />
        <DeadlineInput clearable {...field.input('deadline')} />
      </Group>
      <TextInput {...field.text('folderName')} />
      <PeoplePick
        holding="giveFeedback"
        {...field.input('owners')}
        value={changes.owners ?? []}
        // Below the field, the list would cover the buttons.
        comboboxProps={{ position: 'top' }}
      />
      {givenIn(previewed).length > 0 && <BatchPreview changes={previewed} chosen={chosen} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={affected.length === 0}>
          {affected.length === 0 ? 'Nothing changes' : `Change ${formatCount(affected.length)}`}
        </Button>
      </Group>
    </Stack>
  );
}

/** Thousands of edits take some seconds, while the list behind updates. */
function Working({ asked, of }: { asked: number; of: number }) {
  return (
    <Stack gap="xs" aria-live="polite">
      <Text size="sm">
        {formatCount(asked)} of {formatCount(of)} are done.
      </Text>
      <Progress value={Math.round((asked / of) * 100)} animated aria-label="How many are done" />
    </Stack>
  );
}
