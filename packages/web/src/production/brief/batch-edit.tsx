import { Button, Group, Modal, Select, Stack, Table, Text, TextInput } from '@mantine/core';
import type { Deliverable } from '@pavilion/domain';
import { useState } from 'react';
import { DayInput } from '../../kit/day-input.tsx';
import { PeoplePick } from '../../parts/people-pick.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { usePeople } from '../../parts/use-people.ts';
import { useDeliverableEdits } from '../use-deliverable-edits.ts';

type Changes = Partial<Pick<Deliverable, 'type' | 'format' | 'brand' | 'folderName' | 'deadline' | 'owners'>>;
const labels: Record<keyof Changes, string> = {
  type: 'Type',
  format: 'Dimensions',
  brand: 'Brand',
  folderName: 'Folder',
  deadline: 'Deadline',
  owners: 'Reviewers',
};

interface BatchEditProps {
  chosen: readonly Deliverable[];
  opened: boolean;
  onClose: () => void;
}

/** Nothing, in whatever way it is stored, is the same as nothing. */
const isSame = (left: unknown, right: unknown) => JSON.stringify(left || null) === JSON.stringify(right || null);

/** Nobody reads more lines than these; how many there are is said. */
const mostShown = 200;

/** One change to several deliverables, shown before it is made. Fields left empty stay as they are. */
export function BatchEdit({ chosen, opened, onClose }: BatchEditProps) {
  const edit = useDeliverableEdits();
  const lists = useConfiguration();
  const [changes, setChanges] = useState<Changes>({});
  const people = usePeople([...chosen.flatMap(({ owners }) => owners), ...(changes.owners ?? [])]);
  const [saving, setSaving] = useState(false);
  const set = (change: Changes) => setChanges({ ...changes, ...change });
  const given = (Object.keys(changes) as (keyof Changes)[]).filter((field) => changes[field] !== undefined);
  const wordOf = (value: unknown) =>
    (Array.isArray(value) ? value.map((id) => people.nameOf(String(id))).join(', ') : String(value ?? '')) || '–';
  const affected = chosen.filter((deliverable) => given.some((field) => !isSame(deliverable[field], changes[field])));

  const apply = async () => {
    setSaving(true);
    const patch = Object.fromEntries(given.map((field) => [field, changes[field]]));
    await edit(
      affected.map((deliverable) => ({ deliverable, changes: patch })),
      affected.length === 1 ? '1 deliverable changed' : `${affected.length} deliverables changed`,
    );
    setSaving(false);
    setChanges({});
    onClose();
  };

  return (
    <Modal opened={opened} onClose={onClose} title={`Edit ${chosen.length} deliverables`} size="lg">
      <Stack gap="sm">
        <Group grow>
          <Select
            label="Type"
            clearable
            data={lists.delTypes.map((type) => type.display)}
            value={changes.type ?? null}
            onChange={(type) => set({ type: type ?? undefined })}
          />
          <Select
            label="Dimensions"
            clearable
            searchable
            data={lists.formats}
            value={changes.format ?? null}
            onChange={(format) => set({ format: format ?? undefined })}
          />
        </Group>
        <Group grow>
          <Select
            label="Brand"
            clearable
            searchable
            data={lists.brand}
            value={changes.brand ?? null}
            onChange={(brand) => set({ brand: brand ?? undefined })}
          />
          <DayInput
            label="Deadline"
            clearable
            value={changes.deadline}
            onChange={(deadline) => set({ deadline: deadline || undefined })}
          />
        </Group>
        <TextInput
          label="Folder"
          value={changes.folderName ?? ''}
          onChange={(event) => set({ folderName: event.currentTarget.value || undefined })}
        />
        <PeoplePick
          label="Reviewers"
          holding="giveFeedback"
          value={changes.owners ?? []}
          onChange={(owners) => set({ owners: owners.length > 0 ? owners : undefined })}
        />
        {given.length > 0 && (
          <Table.ScrollContainer minWidth={400} mah={240}>
            <Table fz="xs" aria-label="What will change">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Deliverable</Table.Th>
                  {given.map((field) => (
                    <Table.Th key={field}>{labels[field]}</Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {affected.slice(0, mostShown).map((deliverable) => (
                  <Table.Tr key={deliverable.id}>
                    <Table.Td>{deliverable.title}</Table.Td>
                    {given.map((field) => (
                      <Table.Td key={field}>
                        <Text span fz="xs" c="dimmed" td="line-through">
                          {wordOf(deliverable[field])}
                        </Text>{' '}
                        {wordOf(changes[field])}
                      </Table.Td>
                    ))}
                  </Table.Tr>
                ))}
                {affected.length > mostShown && (
                  <Table.Tr>
                    <Table.Td colSpan={given.length + 1}>and {affected.length - mostShown} more</Table.Td>
                  </Table.Tr>
                )}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={affected.length === 0} loading={saving} onClick={() => void apply()}>
            {affected.length === 0 ? 'Nothing changes' : `Change ${affected.length}`}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
