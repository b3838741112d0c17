import type { Shift, shifts } from '@pavilion/domain';
import type { NewDocument, PatchOf } from '@pavilion/sync';

/** Values of the session form. */
export interface SessionValues {
  resourceId: string;
  type: Shift['type'];
  productionId: string;
  date: string;
  /** Null while the text is not a number. */
  days: number | null;
  workingDays: boolean;
  billing: string;
  /** Pounds a day: today's rate, when it replaces the booked one. */
  newRate: number | null;
  manualCost: boolean;
  /** Pounds, set by hand; null while the text is not an amount. */
  cost: number | null;
  invoiceable: boolean;
  /** Reason of an absence. */
  title: string;
}

/** Values that a new session starts with: of its cell, or of the session that it copies. */
export type SessionStart = Partial<SessionValues>;

const blank: SessionValues = {
  resourceId: '',
  type: 'production',
  productionId: '',
  date: '',
  days: 1,
  workingDays: true,
  billing: '',
  newRate: null,
  manualCost: false,
  cost: 0,
  invoiceable: false,
  title: '',
};

/** Values when the form opens, of an existing session or a new one. */
export function startingValues(shift: Shift | undefined, start: SessionStart): SessionValues {
  if (!shift) return { ...blank, ...start };
  return {
    resourceId: shift.resourceId,
    type: shift.type,
    productionId: shift.productionId ?? '',
    date: shift.date.slice(0, 10),
    days: shift.days,
    workingDays: shift.workingDays === true,
    billing: shift.billing ?? '',
    newRate: null,
    manualCost: shift.manualCost,
    cost: shift.cost ?? 0,
    invoiceable: shift.invoiceable,
    title: shift.type === 'production' ? '' : shift.title,
  };
}

/**
 * Fields of the shift as the form sets them. An absence has no brief, billing or cost; work has a cost only when it was set by
 * hand, otherwise the server works it out (PLN-016, PLN-018).
 */
export function fieldsOf(values: SessionValues) {
  const { resourceId, type, date, days } = values;
  const work = type === 'production';
  return {
    resourceId,
    type,
    date,
    ...(days === null ? {} : { days }),
    workingDays: values.workingDays,
    productionId: work ? values.productionId : null,
    billing: (work && values.billing) || null,
    ...(work && values.billing && values.newRate !== null ? { rate: values.newRate } : {}),
    manualCost: work && values.manualCost,
    ...(work
      ? values.manualCost && values.cost !== null
        ? { cost: values.cost }
        : {}
      : { cost: null, budget: null, title: values.title }),
    invoiceable: work && values.invoiceable,
  } satisfies PatchOf<typeof shifts>;
}

/** Fields of a new shift, without the empty ones. */
export function newShift(values: SessionValues): NewDocument<typeof shifts> {
  const given = Object.entries(fieldsOf(values)).filter(([, value]) => value !== null);
  return Object.fromEntries(given) as NewDocument<typeof shifts>;
}

/** Only the fields that differ from `shift`, the one that the form opened with: other people's changes to the rest stay. */
export function changesOf(shift: Shift, values: SessionValues): PatchOf<typeof shifts> {
  const stored = new Map<string, unknown>(Object.entries(shift));
  const wanted = Object.entries(fieldsOf(values)).filter(
    ([field, value]) => (stored.get(field) ?? absent(field)) !== value,
  );
  return Object.fromEntries(wanted) as PatchOf<typeof shifts>;
}

/** Value of a field that is not stored. Shifts made before `workingDays` existed count weekends. */
const absent = (field: string) => (field === 'workingDays' ? false : null);
