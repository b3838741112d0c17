import { Table, Text } from '@mantine/core';
import { type Deliverable, deliverables, fieldLabel } from '@pavilion/domain';
import { memo, useMemo } from 'react';
import { formatCount } from '../../kit/count-words.ts';
import { usePeople } from '../../parts/use-people.ts';
import { affectedBy, type BatchChanges, givenIn } from './batch-changes.ts';

/** Most lines shown, with the total beside them. */
const mostShown = 100;

interface BatchPreviewProps {
  changes: BatchChanges;
  chosen: readonly Deliverable[];
}

/** Preview of a batch edit: former and new values, a line for each deliverable. */
export const BatchPreview = memo(function BatchPreview({ changes, chosen }: BatchPreviewProps) {
  const given = givenIn(changes);
  const affected = useMemo(() => affectedBy(changes, chosen), [changes, chosen]);
  const shown = affected.slice(0, mostShown);
  const people = usePeople(changes.owners ? [...shown.flatMap(({ owners }) => owners), ...changes.owners] : []);
  const wordOf = (value: unknown) =>
    (Array.isArray(value) ? value.map((id) => people.nameOf(String(id))).join(', ') : String(value ?? '')) || '–';
  return (
    <Table.ScrollContainer minWidth={400} mah={240}>
      <Table fz="xs" aria-label="What will change">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Deliverable</Table.Th>
            {given.map((field) => (
              <Table.Th key={field}>{fieldLabel(deliverables, field)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((deliverable) => (
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
              <Table.Td colSpan={given.length + 1}>and {formatCount(affected.length - mostShown)} more</Table.Td>
            </Table.Tr>
          )}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
});
