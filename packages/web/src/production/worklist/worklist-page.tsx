import { Button, Group, MultiSelect, Paper, Stack, Switch, Text } from '@mantine/core';
import { type Deliverable, deliverables, isOverdue, pagePath } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Column } from '../../kit/column.ts';
import { formatCount } from '../../kit/count-words.ts';
import { DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PageLink } from '../../kit/links.tsx';
import { MediaThumb } from '../../kit/media-thumb.tsx';
import { useMinute } from '../../kit/use-minute.ts';
import { useRemembered } from '../../kit/use-remembered.ts';
import { DueLabel } from '../../parts/due-label.tsx';
import { thumbOf } from '../../parts/file-thumb.ts';
import { PersonName } from '../../parts/person-name.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useCurrentFiles } from '../../parts/use-current-files.ts';
import { useCan, useUser } from '../../session/session-provider.tsx';

/** PRD-121, OPN-011 */
const chunk = 20;

/** What awaits feedback anywhere, in chunks, for those who keep an eye on the whole (PRD-118..123). */
export function WorklistPage() {
  const user = useUser();
  const lists = useConfiguration();
  const opens = useCan('seeDrafts');
  const navigate = useNavigate();
  const now = useMinute().toISOString();
  const [departments, setDepartments] = useRemembered<string[]>('worklist.departments', []);
  const [mine, setMine] = useRemembered('worklist.mine', false);
  const [chunks, setChunks] = useState(1);
  const { documents, status } = useLive(deliverables, {
    // PRD-123
    where: { state: 'feedback', active: true, not: { productionStatus: 'Draft' } },
    orderBy: [{ field: 'deadline', direction: 'asc' }],
  });
  const chosen = documents.filter(
    (deliverable) =>
      (!mine || deliverable.owners.includes(user.id)) &&
      (departments.length === 0 || departments.includes(deliverable.department ?? '')),
  );
  const overdue = chosen.filter((deliverable) => isOverdue(deliverable.deadline, now)).length;
  const shown = chosen.slice(0, chunks * chunk);
  const fileOf = useCurrentFiles(shown);
  const address = (deliverable: Deliverable) => ({
    to: pagePath(deliverables, deliverable),
  });

  const columns: Column<Deliverable>[] = [
    {
      key: 'title',
      title: 'Deliverable',
      render: (deliverable) => (
        <Group gap="sm" wrap="nowrap">
          <div style={{ width: 64, flex: 'none' }}>
            <MediaThumb {...thumbOf(fileOf(deliverable))} alt="" ratio={16 / 9} />
          </div>
          <Stack gap={0} miw={0}>
            {opens ? (
              <PageLink fw={500} {...address(deliverable)}>
                {deliverable.title}
              </PageLink>
            ) : (
              <Text fw={500} size="sm">
                {deliverable.title}
              </Text>
            )}
            <Text size="xs" c="dimmed">
              {[deliverable.productionTitle, deliverable.type].filter(Boolean).join(' · ')}
            </Text>
          </Stack>
        </Group>
      ),
    },
    { key: 'deadline', title: 'Due', width: 130, render: (deliverable) => <DueLabel deliverable={deliverable} /> },
    {
      key: 'department',
      title: 'Department',
      width: 180,
      wide: true,
      render: (deliverable) => deliverable.department ?? '–',
    },
    {
      key: 'version',
      title: 'Version',
      width: 80,
      wide: true,
      render: (deliverable) => <span className="tabular">v{deliverable.currentVersion}</span>,
    },
    {
      key: 'owners',
      title: 'Waiting for',
      width: 200,
      wide: true,
      render: (deliverable) => <WaitingFor deliverable={deliverable} />,
    },
  ];

  return (
    <Stack gap="md">
      <Group gap="sm" align="center">
        <MultiSelect
          aria-label="Departments"
          placeholder={departments.length === 0 ? 'All departments' : undefined}
          searchable
          clearable
          w={{ base: '100%', sm: 320 }}
          data={lists.departments}
          value={departments}
          onChange={(next) => {
            setDepartments(next);
            setChunks(1);
          }}
        />
        <Switch
          label="Mine"
          checked={mine}
          onChange={(event) => {
            setMine(event.currentTarget.checked);
            setChunks(1);
          }}
        />
        <Group gap="xs" ml="auto" component="section" aria-label="Counts">
          <Count label="Awaiting Feedback" value={chosen.length} />
          <Count label="Overdue" value={overdue} alarming={overdue > 0} />
        </Group>
      </Group>
      <DataTable
        label="Worklist"
        rows={shown}
        columns={columns}
        loading={status === 'loading'}
        {...(opens ? { onOpen: (deliverable: Deliverable) => void navigate(address(deliverable)) } : {})}
        empty={
          <EmptyState>
            {mine || departments.length > 0 ? 'Nothing here awaits feedback.' : 'Nothing awaits feedback.'}
          </EmptyState>
        }
      />
      {shown.length < chosen.length && (
        <Group justify="center">
          <Button variant="default" onClick={() => setChunks(chunks + 1)}>
            Show {Math.min(chunk, chosen.length - shown.length)} more of {formatCount(chosen.length)}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

/** The owners who have not decided on the version that is in review. */
function WaitingFor({ deliverable }: { deliverable: Deliverable }) {
  const waiting = deliverable.owners.filter((owner) => deliverable.reviewStatus[owner] === undefined);
  const [first] = waiting;
  if (!first) return <>–</>;
  return (
    <Group gap={6} wrap="nowrap">
      <PersonName id={first} avatar />
      {waiting.length > 1 && (
        <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
          +{waiting.length - 1}
        </Text>
      )}
    </Group>
  );
}

function Count({ label, value, alarming }: { label: string; value: number; alarming?: boolean }) {
  return (
    <Paper withBorder px="sm" py={4}>
      <Text size="sm">
        <Text span fw={600} className="tabular" c={alarming ? 'var(--pv-red)' : undefined}>
          {formatCount(value)}
        </Text>{' '}
        <Text span c="dimmed">
          {label}
        </Text>
      </Text>
    </Paper>
  );
}
