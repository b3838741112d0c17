import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { utils, write } from '@e965/xlsx';
import { isUntouched, negativePrice } from '@pavilion/domain';
import { billings, budgets, costs, payments } from '@pavilion/domain/billing';
import { resources, shifts } from '@pavilion/domain/planner';
import { briefs } from '@pavilion/domain/production';
import type { NewDocument, PatchOf } from '@pavilion/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { startApp, type TestApp } from '../../testing/app.ts';
import type { Person } from '../../testing/person.ts';
import { recountBudgets } from './recount-budgets.ts';

let app: TestApp;
/** Plans work; can only read money. */
let scheduler: Person;
/** Also manages budgets and payments. */
let producer: Person;
let outsider: Person;
beforeAll(async () => {
  app = await startApp();
  const company = { company: 'National Cricket Board', companyConfirmed: 'National Cricket Board' };
  scheduler = await app.addPerson({
    name: 'Sched Uler',
    roles: ['production_access', 'production_shifts'],
    ...company,
  });
  producer = await app.addPerson({
    name: 'Pro Ducer',
    roles: ['production_access', 'production_shifts', 'production_admin'],
    ...company,
  });
  outsider = await app.addPerson({ name: 'Out Sider', roles: ['production_access', 'production_feedback'] });
});
afterAll(() => app.stop());

const system = { kind: 'system', name: 'test' } as const;
const addBudget = (fields: Partial<NewDocument<typeof budgets>> = {}) =>
  producer.documents.insert(budgets, { name: 'Digital 26', active: true, ...fields });
const budgetNow = async (id: string) => (await app.context.store.get(budgets, id))!;
const addBrief = (title = 'Summer of cricket') =>
  app.context.store.transaction(system, (tx) => tx.insert(briefs, { title, status: 'Submitted' }));
const addShift = (fields: Partial<NewDocument<typeof shifts>> = {}) =>
  app.context.store.transaction(system, (tx) =>
    tx.insert(shifts, {
      resourceId: 'r1',
      resourceCompany: 'National Cricket Board',
      productionId: 'p1',
      date: '2026-03-02',
      invoiceable: true,
      manualCost: true,
      cost: 400,
      ...fields,
    }),
  );
const cost = { date: '2026-07-01', type: 'Travel' };
async function refusalOf(call: Promise<unknown>): Promise<{ code: string; message: string }> {
  try {
    await call;
  } catch (error) {
    const { code, message } = error as { code: string; message: string };
    return { code, message };
  }
  throw new Error('This was not refused.');
}

describe('budgets', () => {
  it('production admins edit budgets and payments, schedulers read them (PLN-042 PLN-043 OPN-080 USR-100 USR-101)', async () => {
    const budget = await producer.documents.insert(budgets, {});
    expect(budget).toMatchObject({ name: 'New', active: false, paidTotal: 0, costTotal: 0, workTotal: 0 });
    const payment = await producer.documents.insert(payments, { budgetId: budget.id, total: 10.1 });
    expect(await scheduler.documents.get(payments, payment.id)).toMatchObject({ total: 10.1 });
    for (const write of [
      () => scheduler.documents.insert(budgets, {}),
      () => scheduler.documents.patch(budgets, budget.id, { name: 'Mine' }),
      () => scheduler.documents.delete(budgets, budget.id),
      () => scheduler.documents.insert(payments, { budgetId: budget.id, total: 1 }),
      () => scheduler.documents.patch(payments, payment.id, { total: 1 }),
      () => producer.documents.delete(payments, payment.id),
      () => producer.documents.patch(budgets, budget.id, { paidTotal: 1_000_000 }),
    ]) {
      expect((await refusalOf(write())).code).toBe('NOT_ALLOWED');
    }
    expect(await outsider.documents.fetch(budgets)).toEqual([]);
  });

  it('a payment of nothing is refused (OPN-080)', async () => {
    const { id: budgetId } = await addBudget();
    const fault = { code: 'INVALID', message: 'A payment of £0.00 moves no money. Enter an amount.' };
    expect(await refusalOf(producer.documents.insert(payments, { budgetId, total: 0 }))).toMatchObject(fault);
    expect(await refusalOf(producer.documents.insert(payments, { budgetId }))).toMatchObject(fault);
    const { id } = await producer.documents.insert(payments, { budgetId, total: 5 });
    expect(await refusalOf(producer.documents.patch(payments, id, { total: 0 }))).toMatchObject(fault);
  });

  it('payments and costs are totalled at once and to the penny', async () => {
    const { id } = await addBudget();
    const other = await addBudget();
    await producer.documents.insert(payments, { budgetId: id, total: 1_000.1 });
    const more = await producer.documents.insert(payments, { budgetId: id, total: 0.2 });
    await producer.documents.patch(payments, more.id, { total: 0.3 });
    const first = await scheduler.documents.insert(costs, { ...cost, budget: id, amount: 0.1 });
    await scheduler.documents.insertBatch(costs, [
      { ...cost, budget: id, amount: 0.2 },
      { ...cost, budget: id, amount: 19.99 },
      { ...cost, budget: other.id, amount: 5 },
    ]);
    await addShift({ budget: id, cost: 333.33 });
    expect(await budgetNow(id)).toMatchObject({ paidTotal: 1_000.4, costTotal: 20.29, workTotal: 333.33 });

    await scheduler.documents.patch(costs, first.id, { budget: other.id });
    expect(await budgetNow(id)).toMatchObject({ costTotal: 20.19 });
    expect(await budgetNow(other.id)).toMatchObject({ costTotal: 5.1 });
    await scheduler.documents.delete(costs, first.id);
    expect(await budgetNow(other.id)).toMatchObject({ costTotal: 5 });
  });

  it('simultaneous changes are all counted, and a wrong total is corrected at night', async () => {
    const { id } = await addBudget();
    await Promise.all(
      Array.from({ length: 20 }, () => scheduler.documents.insert(costs, { ...cost, budget: id, amount: 0.07 })),
    );
    expect(await budgetNow(id)).toMatchObject({ costTotal: 1.4 });
    await app.context.store.transaction(system, (tx) => tx.patch(budgets, id, { costTotal: 7, paidTotal: 1 }));
    await recountBudgets.run(app.context, {}, new AbortController().signal);
    expect(await budgetNow(id)).toMatchObject({ costTotal: 1.4, paidTotal: 0 });
  });

  it('an empty budget can be deleted, one with money in it is kept (PLN-042 OPN-080)', async () => {
    const empty = await addBudget();
    await producer.documents.delete(budgets, empty.id);
    const { id } = await addBudget();
    await producer.documents.insert(payments, { budgetId: id, total: 10 });
    await scheduler.documents.insertBatch(costs, [
      { ...cost, budget: id, amount: 1 },
      { ...cost, budget: id, amount: 2 },
    ]);
    await expect(producer.documents.delete(budgets, id)).rejects.toThrow(
      'This budget has 1 payment and 2 costs and stays. It can be set inactive instead.',
    );
    expect(await budgetNow(id)).toMatchObject({ paidTotal: 10 });
  });
});

