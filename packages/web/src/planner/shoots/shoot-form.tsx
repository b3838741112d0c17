import { Group, SegmentedControl, Select, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { missingForShoot, type Shoot, shooterChoices, shootStatuses, shoots } from '@pavilion/domain';
import type { NewDocument, PatchOf } from '@pavilion/sync';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { DayInput } from '../../kit/day-input.tsx';
import { DaysInput } from '../../kit/days-input.tsx';
import { useFormValues } from '../../kit/use-form-values.ts';
import { BriefPick } from '../../parts/brief-pick.tsx';
import { statusLook } from '../../parts/status-words.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { BookingForm } from '../booking/booking-form.tsx';

/** Values that a new shoot starts with. */
export interface ShootStart {
  date?: string;
  productionId?: string;
}

interface ShootFormProps {
  /** Absent for a new shoot. */
  shoot: Shoot | undefined;
  start: ShootStart | undefined;
  onClose: () => void;
}

/** A new shoot is pencilled and lasts one day (PLN-026). */
const startingValues = (shoot: Shoot | undefined, start: ShootStart) => ({
  productionId: shoot?.productionId ?? start.productionId ?? '',
  shootTitle: shoot?.shootTitle ?? '',
  date: (shoot?.date ?? start.date ?? '').slice(0, 10),
  days: shoot?.days ?? 1,
  shootStatus: shoot?.shootStatus ?? ('pencilled' as const),
  shooter: shoot?.shooter ?? '',
  timings: shoot?.timings ?? '',
  crew: shoot?.crew ?? '',
  location: shoot?.location ?? '',
});

/** Shoot form: brief, date, status, place and people (PLN-022, PLN-025 to PLN-028). */
export function ShootForm({ shoot, start = {}, onClose }: ShootFormProps) {
  const [initial] = useState(() => startingValues(shoot, start));
  const form = useFormValues<Values>(initial, shoots);
  const { values, set } = form;
  const { shooters } = useConfiguration();
  return (
    <BookingForm
      type={shoots}
      booking={shoot}
      words={{ noun: 'shoot', add: 'Add Shoot', split: 'Split Into Individual Days' }}
      days={values.days ?? 0}
      missing={missingForShoot(values)}
      fresh={() => newShoot(values)}
      changes={() => changed(initial, values)}
      split={(id) => calls.planner.splitShoot({ id })}
      onRefused={form.setErrors}
      onClose={onClose}
    >
      <BriefPick {...form.choice('productionId')} />
      <TextInput {...form.text('shootTitle')} />
      <Group align="flex-start" gap="md">
        <DayInput w={160} {...form.input('date')} />
        <DaysInput w={90} least={1} step={1} {...form.input('days')} />
        <Select
          clearable
          data={shooterChoices(shooters)}
          style={{ flex: 1, minWidth: 160 }}
          {...form.choice('shooter')}
        />
      </Group>
      <SegmentedControl
        aria-label="Status"
        value={values.shootStatus}
        onChange={(value) => set('shootStatus', shootStatuses.find((status) => status === value) ?? 'pencilled')}
        data={shootStatuses.map((status) => ({ value: status, label: statusLook(status).word }))}
      />
      <TextInput {...form.text('location')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Textarea autosize minRows={2} {...form.text('timings')} />
        <Textarea autosize minRows={2} {...form.text('crew')} />
      </SimpleGrid>
    </BookingForm>
  );
}

type Values = Omit<ReturnType<typeof startingValues>, 'days'> & {
  /** Null while the text is not a number. */
  days: number | null;
};

const newShoot = ({ shooter, days, ...values }: Values): NewDocument<typeof shoots> => ({
  ...values,
  ...(days === null ? {} : { days }),
  ...(shooter ? { shooter } : {}),
});

/** The changed fields; null removes a cleared shooter. */
function changed(before: Values, values: Values): PatchOf<typeof shoots> {
  const was: Record<string, unknown> = before;
  const entries = Object.entries(values).filter(([field, value]) => value !== was[field]);
  return Object.fromEntries(
    entries.map(([field, value]) => [field, field === 'shooter' && value === '' ? null : value]),
  );
}
