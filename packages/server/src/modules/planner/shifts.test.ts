import { negativePrice, sumDays, sumPounds } from '@pavilion/domain';
import { users } from '@pavilion/domain/accounts';
import { billings, budgets } from '@pavilion/domain/billing';
import { resources, shifts } from '@pavilion/domain/planner';
import { briefs } from '@pavilion/domain/production';
import type { PatchOf } from '@pavilion/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlanner, organisation, type PlannerStage } from '../../testing/planner-stage.ts';
import { refusalOf } from '../../testing/production-stage.ts';
import { countOldBillings, recountBookings } from './nightly.ts';

let stage: PlannerStage;
beforeAll(async () => {
  stage = await openPlanner();
});
afterAll(() => stage.stop());

async function setting(rate = 350.5) {
  const billing = await stage.addBilling({ dayRate: rate });
  const resource = await stage.addResource({ availableBillings: [billing.id], defaultBilling: billing.id });
  const brief = await stage.addBrief();
  const book = (fields: object = {}) =>
    stage.planners.scheduler.documents.insert(shifts, {
      resourceId: resource.id,
      productionId: brief.id,
      billing: billing.id,
      date: '2026-10-24',
      ...fields,
    });
  return { billing, resource, brief, book };
}

const addBudget = async () =>
  (await stage.planners.scheduler.documents.insert(budgets, { name: 'Digital 26', active: true })).id;