describe('costs', () => {
  it('need a date, a type and a brief or budget in every kind of request, and keep them (PLN-044 OPN-056)', async () => {
    const { id: productionId } = await addBrief();
    const { id } = await scheduler.documents.insert(costs, { ...cost, productionId, amount: -20 });
    const insert = (given: object) => scheduler.documents.insert(costs, { ...cost, productionId, ...given });
    const patch = (changes: PatchOf<typeof costs>) => scheduler.documents.patch(costs, id, changes);
    for (const [write, message] of [
      [() => insert({ date: undefined }), 'Date is needed.'],
      [() => insert({ type: '' }), 'Type is needed.'],
      [() => insert({ productionId: undefined }), 'Choose a brief or a budget for this cost.'],
      [() => insert({ productionId: 'gone' }), 'This brief does not exist, or you do not have access to it.'],
      [() => insert({ budget: 'gone' }), 'This budget does not exist, or you do not have access to it.'],
      [() => insert({ shoot: 'gone' }), 'This shoot does not exist, or you do not have access to it.'],
      [() => patch({ date: null }), 'Date is needed.'],
      [() => patch({ productionId: null }), 'Choose a brief or a budget for this cost.'],
      [
        () => producer.documents.insert(payments, { budgetId: 'gone', total: 1 }),
        'This budget does not exist, or you do not have access to it.',
      ],
    ] as const) {
      expect(await refusalOf(write())).toEqual({ code: 'INVALID', message });
    }
    const old = await app.context.store.transaction(system, (tx) => tx.insert(costs, { amount: 1 }));
    await scheduler.documents.patch(costs, old.id, { description: 'From before' });
    expect(await scheduler.documents.fetch(costs, { where: { productionId } })).toHaveLength(1);
  });

  it('an inactive budget takes no new costs; its own stay, can be edited and come back (PLN-051 OPN-057)', async () => {
    const { id: budget } = await addBudget();
    const { id: productionId } = await addBrief();
    const kept = await scheduler.documents.insert(costs, { ...cost, productionId, budget, amount: 1 });
    const free = await scheduler.documents.insert(costs, { ...cost, productionId, amount: 2 });
    await producer.documents.patch(budgets, budget, { active: false });
    const refused = { code: 'INVALID', message: '“Digital 26” is inactive and takes no new costs.' };
    const file = { name: 'costs.csv', content: csv('Date,Type,Amount\n04/07/2026,Travel,5\n'), budget };
    for (const write of [
      () => scheduler.documents.insert(costs, { ...cost, productionId, budget, amount: 3 }),
      () => scheduler.documents.insertBatch(costs, [{ ...cost, budget, amount: 3 }]),
      () => scheduler.documents.patch(costs, free.id, { budget }),
      () => scheduler.call.billing.importCosts(file),
      () => scheduler.call.billing.importCosts({ ...file, apply: true }),
    ]) {
      expect(await refusalOf(write())).toEqual(refused);
    }
    await scheduler.documents.patch(costs, kept.id, { amount: 1.5 });
    await scheduler.call.billing.deleteCosts({ ids: [kept.id] });
    await scheduler.call.system.undoDeletion({ collection: costs.name, ids: [kept.id] });
    // Money may still arrive.
    await producer.documents.insert(payments, { budgetId: budget, total: 10 });
    expect(await budgetNow(budget)).toMatchObject({ paidTotal: 10, costTotal: 1.5 });
  });

  it('of a budget are deleted and restored together, and counted once each time (PLN-042)', async () => {
    const { id: budget } = await addBudget();
    const made = await scheduler.documents.insertBatch(
      costs,
      Array.from({ length: 600 }, (_, at) => ({ ...cost, budget, amount: (at + 1) / 100 })),
    );
    const ids = made.map(({ id }) => id);
    const full = await budgetNow(budget);
    expect(full.costTotal).toBe(1_803);
    await scheduler.call.billing.deleteCosts({ ids });
    expect(await budgetNow(budget)).toMatchObject({ costTotal: 0, _rev: full._rev + 1 });
    expect(await scheduler.call.system.undoDeletion({ collection: costs.name, ids })).toEqual({ restored: 600 });
    expect(await budgetNow(budget)).toMatchObject({ costTotal: 1_803, _rev: full._rev + 2 });
    const back = await scheduler.documents.get(costs, ids[0]!);
    expect(back).toMatchObject({ created_by: scheduler.id, created_at: made[0]!.created_at });
    const again = scheduler.call.system.undoDeletion({ collection: costs.name, ids });
    expect((await refusalOf(again)).code).toBe('NOT_FOUND');
  });
});

