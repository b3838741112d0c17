import { Group, Stack, Text } from '@mantine/core';
import {
  addDays,
  formatDay,
  formatDays,
  londonDay,
  type Resource,
  resources,
  type Shift,
  shifts,
  shiftTitle,
} from '@pavilion/domain';
import { plannerPolicies } from '@pavilion/domain/policies/planner';
import { useDoc, useLive } from '@pavilion/sync/react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { Column } from '../../kit/column.ts';
import { DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ButtonLink } from '../../kit/links.tsx';
import { Panel } from '../../kit/panel.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { useMinute } from '../../kit/use-minute.ts';
import { DeleteEntry } from '../../parts/delete-entry.tsx';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { useRemoveUntouched } from '../../parts/use-remove-untouched.ts';
import { usePageHead } from '../../shell/page-head.tsx';
import { SessionModal, type SessionToOpen } from '../session/session-modal.tsx';
import { ResourceBillings } from './resource-billings.tsx';
import { ResourceFields } from './resource-fields.tsx';
import { useSaveResource } from './use-save-resource.ts';

/** One resource, edited in place (PLN-032 to PLN-035). */
export function ResourcePage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const { document: resource, status } = useDoc(resources, id);
  usePageHead(resource?.displayName, [{ label: 'Work Planner Resources', to: '/resources' }]);
  if (status === 'loading') return <PleaseWait />;
  if (!resource) {
    return (
      <EmptyState
        action={
          <ButtonLink to="/resources" variant="default">
            All Resources
          </ButtonLink>
        }
      >
        This resource does not exist, or you do not have access to it.
      </EmptyState>
    );
  }
  return <OpenResource key={resource.id} resource={resource} />;
}

function OpenResource({ resource }: { resource: Resource }) {
  const navigate = useNavigate();
  const save = useSaveResource(resource);
  useRemoveUntouched(resources, resource);
  return (
    <Stack gap="md" maw={900} mx="auto">
      <Group justify="space-between">
        <Group gap="sm">
          <StatusBadge status={resource.active ? 'active' : 'inactive'} />
          <Text size="sm" c="dimmed" className="tabular">
            {formatDays(resource.totalDays)} booked in total
          </Text>
        </Group>
        <DeleteEntry
          {...plannerPolicies.resources}
          entry={resource}
          name={resource.displayName}
          // PLN-033
          blocked={
            resource.totalDays > 0
              ? `Sessions of ${formatDays(resource.totalDays)} are booked. Only a resource without sessions can be deleted.`
              : undefined
          }
          onDeleted={() => void navigate({ to: '/resources' })}
        />
      </Group>
      <ResourceFields resource={resource} save={save} />
      <ResourceBillings resource={resource} save={save} />
      <Bookings resource={resource.id} />
    </Stack>
  );
}

/** Sessions of the resource, from a week ago onwards (DAT-075). */
function Bookings({ resource }: { resource: string }) {
  const from = addDays(londonDay(useMinute().toISOString()), -7);
  const [opened, setOpened] = useState<SessionToOpen | null>(null);
  const { documents, status } = useLive(shifts, {
    where: { resourceId: resource, date: { gte: from } },
    orderBy: [{ field: 'date', direction: 'asc' }],
  });
  return (
    <Panel title="Booked" note={`From ${formatDay(from)} onwards.`} flush>
      <DataTable
        bare
        label="Booked sessions"
        rows={documents}
        columns={columns}
        loading={status === 'loading'}
        empty={<EmptyState height={120}>No sessions are booked.</EmptyState>}
        onOpen={(edit) => setOpened({ edit })}
        maxHeight={420}
      />
      <SessionModal opened={opened} onClose={() => setOpened(null)} />
    </Panel>
  );
}

const columns: Column<Shift>[] = [
  { key: 'date', title: 'Date', width: 120, render: ({ date }) => formatDay(date) },
  { key: 'title', title: 'For', render: shiftTitle },
  {
    key: 'days',
    title: 'Effort',
    width: 110,
    align: 'right',
    render: ({ days }) => <span className="tabular">{formatDays(days)}</span>,
  },
];
