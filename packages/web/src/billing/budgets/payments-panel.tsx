import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import {
  type Budget,
  formatDay,
  formatPounds,
  londonDay,
  type Payment,
  paymentFault,
  payments as paymentType,
  sumPounds,
} from '@pavilion/domain';
import { useInsert } from '@pavilion/sync/react';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import type { Column } from '../../kit/column.ts';
import { DataTable } from '../../kit/data-table.tsx';
import { DayInput } from '../../kit/day-input.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Modal } from '../../kit/modal.tsx';
import { MoneyInput } from '../../kit/money-input.tsx';
import { notifyDone } from '../../kit/notify.ts';
import { submits } from '../../kit/submits.ts';
import { useMinute } from '../../kit/use-minute.ts';
import { PersonName } from '../../parts/person-name.tsx';
import { useEdits } from '../../parts/use-edits.ts';
import { useMay } from '../../session/use-may.ts';
import { Money } from '../money.tsx';

interface PaymentsPanelProps {
  budget: Budget;
  payments: readonly Payment[];
  loading: boolean;
}

/** Payments into a budget. They can be added and edited, but never deleted (OPN-080). */
export function PaymentsPanel({ budget, payments, loading }: PaymentsPanelProps) {
  const may = useMay(paymentType);
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
      {edited && edited !== 'new' && <EditPayment key={edited.id} payment={edited} onClose={() => setEdited(null)} />}
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
    render: ({ created_by }) => <PersonName id={created_by} avatar />,
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

interface PaymentValues {
  total: number | null;
  date: string;
  description: string;
}

function AddPayment({ budget, onClose }: { budget: Budget; onClose: () => void }) {
  const insert = useInsert(paymentType);
  const today = londonDay(useMinute().toISOString());
  return (
    <PaymentForm
      title="Add Payment"
      verb="Add Payment"
      stored={null}
      initial={{ total: null, date: today, description: '' }}
      onClose={onClose}
      onSave={async ({ total, date, description }) => {
        try {
          await insert({ budgetId: budget.id, total: total ?? 0, description, ...(date ? { date } : {}) });
        } catch (error) {
          return refusalWords(error).message;
        }
        notifyDone('Payment added.');
        return undefined;
      }}
    />
  );
}

function EditPayment({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { save } = useEdits(paymentType, payment);
  return (
    <PaymentForm
      title="Edit Payment"
      verb="Save"
      stored={payment}
      initial={{ total: payment.total, date: payment.date ?? '', description: payment.description }}
      onClose={onClose}
      onSave={({ total, date, description }) => save('Payment', { total: total ?? 0, date: date || null, description })}
    />
  );
}

interface PaymentFormProps {
  title: string;
  verb: string;
  initial: PaymentValues;
  /** Absent for a new payment. */
  stored: Payment | null;
  onClose: () => void;
  /** Resolves to an error message, or undefined when saved. */
  onSave: (values: PaymentValues) => Promise<string | undefined>;
}

function PaymentForm({ title, verb, initial, stored, onClose, onSave }: PaymentFormProps) {
  const [values, setValues] = useState(initial);
  const [error, setError] = useState<string | undefined>();
  const [saving, setSaving] = useState(false);
  const change = (changes: Partial<PaymentValues>) => {
    setValues((before) => ({ ...before, ...changes }));
    setError(undefined);
  };
  const run = async () => {
    if (values.total === null) return setError('Amount is needed.');
    const fault = paymentFault({ total: values.total }, stored);
    if (fault) return setError(fault.message);
    setSaving(true);
    const reason = await onSave({ ...values, description: values.description.trim() });
    setSaving(false);
    if (reason) setError(reason);
    else onClose();
  };
  return (
    <Modal opened onClose={onClose} title={title} size="sm">
      <form onSubmit={submits(run)} noValidate>
        <Stack gap="md">
          <MoneyInput label="Amount" data-autofocus value={values.total} onChange={(total) => change({ total })} />
          <DayInput label="Date" clearable value={values.date} onChange={(date) => change({ date })} />
          <TextInput
            label="Description"
            maxLength={2_000}
            value={values.description}
            onChange={(event) => change({ description: event.currentTarget.value })}
          />
          {error && (
            <Text size="sm" c="var(--pv-red)" role="alert">
              {error}
            </Text>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
            <Button type="submit" loading={saving}>
              {verb}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