describe('billings', () => {
  it('a rate is not negative, and does not end before it starts (PLN-037 PLN-039)', async () => {
    const { id } = await scheduler.documents.insert(billings, { start: '2026-04-01', end: '2026-04-01' });
    for (const [changes, message] of [
      [{ end: '2026-03-31' }, 'The start cannot be after the end.'],
      [{ start: '2026-04-02' }, 'The start cannot be after the end.'],
      [{ dayRate: -1 }, negativePrice],
      [{ dayRate: 1e12 }, 'Day rate is too large.'],
      [{ quota: -1 }, 'Quota cannot be less than 0.'],
    ] as const) {
      expect(await refusalOf(scheduler.documents.patch(billings, id, changes))).toEqual({ code: 'INVALID', message });
    }
    await scheduler.documents.patch(billings, id, { start: '2027-04-01', end: null });
  });

  it('schedulers add, edit and delete them; with booked work they are kept (PLN-035 PLN-037 PLN-038)', async () => {
    const billing = await scheduler.documents.insert(billings, {});
    expect(billing).toMatchObject({ label: 'New', active: false });
    await scheduler.documents.patch(billings, billing.id, { label: 'Edit suite', dayRate: 350.5, quota: 20 });
    const resource = await app.context.store.transaction(system, (tx) =>
      tx.insert(resources, { displayName: 'Sam', availableBillings: ['x', billing.id], defaultBilling: billing.id }),
    );
    await app.context.store.transaction(system, (tx) => tx.patch(billings, billing.id, { totalDays: 1 }));
    expect((await refusalOf(scheduler.documents.delete(billings, billing.id))).code).toBe('NOT_ALLOWED');
    await app.context.store.transaction(system, (tx) => tx.patch(billings, billing.id, { totalDays: 0 }));
    await app.context.store.transaction(system, (tx) => tx.patch(resources, resource.id, { active: true }));
    await expect(scheduler.documents.delete(billings, billing.id)).rejects.toThrow(
      'Active resources can still be billed at this: Sam. It can be set inactive instead.',
    );
    await app.context.store.transaction(system, (tx) => tx.patch(resources, resource.id, { active: false }));
    const before = await scheduler.documents.get(billings, billing.id);
    await scheduler.documents.delete(billings, billing.id);
    expect(await scheduler.documents.get(billings, billing.id)).toBeUndefined();
    const taken = { collection: billings.name, ids: [billing.id] };
    expect(await refusalOf(producer.call.system.undoDeletion(taken))).toMatchObject({ code: 'NOT_FOUND' });
    await scheduler.call.system.undoDeletion(taken);
    expect(await scheduler.documents.get(billings, billing.id)).toEqual({ ...before, _rev: 1 });
    expect(await app.context.store.get(resources, resource.id)).toMatchObject({
      availableBillings: ['x', billing.id],
      defaultBilling: billing.id,
    });
    await expect(outsider.documents.insert(billings, {})).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });
});

describe('untouched placeholders', () => {
  it.each([
    ['budget', budgets, {}, { name: 'Digital 27' }],
    ['billing', billings, {}, { quota: 3 }],
    ['resource', resources, { company: 'National Cricket Board' }, { group: 'Suites' }],
  ] as const)(
    'an untouched new %s can be told and removed; one that a colleague has changed is kept (PLN-034 PLN-038 PLN-043)',
    async (_, type, fresh, changes) => {
      const colleague = await app.addPerson({
        name: 'Col League',
        roles: ['production_access', 'production_shifts', 'production_admin'],
        company: 'National Cricket Board',
        companyConfirmed: 'National Cricket Board',
      });
      const insert = () => producer.documents.insert(type, fresh);
      const [left, changed] = [await insert(), await insert()];
      expect(isUntouched(type, left, producer.id)).toBe(true);
      expect(isUntouched(type, left, scheduler.id)).toBe(false);
      await producer.documents.delete(type, left.id, left._rev);
      expect(await producer.documents.get(type, left.id)).toBeUndefined();

      // Someone else changes it while its page is closing: the stale revision is refused.
      await colleague.documents.patch(type, changed.id, changes);
      const now = await producer.documents.get(type, changed.id);
      expect(isUntouched(type, now!, producer.id)).toBe(false);
      const late = producer.documents.delete(type, changed.id, changed._rev);
      expect((await refusalOf(late)).code).toBe('CONFLICT');
      expect(await producer.documents.get(type, changed.id)).toMatchObject(changes);
    },
  );
});