describe('a shift', () => {
  it('costs days times the day rate, and is added to its brief, resource and billing (PLN-017 OPN-088)', async () => {
    const { billing, resource, brief, book } = await setting();
    const shift = await book({ days: 1.5, cost: 1, title: 'whatever' });
    expect(await stage.shift(shift.id)).toMatchObject({
      cost: 525.75,
      title: 'Summer of cricket',
      resourceName: 'Edit 1',
      resourceCompany: organisation,
      backgroundColor: '#fb6340',
      start: '2026-10-24',
      end: '2026-10-25',
    });
    expect((await stage.resource(resource.id)).totalDays).toBe(1.5);
    expect((await stage.billing(billing.id)).totalDays).toBe(1.5);
    expect(await stage.brief(brief.id)).toMatchObject({ totalDays: 1.5, resources: [resource.id] });

    const { scheduler } = stage.planners;
    const other = await stage.addResource({ displayName: 'Camera', availableBillings: [billing.id] });
    await scheduler.documents.patch(shifts, shift.id, { days: 0.25, resourceId: other.id });
    expect(await stage.shift(shift.id)).toMatchObject({ cost: 87.63, resourceName: 'Camera', end: '2026-10-24' });
    expect((await stage.resource(resource.id)).totalDays).toBe(0);
    expect((await stage.resource(other.id)).totalDays).toBe(0.25);
    await scheduler.documents.delete(shifts, shift.id);
    expect((await stage.resource(other.id)).totalDays).toBe(0);
    expect(await stage.brief(brief.id)).toMatchObject({ totalDays: 0, resources: [] });
  });

  it('a cost set by hand counts only with the override, and is removed with it (PLN-018)', async () => {
    const { billing, book } = await setting(200);
    const { scheduler } = stage.planners;
    const { id } = await book({ days: 2, manualCost: true, cost: 99.99 });
    expect((await stage.shift(id)).cost).toBe(99.99);
    await scheduler.documents.patch(shifts, id, { days: 3 });
    expect((await stage.shift(id)).cost).toBe(99.99);
    await scheduler.documents.patch(shifts, id, { manualCost: false });
    expect((await stage.shift(id)).cost).toBe(600);
    await scheduler.documents.patch(shifts, id, { cost: 5 });
    expect((await stage.shift(id)).cost).toBe(600);

    await scheduler.documents.patch(billings, billing.id, { dayRate: 300, colour: '#123456' });
    expect(await stage.shift(id)).toMatchObject({ cost: 600, backgroundColor: '#123456' });
    await scheduler.documents.patch(shifts, id, { days: 1 });
    expect((await stage.shift(id)).cost).toBe(200);
    await scheduler.documents.patch(shifts, id, { billing: null });
    expect(await stage.shift(id)).toMatchObject({ cost: 0 });
    expect((await stage.shift(id)).backgroundColor).toBeUndefined();
  });

  it('keeps the rate at which it was booked until a billing or the current rate is chosen (PLN-017 PLN-039)', async () => {
    const { billing, resource, brief, book } = await setting(200);
    const { scheduler } = stage.planners;
    const patch = (id: string, changes: PatchOf<typeof shifts>) => scheduler.documents.patch(shifts, id, changes);
    const { id } = await book({ days: 2 });
    const valueUsed = async () => (await stage.billing(billing.id)).totalCost;
    const sum = async () => {
      const booked = await scheduler.documents.fetch(shifts, { where: { billing: billing.id } });
      return sumPounds(booked.map(({ cost }) => cost ?? 0));
    };
    await scheduler.documents.patch(billings, billing.id, { dayRate: 300 });
    expect(await stage.shift(id)).toMatchObject({ rate: 200, cost: 400 });
    expect([await valueUsed(), await sum()]).toEqual([400, 400]);

    const later = await book({ days: 1 });
    await book({ manualCost: true, cost: 12.34 });
    expect(await stage.shift(later.id)).toMatchObject({ rate: 300, cost: 300 });
    await patch(id, { days: 3 });
    expect(await stage.shift(id)).toMatchObject({ rate: 200, cost: 600 });
    expect([await valueUsed(), await sum()]).toEqual([912.34, 912.34]);

    await patch(id, { rate: 300 });
    expect(await stage.shift(id)).toMatchObject({ rate: 300, cost: 900 });
    const other = await stage.addBilling({ label: 'Grade', dayRate: 500 });
    await scheduler.documents.patch(resources, resource.id, { availableBillings: [billing.id, other.id] });
    await patch(id, { billing: other.id });
    expect(await stage.shift(id)).toMatchObject({ rate: 500, cost: 1_500 });
    await patch(id, { billing: billing.id, rate: 200 });
    expect(await stage.shift(id)).toMatchObject({ rate: 200, cost: 600 });
    expect(await valueUsed()).toBe(await sum());
    const given = { resourceId: resource.id, productionId: brief.id, billing: billing.id, date: '2026-10-24', rate: 1 };
    expect((await refusalOf(scheduler.documents.insert(shifts, given))).code).toBe('NOT_ALLOWED');
  });

  it('stored before `rate` existed keeps the rate derived from its cost (PLN-017)', async () => {
    const { billing, book } = await setting(200);
    const { id } = await book({ days: 2 });
    await stage.context.database.query("UPDATE shifts SET data = data - 'rate' WHERE id = $1", [id]);
    await stage.context.database.query("UPDATE billings SET data = data - 'totalCost' WHERE id = $1", [billing.id]);
    await countOldBillings(stage.context);
    expect((await stage.billing(billing.id)).totalCost).toBe(400);
    await stage.planners.scheduler.documents.patch(billings, billing.id, { dayRate: 300 });
    await stage.planners.scheduler.documents.patch(shifts, id, { days: 3 });
    expect(await stage.shift(id)).toMatchObject({ rate: 200, cost: 600 });
  });

  it('moves to a resource without its billing only with one of that resource’s billings (PLN-017 PLN-035)', async () => {
    const { billing, book } = await setting(200);
    const own = await stage.addBilling({ label: 'Camera day', dayRate: 450 });
    const camera = await stage.addResource({ displayName: 'Camera', availableBillings: [own.id] });
    const { id } = await book();
    const patch = (changes: PatchOf<typeof shifts>) => stage.planners.scheduler.documents.patch(shifts, id, changes);
    const refusal = {
      code: 'INVALID',
      message: 'Camera cannot be booked at “Editor”. Choose one of its billings.',
    };
    expect(await refusalOf(patch({ resourceId: camera.id }))).toEqual(refusal);
    expect(await refusalOf(book({ resourceId: camera.id }))).toEqual(refusal);
    expect(await stage.shift(id)).toMatchObject({ billing: billing.id, cost: 200, resourceName: 'Edit 1' });
    await patch({ resourceId: camera.id, billing: own.id });
    expect(await stage.shift(id)).toMatchObject({ rate: 450, cost: 450, resourceName: 'Camera' });
    await patch({ resourceId: (await stage.addResource()).id, billing: null });
    const freed = await stage.shift(id);
    expect([freed.rate, freed.billing, freed.cost]).toEqual([undefined, undefined, 0]);
  });

  it('leaves its budget when it is no longer invoiceable (PLN-049 OPN-060)', async () => {
    const { book } = await setting(200);
    const budget = await addBudget();
    const { id } = await book({ invoiceable: true, budget });
    const spent = async () => (await stage.planners.scheduler.documents.get(budgets, budget))?.workTotal;
    expect(await spent()).toBe(200);
    await stage.planners.scheduler.documents.patch(shifts, id, { invoiceable: false });
    expect((await stage.shift(id)).budget).toBeUndefined();
    expect(await spent()).toBe(0);
  });

  it('undoing a move does not overwrite a newer change (PLN-008 OPN-088)', async () => {
    const { book } = await setting(200);
    const { scheduler, booker } = stage.planners;
    const { id } = await book();
    await scheduler.documents.patch(shifts, id, { date: '2026-10-26', days: 2 });
    const moved = { date: '2026-10-26', days: 2 };
    const undo = () =>
      scheduler.documents.patch(shifts, id, { date: '2026-10-24', days: 1 }, undefined, { ...moved, budget: null });
    await booker.documents.patch(shifts, id, { date: '2026-10-28' });
    expect(await refusalOf(undo())).toEqual({ code: 'MOVED_ON', message: 'Someone has changed this since.' });
    expect(await stage.shift(id)).toMatchObject({ date: '2026-10-28', days: 2 });
    // A change of other fields does not prevent the undo.
    await booker.documents.patch(shifts, id, { date: '2026-10-26', invoiceable: true });
    await undo();
    expect(await stage.shift(id)).toMatchObject({ date: '2026-10-24', days: 1, invoiceable: true });
  });

  it('needs a brief for production work only (PLN-015 PLN-016)', async () => {
    const { resource, book } = await setting();
    const { scheduler } = stage.planners;
    const away = await scheduler.documents.insert(shifts, {
      resourceId: resource.id,
      date: '2026-10-24',
      type: 'holiday',
      days: 3,
    });
    expect(await stage.shift(away.id)).toMatchObject({ title: 'Holiday', end: '2026-10-26' });
    await expect(book({ productionId: undefined })).rejects.toMatchObject({
      message: 'Choose a brief for this session.',
    });
    await expect(scheduler.documents.patch(shifts, away.id, { type: 'production' })).rejects.toMatchObject({
      message: 'Choose a brief for this session.',
    });
    const booked = await book();
    await scheduler.documents.patch(shifts, booked.id, { type: 'unavailable', productionId: null, billing: null });
    expect(await stage.shift(booked.id)).toMatchObject({ title: 'Unavailable' });
  });

  it('needs an existing resource, brief, rate and budget, and lasts at most a year (PLN-015 USR-135)', async () => {
    const { resource, book } = await setting();
    const { id } = await book();
    const gone = (what: string) => `This ${what} does not exist, or you do not have access to it.`;
    const patch = (changes: PatchOf<typeof shifts>) => stage.planners.scheduler.documents.patch(shifts, id, changes);
    for (const [write, message] of [
      [() => book({ resourceId: 'gone' }), gone('resource')],
      [() => book({ productionId: 'gone' }), gone('brief')],
      [() => book({ billing: 'gone' }), gone('billing')],
      [() => book({ budget: 'gone' }), gone('budget')],
      [() => patch({ resourceId: 'gone' }), gone('resource')],
      [() => patch({ billing: 'gone' }), gone('billing')],
      [() => book({ start: '2026-10-24', end: '2026-10-23' }), 'The end cannot be before the start.'],
      [() => book({ days: 1e9 }), 'A booking can last at most a year.'],
      [() => book({ days: 0.3 }), 'Effort is booked in quarter days.'],
      [() => book({ days: -1 }), 'The shortest booking is a quarter of a day.'],
      [() => book({ manualCost: true, cost: -0.01 }), negativePrice],
    ] as const) {
      expect(await refusalOf(write())).toEqual({ code: 'INVALID', message });
    }
    expect((await stage.resource(resource.id)).totalDays).toBe(1);
    await book({ date: '2026-10-24T09:00' });
    expect((await stage.resource(resource.id)).totalDays).toBe(2);
  });

  it('carries the current names of its resource and brief', async () => {
    const { resource, brief, book } = await setting();
    const { id } = await book();
    const { scheduler, partner } = stage.planners;
    await scheduler.documents.patch(resources, resource.id, { displayName: 'Edit 2', company: 'Boundary Films' });
    await stage.store.transaction(stage.system, (tx) => tx.patch(briefs, brief.id, { title: 'Winter of cricket' }));
    expect(await stage.shift(id)).toMatchObject({
      title: 'Winter of cricket',
      resourceName: 'Edit 2',
      resourceCompany: 'Boundary Films',
    });
    expect(await partner.documents.get(shifts, id)).toBeDefined();
  });
});

