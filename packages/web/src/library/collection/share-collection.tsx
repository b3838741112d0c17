import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type Collection, collections } from '@pavilion/domain';
import { usePatch } from '@pavilion/sync/react';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { notifyDone } from '../../kit/notify.ts';
import { submits } from '../../kit/submits.ts';
import { PeoplePick } from '../../parts/people-pick.tsx';

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
  const patch = usePatch(collections);
  const [owners, setOwners] = useState(collection.owners);
  const [editors, setEditors] = useState(collection.editors);
  const [error, setError] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const save = async () => {
    if (owners.length === 0) return setError('A collection needs an owner.');
    setSaving(true);
    try {
      await patch(collection.id, { owners, editors: editors.filter((id) => !owners.includes(id)) });
      notifyDone('Collection shared');
      onClose();
    } catch (reason) {
      setError(refusalWords(reason).message);
    } finally {
      setSaving(false);
    }
  };
  return (
    <form onSubmit={submits(save)}>
      <Stack gap="lg">
        <PeoplePick
          label="Owners"
          description="Rename, share and delete the collection."
          holding="openCollections"
          maxValues={100}
          value={owners}
          error={error}
          onChange={(ids) => {
            setOwners(ids);
            setError(null);
          }}
        />
        <PeoplePick
          label="Editors"
          description="Remove files and set their folders. People with access to the catalogue add files from there."
          holding="openCollections"
          maxValues={100}
          value={editors}
          onChange={setEditors}
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
