import { Group, Stack, Switch, TagsInput } from '@mantine/core';
import { brandKits, templates } from '@pavilion/domain/graphics';
import { useLive } from '@pavilion/sync/react';
import { Modal } from '../../../kit/modal.tsx';
import { MultiPick } from '../../../kit/multi-pick.tsx';
import { SavedInput } from '../../../kit/saved-input.tsx';
import { Select } from '../../../kit/select.tsx';
import { offered } from '../../../parts/offered.ts';
import { useConfiguration } from '../../../parts/use-configuration.ts';
import { useEdits } from '../../../parts/use-edits.ts';
import { useUser } from '../../../session/session-provider.tsx';
import { kindChoices } from '../../lists/kind-words.ts';
import { useModel } from '../state/editor.ts';

interface DetailsDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Window with what the template is for, and who may see it (GFX-005). */
export function DetailsDialog({ opened, onClose }: DetailsDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Template Details">
      {opened && <DetailsForm />}
    </Modal>
  );
}

function DetailsForm() {
  const { template } = useModel();
  const edit = useEdits(templates, template);
  const lists = useConfiguration();
  const user = useUser();
  const { documents: kits } = useLive(brandKits, { orderBy: [{ field: 'name', direction: 'asc' }] });
  return (
    <Stack gap="md">
      <SavedInput {...edit.text('name')} />
      <Select searchable data={kindChoices} {...edit.choice('kind')} />
      <Group grow align="start">
        <Select
          clearable={user.departmentAccess.length === 0}
          data={offered(lists.departments, user.departmentAccess, template.department)}
          {...edit.choice('department')}
        />
        <MultiPick data={offered(lists.brand, user.brandAccess, template.brands)} {...edit.list('brands')} />
      </Group>
      <SavedInput {...edit.text('competition')} />
      <TagsInput {...edit.list('tags')} />
      <Select
        clearable
        placeholder="None"
        data={kits.map(({ id, name }) => ({ value: id, label: name }))}
        {...edit.choice('kit')}
      />
      <Switch
        description="Exports carry a watermark until the graphic is signed off. Files sent to a brief for review have none. It counts for all graphics of the template once that is published."
        {...edit.flag('signOff')}
      />
    </Stack>
  );
}
