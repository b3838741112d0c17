import { Checkbox, Group, SegmentedControl, Select, TextInput } from '@mantine/core';
import {
  billings,
  isCalendarDate,
  lastDay,
  missingForShift,
  resources,
  type Shift,
  shifts,
  shiftTypes,
  shiftTypeWords,
} from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { DayInput } from '../../kit/day-input.tsx';
import { useFormValues } from '../../kit/use-form-values.ts';
import { BriefPick } from '../../parts/brief-pick.tsx';
import { BookingForm } from '../booking/booking-form.tsx';
import { longDayWords } from '../calendar-words.ts';
import { unloadedWords } from '../unloaded-words.ts';
import { CostFields } from './cost-fields.tsx';
import { DaysField } from './days-field.tsx';
import { OverbookedNote } from './overbooked-note.tsx';
import { changesOf, newShift, type SessionStart, startingValues } from './session-values.ts';
import { useDefaultBilling } from './use-default-billing.ts';

interface SessionFormProps {
  /** Absent for a new session. */
  shift: Shift | undefined;
  start: SessionStart | undefined;
  onClose: () => void;
}

/** Session form: resource, brief or reason of an absence, date, duration, billing and cost (PLN-013 to PLN-020). */
export function SessionForm({ shift, start = {}, onClose }: SessionFormProps) {
  const [began] = useState(shift);
  const form = useFormValues(startingValues(shift, start), shifts);
  const { values, set, fill } = form;
  const bookable = useLive(resources, {
    where: { active: true },
    orderBy: [{ field: 'displayName', direction: 'asc' }],
  });
  const rates = useLive(billings, { where: { active: true }, orderBy: [{ field: 'label', direction: 'asc' }] });
  const resource = bookable.documents.find(({ id }) => id === values.resourceId);

  const onBillingChosen = useDefaultBilling({
    fresh: !shift,
    resource,
    rates: rates.documents,
    onDefault: ({ billing, invoiceable }) => {
      fill('billing', billing);
      fill('invoiceable', invoiceable);
    },
  });

  return (
    <BookingForm
      type={shifts}
      booking={shift}
      words={{ noun: 'session', add: 'Add Session', split: shift ? 'Split shift' : 'Split Into Individual Days' }}
      days={values.days ?? 0}
      missing={missingForShift(values)}
      fresh={() => newShift(values)}
      changes={() => (began ? changesOf(began, values) : {})}
      split={(id) => calls.planner.splitShift({ id })}
      onRefused={form.setErrors}
      onClose={onClose}
    >
      <SegmentedControl
        aria-label="Type"
        value={values.type}
        onChange={(value) => set('type', shiftTypes.find((type) => type === value) ?? 'production')}
        data={shiftTypes.map((type) => ({ value: type, label: shiftTypeWords[type] }))}
      />
      <Select
        searchable
        limit={100}
        nothingFoundMessage="No resources match this search."
        data={resourceOptions(bookable.documents, shift)}
        {...form.choice('resourceId')}
      />
      {values.type === 'production' ? (
        <BriefPick {...form.choice('productionId')} />
      ) : (
        <TextInput placeholder={shiftTypeWords[values.type]} {...form.text('title')} label="Reason" />
      )}
      <Group align="flex-start" gap="md">
        <DayInput w={160} {...form.input('date')} />
        <DaysField {...form.input('days')} />
      </Group>
      {(values.days ?? 0) > 1 && isCalendarDate(values.date) && (
        <Checkbox
          label="Work on Saturdays and Sundays"
          checked={!values.workingDays}
          onChange={(event) => set('workingDays', !event.currentTarget.checked)}
          description={`Until ${longDayWords(lastDay({ ...values, days: values.days ?? 1 }))}`}
        />
      )}
      <OverbookedNote booking={{ ...values, days: values.days ?? 0 }} except={shift?.id} />
      {values.type === 'production' && (
        <CostFields
          form={form}
          resource={resource}
          rates={rates.documents}
          unloaded={unloadedWords([{ noun: 'billings', error: rates.error }])}
          stored={shift}
          onBillingChosen={onBillingChosen}
        />
      )}
    </BookingForm>
  );
}

/** Bookable resources, plus the session's own one, even if that is inactive now. */
function resourceOptions(bookable: readonly { id: string; displayName: string }[], shift: Shift | undefined) {
  const options = bookable.map(({ id, displayName }) => ({ value: id, label: displayName }));
  if (!shift || options.some(({ value }) => value === shift.resourceId)) return options;
  return [{ value: shift.resourceId, label: shift.resourceName ?? 'Resource' }, ...options];
}