describe('a long shift', () => {
  it('is split into days with the same total cost (PLN-020 OPN-076)', async () => {
    const { resource, brief, book } = await setting(100);
    const whole = await book({ days: 3.5, manualCost: true, cost: 100, invoiceable: true });
    const { ids } = await stage.planners.booker.call.planner.splitShift({ id: whole.id });
    const parts = await Promise.all(ids.map(stage.shift));
    expect(parts.map(({ date, days, end }) => [date, days, end])).toEqual([
      ['2026-10-24', 1, '2026-10-24'],
      ['2026-10-25', 1, '2026-10-25'],
      ['2026-10-26', 1, '2026-10-26'],
      ['2026-10-27', 0.5, '2026-10-27'],
    ]);
    expect(sumPounds(parts.map(({ cost }) => cost ?? 0))).toBe(100);
    expect(parts[0]).toMatchObject({ resourceName: 'Edit 1', title: 'Summer of cricket', invoiceable: true });
    expect(await stage.shift(whole.id)).toBeNull();
    expect(sumDays(parts.map(({ days }) => days))).toBe((await stage.resource(resource.id)).totalDays);
    expect((await stage.brief(brief.id)).totalDays).toBe(3.5);
    expect(await refusalOf(stage.planners.booker.call.planner.splitShift({ id: ids[0]! }))).toMatchObject({
      code: 'TOO_SHORT',
      message: 'Only a session of more than one day can be split.',
    });
  });

  it('keeps its old price in total if the rate has since been raised', async () => {
    const { billing, book } = await setting(100);
    const whole = await book({ days: 2 });
    await stage.planners.scheduler.documents.patch(billings, billing.id, { dayRate: 500 });
    const { ids } = await stage.planners.scheduler.call.planner.splitShift({ id: whole.id });
    expect((await Promise.all(ids.map(stage.shift))).map(({ cost }) => cost)).toEqual([100, 100]);
  });

  it('is put back by the person who split it, with its cost and author, unless a day was changed (OPN-076)', async () => {
    const { resource, brief, book } = await setting(100);
    const { booker, scheduler } = stage.planners;
    const whole = await book({ days: 2.5, manualCost: true, cost: 100 });
    const stored = await stage.shift(whole.id);
    const split = async () => (await booker.call.planner.splitShift({ id: whole.id })).ids;
    const undo = (person: typeof booker, days: string[]) =>
      person.call.system.undoSplit({ collection: 'shifts', id: whole.id, days });
    const days = await split();
    expect(await refusalOf(undo(scheduler, days))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refusalOf(undo(booker, days.slice(1)))).toMatchObject({ code: 'MOVED_ON' });
    await undo(booker, days);
    const { _rev, ...fields } = stored;
    expect(await stage.shift(whole.id)).toMatchObject(fields);
    expect(await Promise.all(days.map(stage.shift))).toEqual([null, null, null]);
    expect((await stage.resource(resource.id)).totalDays).toBe(2.5);
    expect((await stage.brief(brief.id)).totalDays).toBe(2.5);

    const again = await split();
    await scheduler.documents.patch(shifts, again[1]!, { invoiceable: true });
    expect(await refusalOf(undo(booker, again))).toEqual({
      code: 'MOVED_ON',
      message: 'Someone has changed one of the days since. Nothing was undone.',
    });
    expect(await stage.shift(whole.id)).toBeNull();
    expect(await stage.shift(again[1]!)).toMatchObject({ invoiceable: true });
  });

  it('is not split by people who cannot see it (USR-135)', async () => {
    const { book } = await setting();
    const { id } = await book({ days: 2 });
    expect(await refusalOf(stage.planners.partner.call.planner.splitShift({ id }))).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await stage.shift(id)).toMatchObject({ days: 2 });
  });
});

