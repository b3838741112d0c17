import { Table, Text } from '@mantine/core';
import { archiveEvents, type DeliveryMove, type DeliveryPlace, eventTitle } from '@pavilion/domain/archive';
import type { FrameGrid } from '@pavilion/domain/files';
import { useLive } from '@pavilion/sync/react';
import { countWords } from '../../kit/count-words.ts';
import { markLabel } from '../clips/viewer/recording-grid.ts';

interface Plan {
  moves: readonly DeliveryMove[];
  cut: number;
  busy: number;
}

interface PlanPreviewProps {
  plan: Plan;
  gridOf: (file: string) => FrameGrid | null;
  /** Name of a recording, if the plan spans several. */
  nameOf?: (file: string) => string;
}

const shown = 4;

/** Preview of a move: how many deliveries, the first and last of them from where to where, and the clip files it deletes. */
export function PlanPreview({ plan, gridOf, nameOf }: PlanPreviewProps) {
  const { moves, cut, busy } = plan;
  const some = moves.length > 2 * shown ? [...moves.slice(0, shown), ...moves.slice(-shown)] : moves;
  const { documents } = useLive(
    archiveEvents,
    some.length > 0 ? { where: { id: { in: some.map(({ delivery }) => delivery) } } } : null,
  );
  const titles = new Map(documents.map((event) => [event.id, eventTitle(event)]));
  const say = (place: DeliveryPlace | null) =>
    place ? [nameOf?.(place.file), markLabel(place.tcIn, gridOf(place.file))].filter(Boolean).join(' · ') : '–';
  return (
    <div>
      <Text size="sm" fw={550} role="status">
        {moves.length === 0
          ? 'No deliveries would move.'
          : `${countWords(moves.length, 'delivery', 'deliveries')} would move.`}
      </Text>
      {cut > 0 && (
        <Text size="sm" c="var(--pv-red)">
          {cut === 1 ? 'The clip file of 1 delivery' : `The clip files of ${cut} deliveries`} would be deleted.
        </Text>
      )}
      {busy > 0 && (
        <Text size="sm">{countWords(busy, 'delivery', 'deliveries')} would stay, because a clip is being cut.</Text>
      )}
      {some.length > 0 && (
        <Table mt="xs" aria-label="Deliveries that move">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{some.length < moves.length ? 'First and last' : 'Delivery'}</Table.Th>
              <Table.Th>From</Table.Th>
              <Table.Th>To</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody className="tabular">
            {some.map(({ delivery, from, to }) => (
              <Table.Tr key={delivery}>
                <Table.Td>{titles.get(delivery) ?? '…'}</Table.Td>
                <Table.Td>{say(from)}</Table.Td>
                <Table.Td>{say(to)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </div>
  );
}
