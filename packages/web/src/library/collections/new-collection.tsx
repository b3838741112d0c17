import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { collections, pagePath } from '@pavilion/domain';
import { useInsert, useLive } from '@pavilion/sync/react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { PageLink } from '../../kit/links.tsx';
import { Modal } from '../../kit/modal.tsx';
import { submits } from '../../kit/submits.ts';
import { sameName } from '../same-name.ts';

/** New Collection modal (LIB-020 to LIB-022). */
export function NewCollection({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const insert = useInsert(collections);
  const navigate = useNavigate();
  const { documents } = useLive(collections, opened ? {} : null);
  const namesake = name.trim() === '' ? undefined : documents.find((each) => sameName(each.name, name));
  const save = async () => {
    if (name.trim() === '') return setError('Name is needed.');
    setSaving(true);
    try {
      const { id } = await insert({ name: name.trim() });
      setName('');
      onClose();
      void navigate({ to: pagePath(collections, { id }) });
    } catch (reason) {
      setError(refusalWords(reason).message);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Modal opened={opened} onClose={onClose} title="New Collection" size="sm">
      <form onSubmit={submits(save)} noValidate>
        <Stack gap="lg">
          <TextInput
            label="Name"
            data-autofocus
            maxLength={200}
            value={name}
            error={error}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setError(null);
            }}
          />
          {namesake && (
            <Text size="sm" role="status">
              There is a collection <PageLink to={pagePath(collections, namesake)}>{namesake.name}</PageLink> already.
            </Text>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
            <Button type="submit" loading={saving}>
              Add Collection
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
