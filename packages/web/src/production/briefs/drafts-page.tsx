import { ActionIcon, Tooltip } from '@mantine/core';
import { type Brief, briefs, pagePath, refuseBriefDeletion } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import type { Column } from '../../kit/column.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PageLink } from '../../kit/links.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { PersonName } from '../../parts/person-name.tsx';
import { notifyDeleted } from '../../parts/use-erase.ts';
import { useViewer } from '../../session/session-provider.tsx';

/** Draft briefs, each with its delete button (PRD-013, PRD-014). */
export function DraftsPage() {
  const { documents, status } = useLive(briefs, {
    where: { status: 'Draft' },
    orderBy: [{ field: 'created_at', direction: 'desc' }],
  });
  const viewer = useViewer();
  const remove = useCall(calls.production.deleteBrief);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const erase = async (brief: Brief) => {
    const text = `“${brief.title}” and its deliverables will be deleted.`;
    if (!(await confirm({ title: 'Are you sure?', text, confirm: 'Delete brief', danger: true }))) return;
    if (await remove.run({ id: brief.id })) notifyDeleted(briefs, [brief.id], `${brief.title} was deleted.`);
  };
  const columns: Column<Brief>[] = [
    {
      key: 'title',
      title: 'Brief',
      render: (brief) => (
        <PageLink fw={500} to={pagePath(briefs, brief)}>
          {brief.title}
        </PageLink>
      ),
    },
    { key: 'department', title: 'Department', width: 180, render: (brief) => brief.department ?? '–' },
    {
      key: 'author',
      title: 'Written by',
      width: 180,
      render: (brief) => <PersonName id={brief.created_by} fallback={brief.authorName} avatar />,
    },
    { key: 'created', title: 'Created', width: 130, render: (brief) => <RelativeDate value={brief.created_at} /> },
    {
      key: 'delete',
      title: '',
      width: 56,
      render: (brief) =>
        refuseBriefDeletion(viewer, brief) === null && (
          <Tooltip label="Delete">
            <ActionIcon
              variant="subtle"
              color="red"
              aria-label={`Delete ${brief.title}`}
              onClick={() => void erase(brief)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Tooltip>
        ),
    },
  ];
  return (
    <DataTable
      label="Draft briefs"
      rows={documents}
      columns={columns}
      loading={status === 'loading'}
      onOpen={(brief) => void navigate({ to: pagePath(briefs, brief) })}
      empty={<EmptyState>There are no draft briefs.</EmptyState>}
    />
  );
}