describe('work attribution', () => {
  it('choosing a budget for several shifts takes them off the list, and back (PLN-048 PLN-049 OPN-060)', async () => {
    const { id: budget } = await addBudget();
    const work = [await addShift({ cost: 100.1 }), await addShift({ cost: 200.2 })].map(({ id }) => id);
    const { done } = await scheduler.call.billing.attributeWork({ shifts: work, budget });
    expect(done.sort()).toEqual(work.toSorted());
    expect(await budgetNow(budget)).toMatchObject({ workTotal: 300.3 });
    expect(await scheduler.documents.fetch(shifts, { where: { budget } })).toHaveLength(2);

    await scheduler.call.billing.attributeWork({ shifts: work, budget, takeBack: true });
    expect(await budgetNow(budget)).toMatchObject({ workTotal: 0 });
    expect(await scheduler.documents.fetch(shifts, { where: { budget } })).toEqual([]);
  });

  it('skips work that another person attributed, that is not invoiceable or that they cannot see (OPN-060)', async () => {
    const [mine, theirs] = [await addBudget(), await addBudget()];
    const work = [
      await addShift({}),
      await addShift({ budget: theirs.id }),
      await addShift({ invoiceable: false }),
      await addShift({ resourceCompany: 'Acme' }),
    ];
    const partner = await app.addPerson({
      name: 'Part Ner',
      roles: ['production_shifts'],
      company: 'Acme',
      companyConfirmed: 'Acme',
    });
    const chosen = work.slice(0, 3).map(({ id }) => id);
    const { done, passed } = await scheduler.call.billing.attributeWork({ shifts: chosen, budget: mine.id });
    expect([done, passed]).toEqual([[work[0]!.id], 2]);
    const again = scheduler.call.billing.attributeWork({ shifts: [work[0]!.id], budget: mine.id });
    expect(await again).toEqual({ done: [], passed: 1 });
    const unseen = partner.call.billing.attributeWork({ shifts: [work[0]!.id], budget: mine.id, takeBack: true });
    expect(await unseen).toEqual({ done: [], passed: 1 });
    const nowhere = scheduler.call.billing.attributeWork({ shifts: [work[2]!.id], budget: 'gone' });
    expect((await refusalOf(nowhere)).code).toBe('NO_BUDGET');
    const outside = outsider.call.billing.attributeWork({ shifts: chosen, budget: mine.id });
    expect((await refusalOf(outside)).code).toBe('NOT_ALLOWED');
  });

  it('one of two people who attribute the same work at once succeeds, and the totals agree (OPN-060)', async () => {
    const [first, second] = [await addBudget(), await addBudget()];
    const work = await Promise.all(Array.from({ length: 6 }, () => addShift({ cost: 10.01 })));
    const ids = work.map(({ id }) => id);
    await Promise.allSettled([
      scheduler.call.billing.attributeWork({ shifts: ids, budget: first.id }),
      producer.call.billing.attributeWork({ shifts: ids.toReversed(), budget: second.id }),
    ]);
    const sums = [await budgetNow(first.id), await budgetNow(second.id)].map(({ workTotal }) => workTotal);
    expect(sums.sort()).toEqual([0, 60.06]);
  });
});

const csv = (text: string) => Buffer.from(text).toString('base64');