describe('who sees what', () => {
  it('staff see all resources and shifts, others those of their company (USR-134 USR-135 USR-094)', async () => {
    const ours = await stage.addResource({ displayName: 'Ours' });
    const theirs = await stage.addResource({ displayName: 'Theirs', company: 'Boundary Films' });
    const { scheduler, partner, outsider } = stage.planners;
    const brief = await stage.addBrief();
    const shift = { productionId: brief.id, date: '2026-07-04' };
    const our = await scheduler.documents.insert(shifts, { ...shift, resourceId: ours.id });
    const their = await scheduler.documents.insert(shifts, { ...shift, resourceId: theirs.id });
    const seen = async (person: typeof partner) => [
      ...(await person.documents.fetch(resources, { where: { id: { in: [ours.id, theirs.id] } } })).map(({ id }) => id),
      ...(await person.documents.fetch(shifts, { where: { id: { in: [our.id, their.id] } } })).map(({ id }) => id),
    ];
    expect((await seen(scheduler)).sort()).toEqual([ours.id, theirs.id, our.id, their.id].sort());
    expect((await seen(partner)).sort()).toEqual([theirs.id, their.id].sort());
    expect(await seen(outsider)).toEqual([]);
    await expect(partner.documents.insert(shifts, { ...shift, resourceId: ours.id })).rejects.toMatchObject({
      message: 'This resource does not exist, or you do not have access to it.',
    });
    await expect(partner.documents.patch(shifts, their.id, { resourceId: ours.id })).rejects.toMatchObject({
      code: 'INVALID',
    });
  });

  it('setting the company in one’s own profile gives no access until it is confirmed (OPN-097)', async () => {
    const ours = await stage.addResource({ displayName: 'Hidden' });
    const person = await stage.addPerson({
      name: 'New Comer',
      company: 'Elsewhere',
      companyConfirmed: 'Elsewhere',
      roles: ['production_shifts'],
    });
    const sees = () => person.documents.get(resources, ours.id);
    await person.documents.patch(users, person.id, { company: organisation });
    expect(await sees()).toBeUndefined();
    const admin = await stage.addPerson({ name: 'Ad Min', roles: ['user_admin'] });
    await admin.documents.patch(users, person.id, { companyConfirmed: organisation });
    expect(await sees()).toMatchObject({ displayName: 'Hidden' });
  });

  it('a brief outside the scope cannot be booked', async () => {
    const { resource } = await setting();
    const brief = await stage.addBrief({ department: 'Communications' });
    const person = await stage.addPerson({
      name: 'Sco Ped',
      companyConfirmed: organisation,
      roles: ['production_shifts'],
      departmentAccess: ['Digital'],
    });
    await expect(
      person.documents.insert(shifts, { resourceId: resource.id, productionId: brief.id, date: '2026-07-04' }),
    ).rejects.toMatchObject({ code: 'INVALID' });
  });
});

