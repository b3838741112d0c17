import { Button, Group, Stack } from '@mantine/core';
import { type Deliverable, deliverables, pagePath } from '@pavilion/domain';
import { useNavigate } from '@tanstack/react-router';
import { formatCount } from '../../kit/count-words.ts';
import { DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { useCurrentFiles } from '../../parts/use-current-files.ts';
import { useCan } from '../../session/session-provider.tsx';
import { useNoneAwaits } from '../none-awaits.ts';
import { useWorklist } from './use-worklist.ts';
import { worklistColumns } from './worklist-columns.tsx';
import { WorklistFilters } from './worklist-filters.tsx';

/** All deliverables awaiting feedback, for production administrators (PRD-118, PRD-119, PRD-120, PRD-121, PRD-122, PRD-123). */
export function WorklistPage() {
  const navigate = useNavigate();
  const opens = useCan('seeDrafts');
  const worklist = useWorklist();
  const { shown, more, total } = worklist;
  const fileOf = useCurrentFiles(shown);
  const open = (deliverable: Deliverable) => void navigate({ to: pagePath(deliverables, deliverable) });
  const isFiltered = worklist.mine || worklist.departments.length > 0;
  const none = useNoneAwaits(isFiltered ? 'Nothing here awaits feedback.' : 'Nothing awaits feedback.');
  return (
    <Stack gap="md">
      <WorklistFilters worklist={worklist} />
      <DataTable
        label="Worklist"
        rows={shown}
        columns={worklistColumns({ fileOf, opens })}
        loading={worklist.loading}
        {...(opens ? { onOpen: open } : {})}
        empty={<EmptyState>{none}</EmptyState>}
      />
      {more > 0 && (
        <Group justify="center">
          <Button variant="default" onClick={worklist.showMore}>
            Show {more} more of {formatCount(total)}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
