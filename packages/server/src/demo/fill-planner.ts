import { addDays, shiftCost, startOfWeek, sumPounds } from '@pavilion/domain';
import { config, configurationId, users } from '@pavilion/domain/accounts';
import { type Billing, billings, budgets, costs, payments } from '@pavilion/domain/billing';
import { billingColour, lastDay, type Resource, resources, shifts, shoots } from '@pavilion/domain/planner';
import { type Brief, briefs } from '@pavilion/domain/production';
import type { NewDocument } from '@pavilion/sync';
import { bookingMany } from '../modules/planner/sum-bookings.ts';
import type { DemoStage } from './demo-stage.ts';
import {
  type DemoBillingKey,
  demoBillings,
  demoBudgets,
  demoCosts,
  demoEvents,
  demoShoots,
  demoTeams,
  demoThings,
} from './planner.data.ts';

const actor = { kind: 'system', name: 'demo' } as const;
/** Number of bookable people from the organisation. */
const bookable = 10;
const weeksBack = 4;
const weeks = 8;

/** Adds eight weeks of work around today for the demo's briefs, with shoots, rates, budgets and costs. */
export async function fillPlanner(stage: DemoStage): Promise<void> {
  const { store } = stage.context;
  const submitted = await store.find(briefs, { where: { status: 'Submitted', completed: false } });
  if (submitted.length === 0) return;
  await fillCalendar(stage);
  stage.time.daysAgo(weeksBack * 7);
  const rates = await fillBillings(stage);
  const planned = await fillResources(stage, rates);
  const budgetIds = await fillBudgets(stage);
  for (const resource of planned) await fillShifts(stage, resource, { rates, submitted, budgetIds });
  const shootIds = await fillShoots(stage, submitted);
  await fillCosts(stage, { submitted, budgetIds, shootIds });
}

async function fillCalendar({ context, time }: DemoStage): Promise<void> {
  const calendarEvents = demoEvents.map(({ title, from, days, ...rest }) => ({
    ...rest,
    title,
    start: time.date(from),
    end: time.date(from + days - 1),
  }));
  await context.store.transaction(actor, async (tx) => {
    if (await tx.get(config, configurationId)) await tx.patch(config, configurationId, { calendarEvents });
  });
}

async function fillBillings({ context, time }: DemoStage): Promise<Map<DemoBillingKey, Billing>> {
  return context.store.transaction(actor, async (tx) => {
    const made = new Map<DemoBillingKey, Billing>();
    for (const { key, ...fields } of demoBillings) {
      const year = time.date(0).slice(0, 4);
      made.set(
        key,
        await tx.insert(billings, { ...fields, start: `${year}-01-01`, end: `${year}-12-31`, active: true }),
      );
    }
    return made;
  });
}

async function fillResources({ context }: DemoStage, rates: Map<DemoBillingKey, Billing>): Promise<Resource[]> {
  const people = await context.store.find(users, {
    where: { resource: true, active: true },
    orderBy: [{ field: 'name', direction: 'asc' }],
    limit: bookable,
  });
  const idOf = (key: DemoBillingKey) => rates.get(key)!.id;
  const ratesOf = (keys: readonly DemoBillingKey[]) => ({
    availableBillings: keys.map(idOf),
    ...(keys[0] ? { defaultBilling: idOf(keys[0]) } : {}),
  });
  const own = people[0]?.company;
  const wanted: NewDocument<typeof resources>[] = [
    ...people.map((person, index) => {
      const team = demoTeams[index % demoTeams.length]!;
      const { group } = team;
      return {
        displayName: person.name,
        company: person.company,
        group,
        user: person.id,
        isPerson: true,
        active: true,
        ...ratesOf(team.billings),
      };
    }),
    ...demoThings.map(({ billings: keys, company = own, active = true, ...thing }) => ({
      ...thing,
      ...(company ? { company } : {}),
      active,
      ...ratesOf(keys),
    })),
  ];
  return context.store.transaction(actor, (tx) => tx.insertBatch(resources, wanted));
}

interface Filled {
  rates: Map<DemoBillingKey, Billing>;
  submitted: readonly Brief[];
  budgetIds: readonly string[];
}

/**
 * Books days in sequence with gaps; some are double-booked, and some people are away or free. Nothing begins and ends on days on
 * which the office is closed; longer sessions that were booked before go through them.
 */
