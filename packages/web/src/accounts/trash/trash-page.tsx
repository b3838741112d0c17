import { Button, Group, Stack, Text } from '@mantine/core';
import { nounLabel } from '@pavilion/domain';
import { trashTypes } from '@pavilion/domain/system';
import { IconTrash } from '@tabler/icons-react';
import { calls } from '../../call/client.ts';
import { useAnswer, useCall } from '../../call/use-call.ts';
import type { Column } from '../../kit/column.ts';
import { countWords, formatCount } from '../../kit/count-words.ts';
import { DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { SearchInput } from '../../kit/search-input.tsx';
import { Select } from '../../kit/select.tsx';
import { urlText } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';

type Entry = Awaited<ReturnType<typeof calls.system.listTrash>>['entries'][number];

const address = { q: urlText(), kind: urlText() };
const kinds = [...trashTypes]
  .map(([value, type]) => ({ value, label: nounLabel(type) }))
  .sort((left, right) => left.label.localeCompare(right.label, 'en-GB'));

/** Milliseconds. The trash has no live query: deletions of any kind, by anyone, change it. */
const askEvery = 5_000;

/** Items deleted in the last 30 days, which can be restored (OPN-098). */
export function TrashPage() {
  const [{ q, kind }, set] = useUrlState(address);
  const { answer, loading, previous, refusal, again } = useAnswer(
    calls.system.listTrash,
    { text: q, ...(kind ? { collection: kind } : {}) },
    { every: askEvery },
  );
  const isNarrowed = q !== '' || kind !== '';
  return (
    <Stack gap="md">
      <Group gap="sm">
        <SearchInput value={q} onChange={(next) => set({ q: next })} placeholder="Search Deleted Items" />
        <Select
          aria-label="Kind"
          placeholder="All kinds"
          data={kinds}
          value={kind || null}
          onChange={(next) => set({ kind: next ?? '' })}
          clearable
          w={180}
        />
      </Group>
      <Text size="sm" c="dimmed">
        Deleted items can be restored for 30 days, with everything that was deleted with them. Then they are removed for
        good.
      </Text>
      <DataTable
        label="Deleted items"
        rows={answer?.entries ?? []}
        columns={[
          ...columns,
          {
            key: 'restore',
            pressed: true,
            title: '',
            label: 'Actions',
            width: 250,
            render: (entry) => <Restore entry={entry} onDone={() => void again()} />,
          },
        ]}
        loading={loading}
        fetching={previous}
        error={refusal?.message}
        onRetry={() => void again()}
        empty={
          <EmptyState icon={IconTrash}>
            {isNarrowed ? 'No deleted items found.' : 'Nothing has been deleted in the last 30 days.'}
          </EmptyState>
        }
        footer={answer?.more ? 'Only the latest 200 are listed. Search to find older ones.' : undefined}
      />
    </Stack>
  );
}

const columns: readonly Column<Entry>[] = [
  { key: 'kind', title: 'Kind', width: 140, render: ({ kind }) => kind },
  {
    key: 'title',
    title: 'Title',
    render: ({ title, kind, parts, together }) => (
      <div>
        <Text size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        {together > 1 && (
          <Text size="xs" c="dimmed">
            One of {countWords(together, kind.toLowerCase())} deleted together
          </Text>
        )}
        {parts.length > 0 && (
          <Text size="xs" c="dimmed">
            With {parts.map(({ kind, count }) => countWords(count, kind.toLowerCase())).join(', ')}
          </Text>
        )}
      </div>
    ),
  },
  { key: 'by', title: 'Deleted by', width: 180, wide: true, render: ({ by }) => by },
  { key: 'deletedAt', title: 'When', width: 150, render: ({ deletedAt }) => <RelativeDate value={deletedAt} ago /> },
  { key: 'until', title: 'Kept until', width: 150, wide: true, render: ({ until }) => <RelativeDate value={until} /> },
];

function Restore({ entry, onDone }: { entry: Entry; onDone: () => void }) {
  const { collection, document, deletedAt, title, kind, together } = entry;
  const restore = useCall(calls.system.restoreFromTrash, { done: `${title} was restored.` });
  const all = useCall(calls.system.restoreFromTrash, {
    done: `${countWords(together, kind.toLowerCase())} were restored.`,
  });
  const one = { collection, document, deletedAt };
  return (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      {together > 1 && (
        <Button
          size="xs"
          variant="subtle"
          loading={all.pending}
          aria-label={`Restore all ${together} deleted with ${title}`}
          onClick={() => void all.run({ ...one, all: true }).then((done) => done && onDone())}
        >
          Restore All {formatCount(together)}
        </Button>
      )}
      <Button
        size="xs"
        variant="light"
        loading={restore.pending}
        aria-label={`Restore ${title}`}
        onClick={() => void restore.run(one).then((done) => done && onDone())}
      >
        Restore
      </Button>
    </Group>
  );
}
