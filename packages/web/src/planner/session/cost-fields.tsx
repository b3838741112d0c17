import { Button, Checkbox, Group, Select, Text } from '@mantine/core';
import {
  type Billing,
  bookedRate,
  formatPounds,
  offeredBillings,
  type Resource,
  type Shift,
  shiftCost,
} from '@pavilion/domain';
import { MoneyInput } from '../../kit/money-input.tsx';
import type { useFormValues } from '../../kit/use-form-values.ts';
import type { SessionValues } from './session-values.ts';

interface CostFieldsProps {
  form: ReturnType<typeof useFormValues<SessionValues>>;
  resource: Resource | undefined;
  rates: readonly Billing[];
  /** Why the billings could not be loaded. */
  unloaded: string | undefined;
  stored: Shift | undefined;
  onBillingChosen: () => void;
}

/** Billing and cost of a session: days times the day rate, or an amount set by hand (PLN-017, PLN-018). */
export function CostFields({ form, resource, rates, unloaded, stored, onBillingChosen }: CostFieldsProps) {
  const { values, set } = form;
  const offered = offeredBillings(resource, rates);
  const chosen = rates.find(({ id }) => id === values.billing);
  const options = offered.map(({ id, label }) => ({ value: id, label }));
  const elsewhere = values.billing && !offered.some(({ id }) => id === values.billing);
  const today = chosen?.dayRate;
  const kept = stored?.billing && stored.billing === values.billing ? bookedRate(stored, today) : undefined;
  const rate = values.newRate ?? kept ?? today;
  const unchanged = stored && !stored.manualCost && stored.days === values.days && rate === kept;
  const worked = unchanged ? (stored.cost ?? 0) : shiftCost({ days: values.days ?? 0 }, rate);
  return (
    <>
      <Group align="flex-end" gap="md">
        <Select
          label="Billing"
          clearable
          placeholder={
            !resource
              ? 'Choose a resource first'
              : options.length === 0 && !unloaded
                ? 'This resource has no billings'
                : 'Choose a billing'
          }
          data={
            elsewhere ? [{ value: values.billing, label: chosen?.label ?? 'Inactive billing' }, ...options] : options
          }
          value={values.billing || null}
          onChange={(id) => {
            onBillingChosen();
            set('billing', id ?? '');
            set('newRate', null);
            set('invoiceable', rates.find((rate) => rate.id === id)?.invoice ?? false);
          }}
          error={form.errors.billing ?? unloaded}
          style={{ flex: 1, minWidth: 200 }}
        />
        <div>
          <Text size="sm" fw={500}>
            Cost
          </Text>
          <Text className="tabular" h={36} lh="36px" role="status" td={values.manualCost ? 'line-through' : undefined}>
            {formatPounds(worked)}
          </Text>
        </div>
      </Group>
      {kept !== undefined && today !== undefined && kept !== today && (
        <Group gap="xs" role="status">
          <Text size="sm" c="dimmed">
            Booked at {formatPounds(kept)} a day. The rate is now {formatPounds(today)} a day.
          </Text>
          <Button
            size="compact-xs"
            variant="light"
            onClick={() => set('newRate', values.newRate === null ? today : null)}
          >
            {values.newRate === null ? `Use ${formatPounds(today)}` : `Keep ${formatPounds(kept)}`}
          </Button>
        </Group>
      )}
      <Group align="flex-end" gap="md" mih={36}>
        <Checkbox
          label="Override the cost"
          checked={values.manualCost}
          onChange={(event) => {
            set('manualCost', event.currentTarget.checked);
            if (event.currentTarget.checked && !values.manualCost) set('cost', worked);
          }}
        />
        {values.manualCost && (
          <MoneyInput
            aria-label="Cost in pounds"
            w={140}
            least={0}
            value={values.cost}
            onChange={(cost) => set('cost', cost)}
            error={form.errors.cost}
          />
        )}
        <Checkbox
          label="Invoiceable"
          checked={values.invoiceable}
          onChange={(event) => set('invoiceable', event.currentTarget.checked)}
        />
      </Group>
      {stored?.budget && !values.invoiceable && (
        <Text size="sm" c="dimmed" role="status">
          Budgets are for invoiceable work only. Saving removes this session from its budget.
        </Text>
      )}
    </>
  );
}
