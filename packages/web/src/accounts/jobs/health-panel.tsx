import { Group, SimpleGrid, Text } from '@mantine/core';
import { integrityReports, reportId } from '@pavilion/domain/integrity';
import { useDoc } from '@pavilion/sync/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callName, calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';
import { secondLabel } from '../../kit/date-label.ts';
import { ErrorState } from '../../kit/error-state.tsx';
import { Panel } from '../../kit/panel.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { StatusBadge } from '../../parts/status-badge.tsx';

/** Milliseconds. What this page shows has no live query: it is about the server itself. */
export const askEvery = 10_000;

/** Asks anew what this page shows, right after something was done on it. */
export function useAskJobsPageAgain(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    for (const asked of [calls.system.health, calls.system.listFailedJobs, calls.files.waitingMedia])
      void queries.invalidateQueries({ queryKey: [callName(asked)] });
  }, [queries]);
}

/** The parts of the server, each with a sentence; asked again while the page is visible. */
export function HealthPanel() {
  const { document: report } = useDoc(integrityReports, reportId);
  // What a check of the files has found is told here too.
  const when = { every: askEvery, since: report?.finished_at };
  const { answer, answeredAt, loading, refusal, again } = useAnswer(calls.system.health, {}, when);
  const asOf = answer ? `As of ${secondLabel(new Date(answeredAt))}.` : '';
  return (
    <Panel
      title="Health"
      note={answer && refusal ? `${asOf} Asked again since, without an answer: ${refusal.message}` : asOf}
    >
      {loading && <PleaseWait height={150} />}
      {refusal && !answer && <ErrorState height={60} message={refusal.message} onRetry={() => void again()} />}
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
        {answer?.checks.map(({ name, ok, off, detail }) => (
          <Group key={name} gap="sm" wrap="nowrap" align="flex-start">
            <div>
              <StatusBadge status={off ? 'unconfigured' : ok ? 'ready' : 'broken'} word={name} />
              <Text size="xs" c="dimmed" mt={4} style={{ overflowWrap: 'anywhere' }}>
                {detail}
              </Text>
            </div>
          </Group>
        ))}
      </SimpleGrid>
    </Panel>
  );
}
