import type { Shift, shifts } from '@pavilion/domain';
import type { NewDocument, PatchOf } from '@pavilion/sync';

/** What is typed into the session form. */
export interface SessionValues {
  resourceId: string;
  type: Shift['type'];
  productionId: string;
  date: string;
  /** Null while no clear number is typed. */
  days: number | null;
  workingDays: boolean;
  billing: string;
  /** Pounds a day, where today's rate takes the place of the one that was booked. */
  newRate: number | null;
  manualCost: boolean;
  /** Pounds, set by hand; null while no clear amount is typed. */
  cost: number | null;
  invoiceable: boolean;
  /** Why somebody is away. */
  title: string;
}

/** What is known of a new session before its form opens. */
export interface SessionStart {
  resourceId?: string;
  date?: string;
  productionId?: string;
}

/** What the form begins with: the shift, or what is known of a new one. */
export function startingValues(shift: Shift | undefined, start: SessionStart): SessionValues {
  return {
    resourceId: shift?.resourceId ?? start.resourceId ?? '',
    type: shift?.type ?? 'production',
    productionId: shift?.productionId ?? start.productionId ?? '',
    date: (shift?.date ?? start.date ?? '').slice(0, 10),
    days: shift?.days ?? 1,
    workingDays: shift ? shift.workingDays === true : true,
    billing: shift?.billing ?? '',
    newRate: null,
    manualCost: shift?.manualCost ?? false,
    cost: shift?.cost ?? 0,
    invoiceable: shift?.invoiceable ?? false,
    title: shift && shift.type !== 'production' ? shift.title : '',
  };
}

/**
 * The fields of a shift that the form says. Time away is of no brief and costs nothing; the cost is given only where it was
 * set by hand (PLN-016, PLN-018).
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

/** The same for a new one: what is absent is left out. */
export function newShift(values: SessionValues): NewDocument<typeof shifts> {
  const given = Object.entries(fieldsOf(values)).filter(([, value]) => value !== null);
  return Object.fromEntries(given) as NewDocument<typeof shifts>;
}

/** Only what differs from the shift that the form began with, so that what others change meanwhile stays. */
export function changesOf(shift: Shift, values: SessionValues): PatchOf<typeof shifts> {
  const stored = new Map<string, unknown>(Object.entries(shift));
  const wanted = Object.entries(fieldsOf(values)).filter(
    ([field, value]) => (stored.get(field) ?? absent(field)) !== value,
  );
  return Object.fromEntries(wanted) as PatchOf<typeof shifts>;
}

/** What is stored of a field that is not there: shifts of before could not pass by weekends. */
const absent = (field: string) => (field === 'workingDays' ? false : null);
