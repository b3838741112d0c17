import { Group, Input, SegmentedControl, SimpleGrid, TextInput } from '@mantine/core';
import {
  formatDay,
  formatDays,
  missingForShoot,
  type Shoot,
  shooterChoices,
  shootStatuses,
  shoots,
} from '@pavilion/domain';
import { plannerPolicies } from '@pavilion/domain/policies/planner';
import type { NewDocument, PatchOf } from '@pavilion/sync';
import { calls } from '../../call/client.ts';
import { DayInput } from '../../kit/day-input.tsx';
import { DaysInput } from '../../kit/days-input.tsx';
import { GrowingTextarea } from '../../kit/growing-textarea.tsx';
import { Select } from '../../kit/select.tsx';
import { useFormValues } from '../../kit/use-form-values.ts';
import { BriefPick } from '../../parts/brief-pick.tsx';
import { FollowedNote } from '../../parts/followed-note.tsx';
import { statusLook } from '../../parts/status-words.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useOvertaken } from '../../parts/use-overtaken.ts';
import { BookingForm } from '../booking/booking-form.tsx';
import { BusyShooterNote } from './busy-shooter-note.tsx';
import { CancelledNote } from './cancelled-note.tsx';
import { useAskCancellation } from './use-ask-cancellation.ts';

/** Values that a new shoot starts with: of its day, or of the shoot that it copies. */
export type ShootStart = Partial<Values>;

interface ShootFormProps {
  /** Absent for a new shoot. */
  shoot: Shoot | undefined;
  start: ShootStart | undefined;
  onCopy: (start: ShootStart) => void;
  onClose: () => void;
}

/** A new shoot is pencilled and lasts one day (PLN-026). */
const valuesOf = (shoot: Partial<Shoot>) => ({
  productionId: shoot.productionId ?? '',
  shootTitle: shoot.shootTitle ?? '',
  date: (shoot.date ?? '').slice(0, 10),
  days: shoot.days ?? 1,
  shootStatus: shoot.shootStatus ?? ('pencilled' as const),
  shooter: shoot.shooter ?? '',
  timings: shoot.timings ?? '',
  crew: shoot.crew ?? '',
  location: shoot.location ?? '',
});

/** Shoot form: brief, date, status, place and people (PLN-022, PLN-025 to PLN-028). */
export function ShootForm({ shoot, start = {}, onCopy, onClose }: ShootFormProps) {
  const stored = shoot ? valuesOf(shoot) : { ...valuesOf({}), ...start };
  const overtaken = useOvertaken(shoot);
  const form = useFormValues<Values>(stored, shoots, (name) => overtaken(shoot ? storedWords(shoot, name) : ''));
  const { values, set } = form;
  const { shooters } = useConfiguration();
  const asks = useAskCancellation(shoot);
  return (
    <BookingForm
      {...plannerPolicies.shoots}
      booking={shoot}
      words={{ noun: 'shoot', add: 'Add Shoot' }}
      days={values.days ?? 0}
      missing={missingForShoot(form.read)}
      fresh={() => newShoot(values)}
      changes={() => changed(stored, values)}
      asks={asks}
      split={(id) => calls.planner.splitShoot({ id })}
      onRefused={form.setErrors}
      onCopy={() => onCopy(values)}
      onClose={onClose}
      notes={
        <>
          {shoot && <CancelledNote shoot={shoot} />}
          <BusyShooterNote shoot={{ ...values, days: values.days ?? 1 }} except={shoot?.id} />
          {shoot && (
            <FollowedNote
              document={shoot}
              type={shoots}
              fields={form.followed}
              words={(name) => storedWords(shoot, name)}
            />
          )}
        </>
      }
    >
      {/* The list would cover the form that has just opened. */}
      <BriefPick openOnFocus={false} {...form.choice('productionId')} />
      <TextInput {...form.text('shootTitle')} />
      <Group align="flex-start" gap="md">
        <DayInput w={160} {...form.day('date')} />
        <DaysInput w={90} least={1} step={1} {...form.input('days')} />
        <Select
          searchable
          clearable
          nothingFoundMessage="No shooters found."
          data={shooterChoices(shooters)}
          style={{ flex: 1, minWidth: 160 }}
          {...form.choice('shooter')}
        />
      </Group>
      <Input.Wrapper error={form.errors.shootStatus}>
        <SegmentedControl
          fullWidth
          aria-label="Status"
          value={values.shootStatus}
          onChange={(value) => set('shootStatus', shootStatuses.find((status) => status === value) ?? 'pencilled')}
          data={shootStatuses.map((status) => ({ value: status, label: statusLook(status).word }))}
        />
      </Input.Wrapper>
      <TextInput {...form.text('location')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <GrowingTextarea minRows={2} maxRows={12} {...form.text('timings')} />
        <GrowingTextarea minRows={2} maxRows={12} {...form.text('crew')} />
      </SimpleGrid>
    </BookingForm>
  );
}

type Values = Omit<ReturnType<typeof valuesOf>, 'days'> & {
  /** Null while the text is not a number. */
  days: number | null;
};

/** The stored value of a field, in words. */
function storedWords(shoot: Shoot, name: keyof Values): string {
  if (name === 'productionId') return shoot.prodTitle ?? '';
  if (name === 'date') return formatDay(shoot.date);
  if (name === 'days') return formatDays(shoot.days);
  if (name === 'shootStatus') return statusLook(shoot.shootStatus).word;
  return shoot[name] ?? '';
}

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
