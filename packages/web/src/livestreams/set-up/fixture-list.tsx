import { Button, Text } from '@mantine/core';
import { venueLine } from '@pavilion/domain';
import { type Fixture, fixtureTitle } from '@pavilion/domain/livestreams';
import { useMemo, useState } from 'react';
import { calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';
import type { Column } from '../../kit/column.ts';
import { DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { SetUpFixture } from './set-up-fixture.tsx';

const fresh = 5 * 60_000;

/** Upcoming fixtures of a tournament, each with Setup (LIV-046 to LIV-048). */
export function FixtureList({ tournament }: { tournament: string }) {
  const { answer, loading, fetching, refusal, again } = useAnswer(
    calls.livestreams.upcomingFixtures,
    { tournament },
    { fresh },
  );
  const [chosen, setChosen] = useState<Fixture | null>(null);
  const columns = useMemo(() => columnsWith(setChosen), []);
  return (
    <>
      <DataTable
        label="Upcoming fixtures"
        rows={answer?.fixtures ?? []}
        columns={columns}
        loading={loading}
        fetching={fetching}
        error={refusal?.message}
        onRetry={() => void again()}
        maxHeight={640}
        empty={<EmptyState>There are no upcoming fixtures in this competition.</EmptyState>}
      />
      {chosen && <SetUpFixture fixture={chosen} tournament={tournament} onClose={() => setChosen(null)} />}
    </>
  );
}

const columnsWith = (setUp: (fixture: Fixture) => void): Column<Fixture>[] => [
  { key: 'date', title: 'Date', width: 200, render: ({ date }) => <RelativeDate value={date} time /> },
  {
    key: 'match',
    title: 'Match',
    render: (fixture) => (
      <>
        <Text size="sm" fw={500}>
          {fixtureTitle(fixture)}
        </Text>
        <Text size="xs" c="dimmed">
          {venueLine(fixture) || 'Venue to be confirmed'}
        </Text>
      </>
    ),
  },
  {
    key: 'setup',
    title: '',
    label: 'Actions',
    width: 110,
    align: 'right',
    render: (fixture) => (
      <Button size="xs" variant="light" aria-label={`Setup ${fixtureTitle(fixture)}`} onClick={() => setUp(fixture)}>
        Setup
      </Button>
    ),
  },
];