describe('resources', () => {
  it('a new one is called New and is inactive until edited (PLN-032 PLN-034 OPN-059)', async () => {
    const { scheduler, booker } = stage.planners;
    const made = await scheduler.documents.insert(resources, {});
    expect(made).toMatchObject({ displayName: 'New', active: false, totalDays: 0 });
    await expect(booker.documents.insert(resources, {})).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    // It has no company yet, but people who can edit resources see it (OPN-057).
    expect(await scheduler.documents.get(resources, made.id)).toBeDefined();
    await scheduler.documents.patch(resources, made.id, { displayName: 'Drone', active: true });
    expect(await stage.resource(made.id)).toMatchObject({ displayName: 'Drone', active: true });
  });

  it('one is deleted only without bookings (PLN-033)', async () => {
    const { resource, book } = await setting();
    const { scheduler } = stage.planners;
    const { id } = await book();
    await expect(scheduler.documents.delete(resources, resource.id)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await scheduler.documents.delete(shifts, id);
    await scheduler.documents.delete(resources, resource.id);
    expect(await stage.resource(resource.id)).toBeNull();
  });

  it('a billing is removed only from an inactive one, and the default with it (PLN-035)', async () => {
    const { resource, billing } = await setting();
    const { scheduler } = stage.planners;
    const strip = () => scheduler.documents.patch(resources, resource.id, { availableBillings: [] });
    await expect(strip()).rejects.toMatchObject({
      message: 'Make the resource inactive before you remove a billing.',
    });
    const other = await stage.addBilling({ label: 'Grade' });
    await scheduler.documents.patch(resources, resource.id, { availableBillings: [billing.id, other.id] });
    await scheduler.documents.patch(resources, resource.id, { active: false });
    await strip();
    const stripped = await stage.resource(resource.id);
    expect(stripped.availableBillings).toEqual([]);
    expect(stripped.defaultBilling).toBeUndefined();
  });

  it('one can have only existing billings, and one of them as the default (PLN-035 PLN-051)', async () => {
    const { resource, billing } = await setting();
    const patch = (changes: PatchOf<typeof resources>) =>
      stage.planners.scheduler.documents.patch(resources, resource.id, changes);
    expect(await refusalOf(patch({ availableBillings: [billing.id, 'gone'] }))).toMatchObject({
      message: 'This billing does not exist, or you do not have access to it.',
    });
    const other = await stage.addBilling({ label: 'Grade' });
    expect(await refusalOf(patch({ defaultBilling: other.id }))).toMatchObject({
      message: 'The default has to be one of the billings of the resource.',
    });
    await patch({ availableBillings: [billing.id, other.id], defaultBilling: other.id });
    expect((await stage.resource(resource.id)).defaultBilling).toBe(other.id);
  });

  it('wrong sums of booked days are corrected at night', async () => {
    const { resource, billing, book } = await setting();
    await book({ days: 2 });
    const wrong = JSON.stringify({ totalDays: 9, totalCost: 1 });
    for (const [table, id] of [
      ['resources', resource.id],
      ['billings', billing.id],
    ]) {
      await stage.context.database.query(`UPDATE ${table} SET data = data || $2::jsonb WHERE id = $1`, [id, wrong]);
    }
    await recountBookings.run(stage.context, {}, new AbortController().signal);
    expect((await stage.resource(resource.id)).totalDays).toBe(2);
    expect(await stage.billing(billing.id)).toMatchObject({ totalDays: 2, totalCost: 701 });
  });
});
