import { ActionIcon, Button, Stack, Text } from '@mantine/core';
import { type Budget, formatDay, formatPounds, londonDay, type Payment, sumPounds } from '@pavilion/domain';
import { billingPolicies } from '@pavilion/domain/policies/billing';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Column } from '../../kit/column.ts';
import { DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PersonName } from '../../parts/person-name.tsx';
import { useMay } from '../../session/use-may.ts';
import { Money } from '../money.tsx';
import { AddPayment, EditPayment, LastChange } from './payment-form.tsx';

interface PaymentsPanelProps {
  budget: Budget;
  payments: readonly Payment[];
  loading: boolean;
}

/** Payments into a budget. They can be added and edited, but never deleted (OPN-080). */
export function PaymentsPanel({ budget, payments, loading }: PaymentsPanelProps) {
  const may = useMay(billingPolicies.payments);
  const adds = may.insert({ budgetId: budget.id });
  const edits = payments.some((payment) => may.patch(payment, 'total'));
  const [edited, setEdited] = useState<Payment | 'new' | null>(null);
  const columns = useMemo(() => columnsWith(edits ? setEdited : undefined), [edits]);
  return (
    <Stack gap="sm">
      {/* USR-101 */}
      {adds && (
        <Button w="fit-content" leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
          Add Payment
        </Button>
      )}
      <DataTable
        label="Payments"
        rows={payments}
        columns={columns}
        loading={loading}
        maxHeight={640}
        {...(edits ? { onOpen: setEdited } : {})}
        empty={<EmptyState>There are no payments into this budget yet.</EmptyState>}
        footer={
          payments.length > 0 && (
            <Text size="sm" fw={600} component="span" className="tabular">
              Total {formatPounds(sumPounds(payments.map(({ total }) => total)))}
            </Text>
          )
        }
      />
      {edited === 'new' && <AddPayment budget={budget} onClose={() => setEdited(null)} />}
      {edited && edited !== 'new' && (
        <EditPayment
          key={edited.id}
          payment={payments.find(({ id }) => id === edited.id) ?? edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Stack>
  );
}

const dayOf = ({ date, created_at }: Payment) => date ?? (created_at ? londonDay(created_at) : undefined);

const columnsWith = (onEdit: ((payment: Payment) => void) | undefined): Column<Payment>[] => [
  {
    key: 'date',
    title: 'Date',
    width: 120,
    render: (payment) => <span className="tabular">{dayOf(payment) ? formatDay(dayOf(payment) ?? '') : '–'}</span>,
  },
  {
    key: 'description',
    title: 'Description',
    render: ({ description }) => (
      <Text size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }} title={description || undefined}>
        {description || '–'}
      </Text>
    ),
  },
  {
    key: 'by',
    title: 'Added by',
    width: 200,
    wide: true,
    render: (payment) => (
      <>
        <PersonName id={payment.created_by} avatar />
        <LastChange payment={payment} />
      </>
    ),
  },
  { key: 'total', title: 'Amount', width: 140, align: 'right', render: ({ total }) => <Money amount={total} /> },
  ...(onEdit
    ? [
        {
          key: 'edit',
          pressed: true,
          title: '',
          label: 'Actions',
          width: 48,
          render: (payment: Payment) => (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Edit payment of ${formatPounds(payment.total)}`}
              onClick={() => onEdit(payment)}
            >
              <IconPencil size={16} />
            </ActionIcon>
          ),
        },
      ]
    : []),
];
