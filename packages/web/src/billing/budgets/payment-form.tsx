import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import {
  type Budget,
  formatDay,
  formatPounds,
  londonDay,
  type Payment,
  paymentFault,
  payments as paymentType,
} from '@pavilion/domain';
import { type ReactNode, useState } from 'react';
import { DayInput } from '../../kit/day-input.tsx';
import { Modal } from '../../kit/modal.tsx';
import { MoneyInput } from '../../kit/money-input.tsx';
import { notifyDone } from '../../kit/notify.ts';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { submits } from '../../kit/submits.ts';
import { type FormOf, useFormValues } from '../../kit/use-form-values.ts';
import { useMinute } from '../../kit/use-minute.ts';
import { FollowedNote } from '../../parts/followed-note.tsx';
import { PersonName } from '../../parts/person-name.tsx';
import { useEdits } from '../../parts/use-edits.ts';
import { useInsertForm } from '../../parts/use-insert-form.ts';
import { useOvertaken } from '../../parts/use-overtaken.ts';

interface PaymentValues {
  total: number | null;
  date: string;
  description: string;
}

const valuesOf = ({ total, date, description }: Payment): PaymentValues => ({ total, date: date ?? '', description });

export function AddPayment({ budget, onClose }: { budget: Budget; onClose: () => void }) {
  const today = londonDay(useMinute().toISOString());
  const form = useFormValues<PaymentValues>({ total: null, date: today, description: '' }, paymentType);
  const { insert, saving, error } = useInsertForm(paymentType, form);
  const run = async () => {
    const { total, date, description } = form.values;
    if (isFaulty(form, null)) return;
    const payment = { budgetId: budget.id, total: total ?? 0, description: description.trim() };
    if (!(await insert({ ...payment, ...(date ? { date } : {}) }))) return;
    notifyDone('Payment added.');
    onClose();
  };
  return (
    <PaymentWindow title="Add Payment" form={form} saving={saving} error={error} onSubmit={run} onClose={onClose}>
      {!budget.active && (
        <Alert color="gray" variant="light">
          This budget is inactive. The payment is added all the same.
        </Alert>
      )}
    </PaymentWindow>
  );
}

interface EditPaymentProps {
  /** The payment as it is now. */
  payment: Payment;
  onClose: () => void;
}

export function EditPayment({ payment, onClose }: EditPaymentProps) {
  const { save } = useEdits(paymentType, payment);
  const overtaken = useOvertaken(payment);
  const form = useFormValues(valuesOf(payment), paymentType, (name) => overtaken(storedWords(payment, name)));
  const [error, setError] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const run = async () => {
    const { total, date, description } = form.values;
    if (isFaulty(form, payment)) return;
    setSaving(true);
    const reason = await save('Payment', {
      total: total ?? 0,
      date: date || null,
      description: description.trim(),
    });
    setSaving(false);
    if (reason) setError(reason);
    else onClose();
  };
  return (
    <PaymentWindow title="Edit Payment" form={form} saving={saving} error={error} onSubmit={run} onClose={onClose}>
      <FollowedNote
        document={payment}
        type={paymentType}
        fields={form.followed}
        words={(name) => storedWords(payment, name)}
      />
      <LastChange payment={payment} />
    </PaymentWindow>
  );
}

/** Who changed a payment last; nothing if it is as it was added. */
export function LastChange({ payment: { created_at, updated_at, updated_by } }: { payment: Payment }) {
  if (!updated_by || updated_at === created_at) return null;
  return (
    <Text size="xs" c="dimmed">
      Changed by <PersonName id={updated_by} />, <RelativeDate value={updated_at} ago />
    </Text>
  );
}

/** Says at the amount what is wrong with the payment; whether anything is. */
function isFaulty(form: FormOf<PaymentValues>, stored: Payment | null): boolean {
  const { total } = form.values;
  const message = total === null ? 'Amount is needed.' : paymentFault({ total }, stored)?.message;
  if (message) form.setErrors({ total: message });
  return message !== undefined;
}

/** The stored value of a field, in words. */
function storedWords(payment: Payment, name: keyof PaymentValues): string {
  if (name === 'total') return formatPounds(payment.total);
  if (name === 'date') return payment.date ? formatDay(payment.date) : '';
  return payment.description;
}

interface PaymentWindowProps {
  title: 'Add Payment' | 'Edit Payment';
  form: FormOf<PaymentValues>;
  saving: boolean;
  error: string | null;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  /** Notes below the fields. */
  children: ReactNode;
}

function PaymentWindow({ title, form, saving, error, onSubmit, onClose, children }: PaymentWindowProps) {
  return (
    <Modal opened onClose={onClose} title={title} size="sm">
      <form onSubmit={submits(onSubmit)} noValidate>
        <Stack gap="md">
          <MoneyInput data-autofocus {...form.input('total')} />
          <DayInput clearable {...form.day('date')} />
          <TextInput maxLength={2_000} {...form.text('description')} />
          {children}
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
              {title === 'Add Payment' ? title : 'Save'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
