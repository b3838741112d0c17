import { Group, Paper, Select, SimpleGrid, Stack, Tabs, Text } from '@mantine/core';
import { type Deliverable, deliverables, isOverdue } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { CardGrid } from '../../kit/card-grid.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Pager } from '../../kit/pager.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { urlChoice, urlNumber, urlText } from '../../kit/url-state.ts';
import { useMinute } from '../../kit/use-minute.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { DeliverableCard } from '../../parts/deliverable-card.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useCurrentFiles } from '../../parts/use-current-files.ts';
import { useCan, useUser } from '../../session/session-provider.tsx';

/** PRD-114 */
const perPage = 10;
const tabs = ['mine', 'all', 'department'] as const;
const address = { tab: urlChoice(tabs, 'mine'), department: urlText(), page: urlNumber(1) };

/** The feedback queue (PRD-113..117): what waits for a decision, the most urgent first. */
export function FeedbackPage() {
  const user = useUser();
  const lists = useConfiguration();
  const opens = useCan('seeDrafts');
  const now = useMinute().toISOString();
  const [url, setUrl] = useUrlState(address);
  const { documents, status } = useLive(deliverables, {
    where: { state: 'feedback', active: true },
    orderBy: [{ field: 'deadline', direction: 'asc' }],
  });
  const department = url.department || user.department || '';
  const chosen = documents.filter((deliverable) => within(deliverable, url.tab, user.id, department));
  const overdue = chosen.filter((deliverable) => isOverdue(deliverable.deadline, now)).length;
  const page = Math.min(url.page, Math.max(1, Math.ceil(chosen.length / perPage)));
  const shown = chosen.slice((page - 1) * perPage, page * perPage);
  const fileOf = useCurrentFiles(shown);

  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 2 }} maw={480}>
        <Stat label="Awaiting Feedback" value={chosen.length} />
        <Stat label="Overdue" value={overdue} alarming={overdue > 0} />
      </SimpleGrid>
      <Group justify="space-between" align="flex-end">
        <Tabs value={url.tab} onChange={(tab) => setUrl({ tab: tabs.find((known) => known === tab) ?? 'mine' })}>
          <Tabs.List>
            <Tabs.Tab value="mine">My Queue</Tabs.Tab>
            <Tabs.Tab value="all">Show All</Tabs.Tab>
            <Tabs.Tab value="department">By Department</Tabs.Tab>
          </Tabs.List>
        </Tabs>
        {url.tab === 'department' && (
          <Select
            aria-label="Department"
            searchable
            w={220}
            data={lists.departments}
            value={department || null}
            onChange={(value) => setUrl({ department: value ?? '' })}
          />
        )}
      </Group>
      {status === 'loading' ? (
        <PleaseWait />
      ) : chosen.length === 0 ? (
        <EmptyState>Cheers! Nothing to feedback</EmptyState>
      ) : (
        <>
          <CardGrid items={shown} keyOf={(deliverable) => deliverable.id} label="Deliverables awaiting feedback">
            {(deliverable) => <DeliverableCard deliverable={deliverable} file={fileOf(deliverable)} opens={opens} />}
          </CardGrid>
          <Pager page={page} pageSize={perPage} total={chosen.length} onPage={(next) => setUrl({ page: next })} />
        </>
      )}
    </Stack>
  );
}

function within(deliverable: Deliverable, tab: (typeof tabs)[number], user: string, department: string): boolean {
  if (tab === 'mine') return deliverable.owners.includes(user);
  return tab === 'all' || deliverable.department === department;
}

function Stat({ label, value, alarming }: { label: string; value: number; alarming?: boolean }) {
  return (
    <Paper withBorder p="md">
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text fz={28} fw={600} className="tabular" c={alarming ? 'var(--pv-red)' : undefined}>
        {value}
      </Text>
    </Paper>
  );
}
