import { type Billing, shifts } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Panel } from '../../kit/panel.tsx';
import { WorkTable } from '../work/work-table.tsx';

/** Shifts booked at a billing. */
export function BillingWork({ billing }: { billing: Billing }) {
  const { documents, status, error } = useLive(shifts, {
    where: { billing: billing.id },
    orderBy: [{ field: 'date', direction: 'desc' }],
  });
  return (
    <Panel title="Booked Work" flush>
      <WorkTable
        bare
        label="Booked work"
        work={documents}
        loading={status === 'loading'}
        error={status === 'refused' ? (error?.message ?? 'The work could not be loaded.') : undefined}
        empty={<EmptyState>No work is booked at this billing.</EmptyState>}
      />
    </Panel>
  );
}
