import { fieldLabel, type Shift, shifts } from '@pavilion/domain';
import { describe, expect, it } from 'vitest';
import { changesOf, fieldsOf, newShift, startingValues } from './session-values.ts';

const shift = {
  id: 's',
  _rev: 1,
  resourceId: 'r',
  type: 'production',
  productionId: 'p',
  title: 'Summer',
  date: '2026-07-04',
  days: 2,
  billing: 'b',
  manualCost: false,
  cost: 700,
  invoiceable: true,
} as Shift;

describe('the session form', () => {
  it('has a word for every field that a colleague may change meanwhile (PLN-016)', () => {
    const { newRate: _own, ...stored } = startingValues(shift, {});
    for (const field of Object.keys(stored)) expect(fieldLabel(shifts, field)).not.toBe('');
  });

  it('a new session is one day of production work (PLN-013 PLN-014)', () => {
    const values = startingValues(undefined, { resourceId: 'r', date: '2026-07-04' });
    expect(values).toMatchObject({ type: 'production', days: 1, resourceId: 'r', manualCost: false });
    expect(newShift({ ...values, productionId: 'p' })).toEqual({
      resourceId: 'r',
      type: 'production',
      date: '2026-07-04',
      days: 1,
      workingDays: true,
      productionId: 'p',
      manualCost: false,
      invoiceable: false,
    });
  });

  it('an absence has no brief, billing or cost (PLN-016)', () => {
    const values = { ...startingValues(shift, {}), type: 'holiday' as const, title: 'Wedding' };
    expect(fieldsOf(values)).toMatchObject({ productionId: null, billing: null, cost: null, invoiceable: false });
    expect(changesOf(shift, values)).toEqual({
      type: 'holiday',
      productionId: null,
      billing: null,
      cost: null,
      title: 'Wedding',
      invoiceable: false,
    });
  });

  it('the form sends a cost only when it was set by hand (PLN-018)', () => {
    const values = startingValues(shift, {});
    expect(changesOf(shift, { ...values, cost: 5 })).toEqual({});
    expect(changesOf(shift, { ...values, cost: 5, manualCost: true })).toEqual({ cost: 5, manualCost: true });
    expect(changesOf(shift, { ...values, days: 0.25 })).toEqual({ days: 0.25 });
    expect(changesOf(shift, { ...values, workingDays: true })).toEqual({ workingDays: true });
  });
});