describe('the import of costs', () => {
  const sheet =
    'Date,Type,Amount,Description\n04/07/2026,travel,"£1,234.50",Train\n2026-07-05,Catering,(20),=SUM(A1)\n';

  it('is previewed, then adds everything at once, and can be undone (PLN-045 PLN-046)', async () => {
    const brief = await addBrief();
    const { id: budget } = await addBudget();
    const input = { name: 'costs.csv', content: csv(sheet), productionId: brief.id, budget };
    const preview = await scheduler.call.billing.importCosts(input);
    expect(preview).toEqual({
      rows: [
        { line: 2, date: '2026-07-04', type: 'Travel', amount: 1_234.5, description: 'Train', known: false },
        { line: 3, date: '2026-07-05', type: 'Catering', amount: -20, description: '=SUM(A1)', known: false },
      ],
      faults: [],
      unknown: [],
      added: [],
    });
    expect(await scheduler.documents.fetch(costs, { where: { productionId: brief.id } })).toEqual([]);

    const { added } = await scheduler.call.billing.importCosts({ ...input, apply: true });
    const stored = await scheduler.documents.fetch(costs, { where: { productionId: brief.id } });
    expect(stored.map(({ id }) => id).sort()).toEqual(added.toSorted());
    expect(stored).toContainEqual(
      expect.objectContaining({ budget, date: '2026-07-04', amount: 1_234.5, created_by: scheduler.id }),
    );
    expect(await budgetNow(budget)).toMatchObject({ costTotal: 1_214.5 });

    const again = await scheduler.call.billing.importCosts(input);
    expect(again.rows.map(({ known }) => known)).toEqual([true, true]);
    expect(await refusalOf(scheduler.call.billing.importCosts({ ...input, apply: true }))).toEqual({
      code: 'FAULTY',
      message: 'Every cost in this spreadsheet is here already.',
    });
    const twice = `${sheet}04/07/2026,travel,"£1,234.50",Train\n`;
    expect(await refusalOf(scheduler.call.billing.importCosts({ ...input, content: csv(twice), apply: true }))).toEqual(
      {
        code: 'FAULTY',
        message: 'Every cost in this spreadsheet is here already.',
      },
    );
    const both = { ...input, content: csv(twice), apply: true, repeated: true };
    const longer = await scheduler.call.billing.importCosts(both);
    expect(longer.rows.map(({ known, repeats }) => [known, repeats])).toEqual([
      [true, undefined],
      [true, undefined],
      [false, 2],
    ]);
    expect(longer.added).toHaveLength(1);
    const all = await scheduler.call.billing.importCosts({ ...input, apply: true, again: true });
    expect(all.added).toHaveLength(2);
    expect(await budgetNow(budget)).toMatchObject({ costTotal: 3_663.5 });
    await scheduler.call.billing.deleteCosts({ ids: [...longer.added, ...all.added] });
    expect(await scheduler.call.billing.deleteCosts({ ids: added })).toEqual({ deleted: 2 });
    expect(await budgetNow(budget)).toMatchObject({ costTotal: 0 });
  });

  it('takes the column Budget that the export writes (PLN-046 PLN-047)', async () => {
    const brief = await addBrief();
    const named = await addBudget({ name: 'Column 26' });
    await addBudget({ name: 'Closed 26', active: false });
    const sheetOf = (...names: string[]) =>
      ['Date,Type,Amount,Description,Brief,Budget', ...names.map((name) => `04/07/2026,Travel,10,Train,,${name}`)].join(
        '\n',
      );
    const input = { name: 'costs.csv', productionId: brief.id, repeated: true };
    const content = csv(sheetOf('column  26', '', `https://pavilion.example/#/budget/${named.id}`));
    const { added, unknown, rows } = await scheduler.call.billing.importCosts({ ...input, content, apply: true });
    expect(unknown).toEqual([]);
    expect(rows.map(({ budget }) => budget?.name)).toEqual(['Column 26', undefined, 'Column 26']);
    const stored = await scheduler.documents.fetch(costs, { where: { id: { in: added } } });
    expect(stored.map(({ budget }) => budget ?? '').sort()).toEqual(['', named.id, named.id]);
    const { faults } = await scheduler.call.billing.importCosts({
      ...input,
      content: csv(sheetOf('Nowhere', 'Closed 26')),
    });
    expect(faults.map(({ line, column, reason }) => `${line} ${column}: ${reason}`)).toEqual([
      '2 Budget: No budget has the name ‘Nowhere’.',
      '3 Budget: “Closed 26” is inactive and takes no new costs.',
    ]);
    const other = await addBudget({ name: 'Other 26' });
    const elsewhere = { name: 'costs.csv', budget: other.id, content: csv(sheetOf('Column 26')) };
    expect((await scheduler.call.billing.importCosts(elsewhere)).faults.map(({ reason }) => reason)).toEqual([
      '‘Column 26’ is another budget. These costs are for ‘Other 26’.',
    ]);
  });

  it('costs without a budget get one together, which can be undone; those that someone was faster with stay (PLN-042 PLN-044)', async () => {
    const brief = await addBrief();
    const { id: budget } = await addBudget({ name: 'Together 26' });
    const { id: faster } = await addBudget({ name: 'Faster 26' });
    const closed = await addBudget({ name: 'Shut 26', active: false });
    const cost = { productionId: brief.id, date: '2026-07-04', type: 'Travel' };
    const made = await scheduler.documents.insertBatch(costs, [
      { ...cost, amount: 10.01 },
      { ...cost, amount: 20 },
      { ...cost, amount: 5, budget: faster },
    ]);
    const ids = made.map(({ id }) => id);
    expect(await refusalOf(scheduler.call.billing.payCosts({ costs: ids, budget: closed.id }))).toMatchObject({
      message: '“Shut 26” is inactive and takes no new costs.',
    });
    const { done, passed } = await scheduler.call.billing.payCosts({ costs: ids, budget });
    expect([done.toSorted(), passed]).toEqual([ids.slice(0, 2).toSorted(), 1]);
    expect(await budgetNow(budget)).toMatchObject({ costTotal: 30.01 });
    expect(await budgetNow(faster)).toMatchObject({ costTotal: 5 });
    await scheduler.call.billing.payCosts({ costs: done, budget, takeBack: true });
    expect(await budgetNow(budget)).toMatchObject({ costTotal: 0 });
  });

  it('reports the error in each cell and imports nothing (PLN-046)', async () => {
    const { id: budget } = await addBudget();
    const faulty =
      'Type;Date;Sum;Amount\nTravel;31/02/2026;1;12\nParty;04/07/2026;1;lots\n;04/07/2026;;\nTravel;04/07/2026;;5\nTravel;04/07/2026;;0.005\nParty;04/07/2026;;12.345\n';
    const input = { name: 'costs.csv', content: csv(faulty), budget };
    const preview = await scheduler.call.billing.importCosts(input);
    expect(preview.unknown).toEqual(['Sum']);
    expect(preview.rows).toHaveLength(1);
    expect(preview.faults.map(({ line, column, reason }) => `${line} ${column}: ${reason.slice(0, 45)}`)).toEqual([
      '2 Date: ‘31/02/2026’ is not a date such as 04/07/2026',
      '3 Type: ‘Party’ is not one of the cost types: Crew, E',
      '3 Amount: “lots” is not an amount such as £1,234.50.',
      '4 Type: Type is needed.',
      '4 Amount: Amount is needed.',
      '6 Amount: An amount has at most two decimals.',
      '7 Type: ‘Party’ is not one of the cost types: Crew, E',
      '7 Amount: Is “12.345” meant as £12,345.00? Write it so ',
    ]);
    expect(await refusalOf(scheduler.call.billing.importCosts({ ...input, apply: true }))).toEqual({
      code: 'FAULTY',
      message: 'Nothing was imported, because some rows have errors.',
    });
    expect(await scheduler.documents.fetch(costs, { where: { budget } })).toEqual([]);
  });

  it('gives each row the brief that it names by title, id or link (PLN-046)', async () => {
    const { id: budget } = await addBudget();
    const [ashes, blast, other] = [await addBrief('Ashes on tour'), await addBrief('Blast off'), await addBrief()];
    const content = csv(
      [
        'Date,Type,Amount,Brief',
        '04/07/2026,Travel,1,Ashes on tour',
        `04/07/2026,Travel,2,${blast.id}`,
        `04/07/2026,Travel,3,https://pavilion.example.org/#/brief/${blast.id}?tab=costs`,
        '04/07/2026,Travel,4,',
      ].join('\n'),
    );
    const input = { name: 'costs.csv', content, budget };
    const { rows, faults, unknown } = await scheduler.call.billing.importCosts(input);
    expect({ faults, unknown }).toEqual({ faults: [], unknown: [] });
    expect(rows.map(({ brief }) => brief?.title)).toEqual(['Ashes on tour', 'Blast off', 'Blast off', undefined]);
    await scheduler.call.billing.importCosts({ ...input, apply: true });
    const stored = await scheduler.documents.fetch(costs, { where: { budget } });
    expect(new Map(stored.map(({ amount, productionId }) => [amount, productionId]))).toEqual(
      new Map([
        [1, ashes.id],
        [2, blast.id],
        [3, blast.id],
        [4, undefined],
      ]),
    );
    // The same cost for another brief is a new one.
    const moved = csv(`Date,Type,Amount,Brief\n04/07/2026,Travel,1,${other.id}\n04/07/2026,Travel,2,Blast off\n`);
    const again = await scheduler.call.billing.importCosts({ ...input, content: moved });
    expect(again.rows.map(({ known }) => known)).toEqual([false, true]);
  });

  it('recognises costs from before the sheet had a column for the brief, in any order (PLN-046)', async () => {
    const { id: budget } = await addBudget();
    const ashes = await addBrief('Ashes by rail');
    const knownIn = async (lines: string[]) => {
      const content = csv(['Date,Type,Amount,Brief', ...lines].join('\n'));
      const { rows } = await scheduler.call.billing.importCosts({ name: 'costs.csv', content, budget });
      return rows.map(({ known }) => known);
    };
    const [plain, named] = ['04/07/2026,Travel,20,', `04/07/2026,Travel,20,${ashes.id}`];
    await scheduler.documents.insert(costs, { date: '2026-07-04', type: 'Travel', amount: 20, budget });
    expect(await knownIn([named])).toEqual([true]);
    await scheduler.documents.insert(costs, {
      date: '2026-07-04',
      type: 'Travel',
      amount: 20,
      budget,
      productionId: ashes.id,
    });
    expect(await knownIn([plain, named])).toEqual([true, true]);
    expect(await knownIn([named, plain])).toEqual([true, true]);
    expect(await knownIn([named, named, plain])).toEqual([true, true, false]);
  });

  it('finds a brief whatever the capitals and blanks of its title, an exact one first (PLN-046)', async () => {
    const { id: budget } = await addBudget();
    const [final, loud] = [await addBrief('Finals  Day'), await addBrief('FINALS OF OLD')];
    const exact = await addBrief('Finals of old');
    const cells = ['finals day', ' FINALS DAY ', 'Finals of old', 'FINALS OF OLD', 'finals OF old'];
    const content = csv(
      `Date,Type,Amount,Brief\n${cells.map((cell, at) => `4/7/26,Travel,${at},"${cell}"\n`).join('')}`,
    );
    const { rows, faults } = await scheduler.call.billing.importCosts({ name: 'costs.csv', content, budget });
    expect(rows.map(({ brief }) => brief?.id)).toEqual([final.id, final.id, exact.id, loud.id]);
    expect(faults.map(({ line, reason }) => `${line} ${reason.slice(0, 20)}`)).toEqual(['6 2 briefs have the ti']);
  });

  it('imports equal rows of one sheet once, unless asked for all (PLN-046)', async () => {
    const brief = await addBrief();
    const [row, other] = ['04/07/2026,Travel,5,Taxi\n', '04/07/2026,Travel,5,Tram\n'];
    const content = csv(`Date,Type,Amount,Description\n${row}${other}${row}${row}`);
    const input = { name: 'costs.csv', content, productionId: brief.id };
    const { rows } = await scheduler.call.billing.importCosts(input);
    expect(rows.map(({ line, repeats }) => [line, repeats])).toEqual([
      [2, undefined],
      [3, undefined],
      [4, 2],
      [5, 2],
    ]);
    const once = await scheduler.call.billing.importCosts({ ...input, apply: true });
    expect(once.added).toHaveLength(2);
    await scheduler.call.billing.deleteCosts({ ids: once.added });
    const all = await scheduler.call.billing.importCosts({ ...input, apply: true, repeated: true });
    expect(all.added).toHaveLength(4);
  });

  it('asks about a text of a workbook, never about a number: it has no separators of thousands (PLN-046)', async () => {
    const { id: budget } = await addBudget();
    const amounts = async (...cells: (string | number)[]) => {
      const book = utils.book_new();
      const lines = cells.map((amount) => ['04/07/2026', 'Travel', amount]);
      utils.book_append_sheet(book, utils.aoa_to_sheet([['Date', 'Type', 'Amount'], ...lines]));
      const content = (write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer).toString('base64');
      return scheduler.call.billing.importCosts({ name: 'costs.xlsx', content, budget });
    };
    expect((await amounts(10.005, 1_234.5)).faults).toEqual([
      { line: 2, column: 'Amount', reason: 'An amount has at most two decimals.' },
    ]);
    expect((await amounts(1_234.5, '10.005')).rows.map(({ amount, question }) => [amount, question])).toEqual([
      [1_234.5, undefined],
      [10_005, 'Is “10.005” meant as £10,005.00?'],
    ]);
  });

  it('asks what an amount is meant to be, as a form does, and imports it once that is answered (PLN-046)', async () => {
    const { id: budget } = await addBudget();
    const content = csv(
      'Date;Type;Amount\n04/07/2026;Travel;1.234,50\n04/07/2026;Travel;2.50\n05/07/2026;Travel;10.005\n',
    );
    const input = { name: 'costs.csv', content, budget };
    const { rows, faults } = await scheduler.call.billing.importCosts(input);
    expect(faults).toEqual([]);
    expect(rows.map(({ amount, question }) => [amount, question])).toEqual([
      [1_234.5, 'Is “1.234,50” meant as £1,234.50?'],
      [2.5, undefined],
      [10_005, 'Is “10.005” meant as £10,005.00?'],
    ]);
    await scheduler.call.billing.importCosts({ ...input, apply: true });
    expect(await budgetNow(budget)).toMatchObject({ costTotal: 2.5 });
    await scheduler.call.billing.importCosts({ ...input, apply: true, unclear: [2] });
    expect(await budgetNow(budget)).toMatchObject({ costTotal: 1_237 });
    await scheduler.call.billing.importCosts({ ...input, apply: true, unclear: [3, 4] });
    expect(await budgetNow(budget)).toMatchObject({ costTotal: 11_242 });
  });

  it('reports briefs that are missing, ambiguous or not the chosen one (PLN-046)', async () => {
    const { id: budget } = await addBudget();
    const [, twin] = [await addBrief('World Cup'), await addBrief('World Cup')];
    const women = await addBrief('World Cup women');
    const draft = await app.context.store.transaction(system, (tx) => tx.insert(briefs, { title: 'Not sent yet' }));
    const content = csv(
      `Date,Type,Amount,Brief\n${['World Cup', 'Nowhere', draft.title, women.id]
        .map((brief) => `04/07/2026,Travel,1,${brief}\n`)
        .join('')}`,
    );
    const faultsOf = async (where: { budget?: string; productionId?: string }) => {
      const { faults } = await scheduler.call.billing.importCosts({ name: 'costs.csv', content, ...where });
      return faults.map(({ line, column, reason }) => `${line} ${column}: ${reason}`);
    };
    expect(await faultsOf({ budget })).toEqual([
      '2 Brief: 2 briefs have the title ‘World Cup’. Give the link to the brief instead.',
      '3 Brief: No brief has the title ‘Nowhere’.',
      '4 Brief: No brief has the title ‘Not sent yet’.',
    ]);
    expect(await faultsOf({ productionId: twin.id })).toEqual([
      '3 Brief: No brief has the title ‘Nowhere’.',
      '4 Brief: No brief has the title ‘Not sent yet’.',
      '5 Brief: ‘World Cup women’ is another brief. These costs are for ‘World Cup’.',
    ]);
  });

  it.each([
    ['costs.pdf', 'x', 'Only .csv and .xlsx files can be imported.'],
    ['costs.csv', '', 'costs.csv is empty.'],
    ['costs.xlsx', 'no workbook', 'costs.xlsx cannot be read as a spreadsheet.'],
    ['costs.csv', 'Date,Day\n1/1/2026,1/1/2026', 'The columns ‘Date’ and ‘Day’ mean the same. Keep one of them.'],
    ['costs.csv', `Date\n${'1/1/2026\n'.repeat(2_001)}`, 'At most 2,000 costs can be imported at once.'],
  ])('of %s with %.12j is refused with a reason (PLN-046)', async (name, content, message) => {
    const { id: budget } = await addBudget();
    const refused = scheduler.call.billing.importCosts({ name, content: csv(content), budget });
    expect(await refusalOf(refused)).toEqual({ code: 'UNREADABLE', message });
  });

  it('names the columns that are missing (PLN-046)', async () => {
    const { id: budget } = await addBudget();
    const { faults } = await scheduler.call.billing.importCosts({
      name: 'a.csv',
      content: csv('Date\n1/1/26'),
      budget,
    });
    expect(faults.map(({ reason }) => reason)).toEqual(['There is no column Type.', 'There is no column Amount.']);
  });

  it('reads the dates and numbers of a workbook (PLN-046)', async () => {
    const { id: budget } = await addBudget();
    const content = (
      await workbook([
        [text('Date'), text('Type'), text('Amount'), text('Description')],
        ['<c s="1"><v>46207</v></c>', text('Travel'), '<c><v>1234.5</v></c>', text('Taxi')],
        ['<c><v>46208</v></c>', text('Crew'), '<c><v>0.30000000000000004</v></c>', ''],
      ])
    ).toString('base64');
    const { rows, faults } = await scheduler.call.billing.importCosts({ name: 'costs.XLSX', content, budget });
    expect(faults).toEqual([]);
    expect(rows.map(({ date, amount }) => [date, amount])).toEqual([
      ['2026-07-04', 1_234.5],
      ['2026-07-05', 0.3],
    ]);
  });

  it('a small workbook that unpacks to too much is not opened (PLN-046)', async () => {
    const { id: budget } = await addBudget();
    const zip = new ZipFile();
    for (let at = 0; at < 3; at += 1) zip.addBuffer(Buffer.alloc(40 * 1024 * 1024), `xl/worksheets/sheet${at}.xml`);
    zip.end();
    const content = (await buffer(zip.outputStream as Readable)).toString('base64');
    expect(await refusalOf(scheduler.call.billing.importCosts({ name: 'big.xlsx', content, budget }))).toEqual({
      code: 'UNREADABLE',
      message: 'big.xlsx holds too much to be read.',
    });
  });

  it.each(['XFD1048576', 'A1048576', 'XFD1'])(
    'a small workbook with one cell far out, at %s, is not read (PLN-046)',
    async (at) => {
      const { id: budget } = await addBudget();
      const content = (await workbook([[text('Date')], [`<c t="n" r="${at}"><v>1</v></c>`]])).toString('base64');
      expect(await refusalOf(scheduler.call.billing.importCosts({ name: 'far.xlsx', content, budget }))).toEqual({
        code: 'UNREADABLE',
        message: 'far.xlsx is too large: a spreadsheet can have at most 50,000 rows and 500 columns, also empty ones.',
      });
    },
  );

  it('a workbook with misleading cell addresses is stopped, and the server keeps running (PLN-046)', async () => {
    const { id: budget } = await addBudget();
    const content = (await workbook([[text('Date')], ['<c t=">" r="XFD1048576"><v>1</v></c>']])).toString('base64');
    const refused = await refusalOf(scheduler.call.billing.importCosts({ name: 'far.xlsx', content, budget }));
    expect(refused.code).toBe('UNREADABLE');
    expect(await scheduler.documents.fetch(costs, { where: { budget } })).toEqual([]);
  });

  it('is for people who edit costs, and for briefs and budgets that they can see (PLN-046)', async () => {
    const { id: budget } = await addBudget();
    const input = { name: 'costs.csv', content: csv(sheet) };
    expect((await refusalOf(outsider.call.billing.importCosts({ ...input, budget }))).code).toBe('NOT_ALLOWED');
    expect((await refusalOf(scheduler.call.billing.importCosts({ ...input, budget: 'gone' }))).code).toBe('NOT_FOUND');
    expect((await refusalOf(scheduler.call.billing.importCosts(input))).code).toBe('INVALID');
    const [kept] = await scheduler.documents.insertBatch(costs, [{ ...cost, budget, amount: 1 }]);
    expect((await refusalOf(outsider.call.billing.deleteCosts({ ids: [kept!.id] }))).code).toBe('NOT_ALLOWED');
    expect((await refusalOf(scheduler.call.billing.deleteCosts({ ids: [kept!.id, 'gone'] }))).code).toBe('NOT_FOUND');
    expect(await scheduler.documents.get(costs, kept!.id)).toBeDefined();
  });
});

const text = (words: string) => `<c t="inlineStr"><is><t>${words}</t></is></c>`;

/** A workbook as spreadsheet programs write it. Style 1 is a date. */
function workbook(rows: string[][]): Promise<Buffer> {
  const zip = new ZipFile();
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  const letter = (at: number) => 'ABCDEF'[at];
  const lines = rows.map((cells, row) => {
    const placed = cells.map((cell, at) =>
      cell.includes(' r=') ? cell : cell.replace('<c', `<c r="${letter(at)}${row + 1}"`),
    );
    return `<row r="${row + 1}">${placed.join('')}</row>`;
  });
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets><sheet name="Costs" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${spreadsheet}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${spreadsheet}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
  };
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(head + content), name);
  zip.end();
  return buffer(zip.outputStream as Readable);
}
