import { Button, Group, Stack, Text } from '@mantine/core';
import { type Collection, collections } from '@pavilion/domain';
import { useChange } from '@pavilion/sync/react';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { Modal } from '../../kit/modal.tsx';
import { notifyDone } from '../../kit/notify.ts';
import { submits } from '../../kit/submits.ts';
import { useFormValues } from '../../kit/use-form-values.ts';
import { PeoplePick } from '../../parts/people-pick.tsx';
import { useOvertaken } from '../../parts/use-overtaken.ts';
import { usePeople } from '../../parts/use-people.ts';

/** Lets the owners of a collection choose its owners and editors. */
export function ShareCollection({ collection }: { collection: Collection }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconUsers size={16} />} onClick={() => setOpened(true)}>
        Share
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={`Share ${collection.name}`}>
        <ShareForm collection={collection} onClose={() => setOpened(false)} />
      </Modal>
    </>
  );
}

function ShareForm({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  const change = useChange(collections);
  const stored = { owners: collection.owners, editors: collection.editors };
  const { nameOf } = usePeople([...stored.owners, ...stored.editors]);
  const overtaken = useOvertaken(collection);
  const form = useFormValues(stored, undefined, (name) => overtaken(stored[name].map(nameOf).join(', ')));
  const [saving, setSaving] = useState(false);
  const save = async () => {
    const { owners, editors } = form.values;
    if (owners.length === 0) return form.setErrors({ owners: 'A collection needs an owner.' });
    setSaving(true);
    try {
      await change(collection, { owners, editors: editors.filter((id) => !owners.includes(id)) });
      notifyDone('Collection shared');
      onClose();
    } catch (reason) {
      form.setErrors({ owners: refusalWords(reason).message });
    } finally {
      setSaving(false);
    }
  };
  return (
    <form onSubmit={submits(save)}>
      <Stack gap="lg">
        <PeoplePick
          {...form.input('owners')}
          label="Owners"
          description="Rename, share and delete the collection."
          holding="openCollections"
          maxValues={100}
        />
        <PeoplePick
          {...form.input('editors')}
          label="Editors"
          description="Remove files and set their folders. People with access to the catalogue add files from there."
          holding="openCollections"
          maxValues={100}
          // Below the field, the list would cover Save.
          comboboxProps={{ position: 'top' }}
        />
        <Text size="sm" c="dimmed">
          Everyone who can open collections can view this one.
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={saving}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
