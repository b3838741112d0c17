import { Checkbox, Group, Input, SegmentedControl, TextInput } from '@mantine/core';
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
import { plannerPolicies } from '@pavilion/domain/policies/planner';
import { useLive } from '@pavilion/sync/react';
import { calls } from '../../call/client.ts';
import classes from '../../kit/about-day.module.css';
import { DayInput } from '../../kit/day-input.tsx';
import { Select } from '../../kit/select.tsx';
import { useFormValues } from '../../kit/use-form-values.ts';
import { BriefPick } from '../../parts/brief-pick.tsx';
import { FollowedNote } from '../../parts/followed-note.tsx';
import { useOvertaken } from '../../parts/use-overtaken.ts';
import { BookingForm } from '../booking/booking-form.tsx';
import { longDayWords } from '../calendar-words.ts';
import { unloadedWords } from '../unloaded-words.ts';
import { BillingNote } from './billing-note.tsx';
import { ClosedNote } from './closed-note.tsx';
import { CostFields } from './cost-fields.tsx';
import { DaysField } from './days-field.tsx';
import { OverbookedNote } from './overbooked-note.tsx';
import { changesOf, newShift, type SessionStart, startingValues } from './session-values.ts';
import { storedWords } from './stored-words.ts';
import { useDefaultBilling } from './use-default-billing.ts';

interface SessionFormProps {
  /** Absent for a new session. */
  shift: Shift | undefined;
  start: SessionStart | undefined;
  onCopy: (start: SessionStart) => void;
  onClose: () => void;
}

/** Session form: resource, brief or reason of an absence, date, duration, billing and cost (PLN-013 to PLN-020). */
export function SessionForm({ shift, start = {}, onCopy, onClose }: SessionFormProps) {
  const bookable = useLive(resources, {
    where: { active: true },
    orderBy: [{ field: 'displayName', direction: 'asc' }],
  });
  const rates = useLive(billings, { where: { active: true }, orderBy: [{ field: 'label', direction: 'asc' }] });
  const overtaken = useOvertaken(shift);
  const form = useFormValues(startingValues(shift, start), shifts, (name) =>
    overtaken(shift ? storedWords(shift, name, rates.documents) : ''),
  );
  const { values, set, fill } = form;
  const resource = bookable.documents.find(({ id }) => id === values.resourceId);
  const loaded = bookable.status === 'ready' && rates.status === 'ready';

  const onBillingChosen = useDefaultBilling({
    fresh: !shift,
    chosen: start.billing ? start.resourceId : undefined,
    resource,
    rates: rates.documents,
    onDefault: ({ billing, invoiceable }) => {
      fill('billing', billing);
      fill('invoiceable', invoiceable);
    },
  });

  return (
    <BookingForm
      {...plannerPolicies.shifts}
      booking={shift}
      words={{ noun: 'session', add: 'Add Session' }}
      days={values.days ?? 0}
      // Only a new session takes the default billing.
      missing={missingForShift({ ...form.read, billingsLoaded: Boolean(shift) || loaded })}
      fresh={() => newShift(values)}
      changes={() => (shift ? changesOf(shift, values) : {})}
      split={(id) => calls.planner.splitShift({ id })}
      onRefused={form.setErrors}
      onCopy={() => onCopy({ ...values, newRate: null })}
      onClose={onClose}
      notes={
        <>
          <ClosedNote booking={{ ...values, days: values.days ?? 0 }} />
          <OverbookedNote
            booking={{ ...values, days: values.days ?? 0 }}
            resourceName={resource?.displayName}
            except={shift?.id}
          />
          <BillingNote
            session={values}
            billing={rates.documents.find(({ id }) => id === values.billing)}
            stored={shift}
          />
          {shift && (
            <FollowedNote
              document={shift}
              type={shifts}
              fields={form.followed}
              words={(name) => storedWords(shift, name, rates.documents)}
            />
          )}
        </>
      }
    >
      <Input.Wrapper error={form.errors.type}>
        <SegmentedControl
          fullWidth
          aria-label="Type"
          value={values.type}
          onChange={(value) => set('type', shiftTypes.find((type) => type === value) ?? 'production')}
          data={shiftTypes.map((type) => ({ value: type, label: shiftTypeWords[type] }))}
        />
      </Input.Wrapper>
      <Select
        searchable
        limit={100}
        nothingFoundMessage={bookable.status === 'ready' ? 'No resources found.' : 'Resources are not loaded yet.'}
        data={resourceOptions(bookable.documents, shift)}
        {...form.choice('resourceId')}
      />
      {values.type === 'production' ? (
        <BriefPick {...form.choice('productionId')} />
      ) : (
        <TextInput placeholder={shiftTypeWords[values.type]} {...form.text('title')} label="Reason" />
      )}
      <Group align="flex-start" gap="md">
        <DayInput w={160} {...form.day('date')} />
        <DaysField {...form.input('days')} />
      </Group>
      {(values.days ?? 0) > 1 && isCalendarDate(values.date) && (
        <Checkbox
          label={values.type === 'production' ? 'Work on Saturdays and Sundays' : 'Count Saturdays and Sundays'}
          checked={!values.workingDays}
          onChange={(event) => set('workingDays', !event.currentTarget.checked)}
          error={form.errors.workingDays}
          description={
            <span className={classes.aboutDay}>
              Until {longDayWords(lastDay({ ...values, days: values.days ?? 1 }))}
            </span>
          }
        />
      )}
      {values.type === 'production' && (
        <CostFields
          form={form}
          resource={resource}
          rates={rates.documents}
          loaded={loaded}
          unloaded={unloadedWords([
            { noun: 'resources', error: bookable.error },
            { noun: 'billings', error: rates.error },
          ])}
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
