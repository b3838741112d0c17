import { Checkbox, Group, NumberInput, Select, Text } from '@mantine/core';
import { type Billing, formatPounds, offeredBillings, type Resource, type Shift, shiftCost } from '@pavilion/domain';
import type { useFormValues } from '../../kit/use-form-values.ts';
import type { SessionValues } from './session-values.ts';

interface CostFieldsProps {
  form: ReturnType<typeof useFormValues<SessionValues>>;
  resource: Resource | undefined;
  rates: readonly Billing[];
  stored: Shift | undefined;
}

/** At which rate a session is booked and what it costs: days times the day rate, or by hand (PLN-017, PLN-018). */
export function CostFields({ form, resource, rates, stored }: CostFieldsProps) {
  const { values, set } = form;
  const offered = offeredBillings(resource, rates);
  const chosen = rates.find(({ id }) => id === values.billing);
  const options = offered.map(({ id, label }) => ({ value: id, label }));
  const elsewhere = values.billing && !offered.some(({ id }) => id === values.billing);
  const priced =
    !stored || stored.days !== values.days || (stored.billing ?? '') !== values.billing || stored.manualCost;
  const worked = priced ? shiftCost({ days: values.days }, chosen?.dayRate) : (stored.cost ?? 0);
  return (
    <>
      <Group align="flex-end" gap="md">
        <Select
          label="Billing"
          clearable
          placeholder={
            !resource
              ? 'Choose a resource first'
              : options.length === 0
                ? 'This resource has no rates'
                : 'Choose a rate'
          }
          data={
            elsewhere
              ? [{ value: values.billing, label: chosen?.label ?? 'A rate no longer offered' }, ...options]
              : options
          }
          value={values.billing || null}
          onChange={(id) => {
            set('billing', id ?? '');
            set('invoiceable', rates.find((rate) => rate.id === id)?.invoice ?? false);
          }}
          error={form.errors.billing}
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
          <NumberInput
            aria-label="Cost in pounds"
            leftSection="£"
            w={140}
            min={0}
            decimalScale={2}
            thousandSeparator=","
            hideControls
            value={values.cost}
            onChange={(cost) => set('cost', typeof cost === 'number' ? cost : 0)}
            error={form.errors.cost}
          />
        )}
        <Checkbox
          label="Invoiceable"
          checked={values.invoiceable}
          onChange={(event) => set('invoiceable', event.currentTarget.checked)}
        />
      </Group>
    </>
  );
}