async function fillShifts(
  stage: DemoStage,
  resource: Resource,
  { rates, submitted, budgetIds }: Filled,
): Promise<void> {
  const { context, chance, time } = stage;
  if (!resource.active) return;
  const today = time.date(0);
  const first = addDays(startOfWeek(today), -weeksBack * 7);
  const own = [...rates.values()].filter(({ id }) => resource.availableBillings.includes(id));
  const booked: NewDocument<typeof shifts>[] = [];
  const copies = { resourceId: resource.id, resourceName: resource.displayName, resourceCompany: resource.company };
  const book = (date: string, days: number) => {
    const billing = chance.likely(0.75) ? own[0] : chance.pick(own);
    const invoiceable = billing?.invoice === true;
    const brief = chance.pick(submitted);
    // Complete documents, so that no effect has to fill in copies.
    booked.push({
      ...copies,
      productionId: brief.id,
      title: brief.title,
      start: date,
      end: lastDay({ date, days }),
      date,
      days,
      ...(billing ? { billing: billing.id, rate: billing.dayRate, backgroundColor: billingColour(billing) } : {}),
      cost: shiftCost({ days }, billing?.dayRate),
      invoiceable,
      ...(invoiceable && date < today && chance.likely(0.6) ? { budget: chance.pick(budgetIds) } : {}),
      ...(chance.likely(0.04) ? { manualCost: true, cost: 150 + chance.number(400) } : {}),
    });
  };
  const holiday = resource.isPerson ? chance.number(weeks) : -1;
  for (let week = 0; week < weeks; week += 1) {
    const monday = addDays(first, week * 7);
    if (week === holiday) {
      booked.push({ resourceId: resource.id, type: 'holiday', date: monday, days: 2 + chance.number(4) });
      continue;
    }
    for (let day = 0; day < 5; ) {
      const date = addDays(monday, day);
      const roll = chance.number(100);
      if (roll < 18) day += 1;
      else if (roll < 22) {
        booked.push({
          resourceId: resource.id,
          type: 'unavailable',
          date,
          days: 0.5,
          title: resource.isPerson ? 'Training' : 'Service',
        });
        day += 1;
      } else if (roll < 52) {
        book(date, chance.pick([0.25, 0.5, 0.75]));
        if (chance.likely(0.5)) book(date, chance.pick([0.25, 0.25, 0.5]));
        day += 1;
      } else {
        const days = Math.min(5 - day, chance.pick([1, 1, 1, 2, 2, 3]));
        book(date, days);
        if (chance.likely(0.06)) book(date, 0.5);
        day += days;
      }
    }
  }
  const closed = demoEvents.filter((event) => event.closed).map(({ from }) => time.date(from));
  const kept = booked.filter(({ date, days = 1 }) => days > 1 || !closed.includes(date));
  await bookingMany({ store: context.store, actor }, (tx) => tx.insertBatch(shifts, kept));
}

async function fillBudgets({ context, time, people }: DemoStage): Promise<string[]> {
  return context.store.transaction(actor, async (tx) => {
    const ids: string[] = [];
    const payer = people.get('producer@pavilion.demo');
    for (const { payments: paid, ...fields } of demoBudgets) {
      const budget = await tx.insert(budgets, { ...fields, active: true });
      ids.push(budget.id);
      for (const [index, total] of paid.entries()) {
        const date = time.date(index * 20 - 58);
        const description = `Instalment ${index + 1}`;
        await tx.insert(payments, {
          budgetId: budget.id,
          total,
          date,
          description,
          ...(payer && { created_by: payer }),
        });
      }
    }
    return ids;
  });
}

async function fillShoots({ context, chance, time }: DemoStage, submitted: readonly Brief[]): Promise<string[]> {
  const [one, two] = ['Hannah Frost', 'Jack Okafor'];
  const wanted = demoShoots.map((shoot, index) => ({
    ...shoot,
    productionId: submitted[(index * 3) % submitted.length]!.id,
    date: time.date(index * 4 - 20),
    shootStatus: index % 7 === 5 ? ('cancelled' as const) : index < 8 ? ('confirmed' as const) : ('pencilled' as const),
    shooter: chance.pick([one!, two!, 'Other']),
    crew: chance.pick(['One operator, sound', 'Two operators, sound, runner', 'One operator']),
  }));
  return (await context.store.transaction(actor, (tx) => tx.insertBatch(shoots, wanted))).map(({ id }) => id);
}

const costsMade = 60;

async function fillCosts(
  { context, chance, time }: DemoStage,
  { submitted, budgetIds, shootIds }: Omit<Filled, 'rates'> & { shootIds: readonly string[] },
): Promise<void> {
  const types = Object.keys(demoCosts) as (keyof typeof demoCosts)[];
  const wanted = Array.from({ length: costsMade }, () => {
    const type = chance.pick(types);
    return {
      type,
      description: chance.pick<string>(demoCosts[type]),
      amount: sumPounds([20 + chance.number(1_800), chance.number(100) / 100]),
      date: time.date(chance.number(56) - 34),
      productionId: chance.pick(submitted).id,
      ...(chance.likely(0.8) ? { budget: chance.pick(budgetIds) } : {}),
      ...(chance.likely(0.3) ? { shoot: chance.pick(shootIds) } : {}),
    };
  });
  await context.store.transaction(actor, (tx) => tx.insertBatch(costs, wanted));
}
