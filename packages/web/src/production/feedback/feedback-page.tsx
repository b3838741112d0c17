import { Group, Paper, SimpleGrid, Stack, Tabs, Text } from '@mantine/core';
import { isOverdue } from '@pavilion/domain';
import { CardGrid } from '../../kit/card-grid.tsx';
import { countOrDash } from '../../kit/count-words.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Pager } from '../../kit/pager.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { Select } from '../../kit/select.tsx';
import { urlChoice, urlPage, urlText } from '../../kit/url-state.ts';
import { useMinute } from '../../kit/use-minute.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { DeliverableCard } from '../../parts/deliverable-card.tsx';
import { useOpensIn } from '../../parts/opens-in.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useCurrentFiles } from '../../parts/use-current-files.ts';
import { useNoneAwaits } from '../none-awaits.ts';
import { queueTabs, useFeedbackQueue } from './feedback-queue.ts';

/** PRD-114 */
const perPage = 10;
const address = { tab: urlChoice(queueTabs, 'mine'), department: urlText(), page: urlPage() };

/** The feedback queue: deliverables awaiting a decision, the most urgent first (PRD-113, PRD-115, PRD-116, PRD-117). */
export function FeedbackPage() {
  const lists = useConfiguration();
  const opens = useOpensIn();
  const now = useMinute().toISOString();
  const [url, setUrl] = useUrlState(address);
  const { queue: chosen, department, loading } = useFeedbackQueue(url.tab, url.department);
  const overdue = chosen.filter((deliverable) => isOverdue(deliverable.deadline, now)).length;
  const page = Math.min(url.page, Math.max(1, Math.ceil(chosen.length / perPage)));
  const shown = chosen.slice((page - 1) * perPage, page * perPage);
  const fileOf = useCurrentFiles(shown);
  const none = useNoneAwaits('Cheers! Nothing to feedback'); // PRD-116

  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 2 }} maw={480}>
        <Stat label="Awaiting Feedback" value={loading ? undefined : chosen.length} />
        <Stat label="Overdue" value={loading ? undefined : overdue} alarming={overdue > 0} />
      </SimpleGrid>
      <Group justify="space-between" align="flex-end">
        <Tabs value={url.tab} onChange={(tab) => setUrl({ tab: queueTabs.find((known) => known === tab) ?? 'mine' })}>
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
      {loading ? (
        <PleaseWait />
      ) : chosen.length === 0 ? (
        <EmptyState>{none}</EmptyState>
      ) : (
        <>
          <CardGrid items={shown} keyOf={(deliverable) => deliverable.id} label="Deliverables awaiting feedback">
            {(deliverable) => (
              <DeliverableCard
                deliverable={deliverable}
                file={fileOf(deliverable)}
                opens={opens}
                search={{ queue: url.tab, ...(url.department ? { department: url.department } : {}) }}
              />
            )}
          </CardGrid>
          <Pager page={page} pageSize={perPage} total={chosen.length} onPage={(next) => setUrl({ page: next })} />
        </>
      )}
    </Stack>
  );
}

interface StatProps {
  label: string;
  /** Unknown at first. */
  value: number | undefined;
  alarming?: boolean;
}

function Stat({ label, value, alarming }: StatProps) {
  return (
    <Paper withBorder p="md">
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text fz={28} fw={600} className="tabular" c={alarming ? 'var(--pv-red)' : undefined}>
        {countOrDash(value)}
      </Text>
    </Paper>
  );
}
