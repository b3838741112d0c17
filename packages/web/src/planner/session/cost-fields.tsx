import { Button, Checkbox, Group, Text } from '@mantine/core';
import {
  type Billing,
  bookedRate,
  fieldLabel,
  formatPounds,
  lacksRate,
  noRate,
  offeredBillings,
  type Resource,
  type Shift,
  shiftCost,
  shifts,
  sumPounds,
} from '@pavilion/domain';
import { MoneyInput } from '../../kit/money-input.tsx';
import { Select } from '../../kit/select.tsx';
import type { FormOf } from '../../kit/use-form-values.ts';
import { BudgetLink } from '../../parts/budget-link.tsx';
import { OverdrawnNote } from '../../parts/overdrawn-note.tsx';
import { billingWords } from './billing-words.ts';
import type { SessionValues } from './session-values.ts';

interface CostFieldsProps {
  form: FormOf<SessionValues>;
  resource: Resource | undefined;
  rates: readonly Billing[];
  /** Whether the resources and billings have loaded. */
  loaded: boolean;
  /** Why they could not be loaded. */
  unloaded: string | undefined;
  stored: Shift | undefined;
  onBillingChosen: () => void;
}

/** Height of the cost with an error of two lines, or a question and its button: the buttons below must not move away. */
const roomForError = 82;

/** Billing and cost of a session: days times the day rate, or an amount set by hand (PLN-017, PLN-018). */
export function CostFields({ form, resource, rates, loaded, unloaded, stored, onBillingChosen }: CostFieldsProps) {
  const { values, set } = form;
  const offered = offeredBillings(resource, rates);
  const chosen = rates.find(({ id }) => id === values.billing);
  const options = offered.map(({ id, label }) => ({ value: id, label }));
  const elsewhere = values.billing && !offered.some(({ id }) => id === values.billing);
  const today = chosen?.dayRate;
  const kept = stored?.billing && stored.billing === values.billing ? bookedRate(stored, today) : undefined;
  const rate = values.newRate ?? kept ?? today;
  const unchanged = stored && !stored.manualCost && stored.days === values.days && rate === kept;
  /** Without the rate, a cost of £0.00 would be a guess. */
  const known = loaded || unchanged || rate !== undefined;
  const worked = unchanged ? (stored.cost ?? 0) : shiftCost({ days: values.days ?? 0 }, rate);
  const priced = known && !lacksRate({ invoiceable: values.invoiceable, manualCost: false, rate, cost: worked });
  const cost = values.manualCost ? (values.cost ?? 0) : known ? worked : (stored?.cost ?? 0);
  return (
    <>
      <Group align="flex-start" gap="md">
        <Select
          {...form.choice('billing')}
          clearable
          placeholder={billingWords({ resourceId: values.resourceId, loaded, unloaded, offered: options.length })}
          data={
            elsewhere
              ? [
                  { value: values.billing, label: chosen?.label ?? (loaded ? 'Inactive billing' : 'Not loaded yet') },
                  ...options,
                ]
              : options
          }
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
            {fieldLabel(shifts, 'cost')}
          </Text>
          <Text
            className="tabular"
            h={36}
            lh="36px"
            role="status"
            td={values.manualCost && priced ? 'line-through' : undefined}
          >
            {known ? (priced ? formatPounds(worked) : noRate) : 'Not known yet'}
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
      <Group align="flex-start" gap="md" mih={values.manualCost ? roomForError : 36}>
        <Checkbox
          mt={8}
          {...form.flag('manualCost')}
          onChange={(event) => {
            set('manualCost', event.currentTarget.checked);
            if (event.currentTarget.checked && !values.manualCost) set('cost', priced ? worked : null);
          }}
        />
        {values.manualCost && (
          <MoneyInput
            aria-label="Cost in pounds"
            w={260}
            styles={{ wrapper: { width: 140 } }}
            price
            value={values.cost}
            onChange={(cost) => set('cost', cost)}
            error={form.errors.cost}
          />
        )}
        <Checkbox mt={8} {...form.flag('invoiceable')} />
      </Group>
      {stored?.budget && (
        <Text size="sm" c="dimmed">
          Attributed to <BudgetLink id={stored.budget} />.
        </Text>
      )}
      {stored?.budget && values.invoiceable && (
        <OverdrawnNote budget={stored.budget} more={sumPounds([cost, -(stored.cost ?? 0)])} />
      )}
      {stored?.budget && !values.invoiceable && (
        <Text size="sm" c="dimmed" role="status">
          Budgets are for invoiceable work only. Saving removes this session from its budget.
        </Text>
      )}
    </>
  );
}
