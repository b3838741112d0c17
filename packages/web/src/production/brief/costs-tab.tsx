import { Text } from '@mantine/core';
import { type Cost, formatDay, formatPounds, sumPounds } from '@pavilion/domain';
import { type Column, DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';

/** The costs that stand to this brief (OPN-056). */
export function CostsTab({ costs, loading }: { costs: readonly Cost[]; loading: boolean }) {
  return (
    <DataTable
      label="Costs"
      rows={costs}
      columns={columns}
      loading={loading}
      empty={<EmptyState>No cost has been entered for this brief.</EmptyState>}
      footer={
        costs.length > 0 && (
          <Text size="sm" fw={600} className="tabular">
            Total {formatPounds(sumPounds(costs.map((cost) => cost.amount)))}
          </Text>
        )
      }
    />
  );
}

const columns: Column<Cost>[] = [
  { key: 'date', title: 'Date', width: 120, render: (cost) => (cost.date ? formatDay(cost.date) : '–') },
  { key: 'type', title: 'Type', width: 180, render: (cost) => cost.type ?? '–' },
  { key: 'description', title: 'Description', render: (cost) => cost.description },
  {
    key: 'amount',
    title: 'Amount',
    width: 140,
    align: 'right',
    render: (cost) => <span className="tabular">{formatPounds(cost.amount)}</span>,
  },
];
