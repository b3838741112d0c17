import { outbox } from '@pavilion/domain/accounts';
import { costs } from '@pavilion/domain/billing';
import { shoots } from '@pavilion/domain/planner';
import { briefs } from '@pavilion/domain/production';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlanner, type PlannerStage } from '../../testing/planner-stage.ts';
import { refusalOf } from '../../testing/production-stage.ts';
import { newShootSlack } from './new-shoot-slack.ts';

let stage: PlannerStage;
beforeAll(async () => {
  stage = await openPlanner();
});
afterAll(() => stage.stop());

const shoot = { shootTitle: 'Nets at dawn', date: '2026-10-30' };
const messages = () => stage.store.find(outbox, { where: { channel: 'chat' } });

describe('a shoot', () => {
  it('is pencilled for one day, with its months and the title of its brief (PLN-026 PLN-029)', async () => {
    const { scheduler } = stage.planners;
    const brief = await stage.addBrief();
    const { id } = await scheduler.documents.insert(shoots, { ...shoot, productionId: brief.id });
    expect(await stage.shoot(id)).toMatchObject({
      shootStatus: 'pencilled',
      days: 1,
      type: 'shoot',
      prodTitle: 'Summer of cricket',
      monthYear: { '10-2026': true },
      start: '2026-10-30',
      end: '2026-10-30',
      created_by: scheduler.id,
    });
    await scheduler.documents.patch(shoots, id, { days: 4 });
    expect(await stage.shoot(id)).toMatchObject({ monthYear: { '10-2026': true, '11-2026': true }, end: '2026-11-02' });
    await scheduler.documents.patch(shoots, id, { date: '2026-12-01' });
    expect((await stage.shoot(id)).monthYear).toEqual({ '12-2026': true });
    await stage.store.transaction(stage.system, (tx) => tx.patch(briefs, brief.id, { title: 'Winter of cricket' }));
    expect((await stage.shoot(id)).prodTitle).toBe('Winter of cricket');
  });

  it('needs an existing brief, and valid dates and days (PLN-025)', async () => {
    const { scheduler } = stage.planners;
    const { id: productionId } = await stage.addBrief();
    const { id } = await scheduler.documents.insert(shoots, { ...shoot, productionId });
    const insert = (given: object) => scheduler.documents.insert(shoots, { ...shoot, productionId, ...given });
    for (const [write, message] of [
      [() => insert({ productionId: undefined }), 'Choose a brief for this shoot.'],
      [() => insert({ productionId: 'gone' }), 'This brief does not exist, or you do not have access to it.'],
      [() => insert({ date: '2026-02-30' }), 'Date has to be a day of the calendar, for example 2026-07-04.'],
      [() => insert({ start: '2026-10-31', end: '2026-10-30' }), 'The end cannot be before the start.'],
      [() => insert({ days: 1e9 }), 'A shoot can last at most a year.'],
      [() => insert({ days: 0.5 }), 'A shoot lasts whole days.'],
      [() => scheduler.documents.patch(shoots, id, { productionId: null }), 'Choose a brief for this shoot.'],
    ] as const) {
      expect(await refusalOf(write())).toEqual({ code: 'INVALID', message });
    }
    // Older shoots may lack a brief; their other fields can still be corrected.
    const old = await stage.store.transaction(stage.system, (tx) => tx.insert(shoots, shoot));
    await scheduler.documents.patch(shoots, old.id, { crew: 'Two' });
    expect((await stage.shoot(old.id)).crew).toBe('Two');
  });

  it('changes from every status to every other, by people who plan (PLN-027 USR-095)', async () => {
    const { scheduler, outsider } = stage.planners;
    const { id: productionId } = await stage.addBrief();
    const { id } = await scheduler.documents.insert(shoots, { ...shoot, productionId });
    for (const shootStatus of ['confirmed', 'cancelled', 'pencilled', 'cancelled', 'confirmed', 'pencilled'] as const) {
      await scheduler.documents.patch(shoots, id, { shootStatus });
      expect((await stage.shoot(id)).shootStatus).toBe(shootStatus);
    }
    expect(await outsider.documents.get(shoots, id)).toBeUndefined();
    await expect(outsider.documents.insert(shoots, shoot)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('shows who cancelled it and when, also as parts, until the cancellation is taken back (PLN-027)', async () => {
    const { scheduler, booker } = stage.planners;
    const { id: productionId } = await stage.addBrief();
    const { id } = await scheduler.documents.insert(shoots, { ...shoot, days: 2, productionId });
    expect(await stage.shoot(id)).not.toHaveProperty('cancelled_at');
    await scheduler.documents.patch(shoots, id, { shootStatus: 'cancelled' });
    const { cancelled_at } = await stage.shoot(id);
    expect(cancelled_at).toMatch(/^\d{4}-/);
    await booker.documents.patch(shoots, id, { crew: 'Nobody' });
    expect(await stage.shoot(id)).toMatchObject({ cancelled_at, cancelled_by: scheduler.id });
    const forged = booker.documents.patch(shoots, id, { cancelled_by: booker.id });
    await expect(forged).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    const { ids } = await booker.call.planner.splitShoot({ id });
    for (const part of await Promise.all(ids.map(stage.shoot))) {
      expect(part).toMatchObject({ cancelled_at, cancelled_by: scheduler.id });
    }
    await booker.documents.patch(shoots, ids[0]!, { shootStatus: 'pencilled' });
    const back = await stage.shoot(ids[0]!);
    expect(back).not.toHaveProperty('cancelled_at');
    expect(back).not.toHaveProperty('cancelled_by');
  });

  it('is announced in the channel of its brief, once, even if it is split at once (PLN-031 DAT-115)', async () => {
    const { scheduler } = stage.planners;
    const brief = await stage.addBrief({ title: 'Metro Bank ODI' });
    const made = await scheduler.documents.insert(shoots, { ...shoot, days: 3, productionId: brief.id });
    await scheduler.call.planner.splitShoot({ id: made.id });
    await stage.jobsDone();
    await newShootSlack.run(
      stage.context,
      { shoot: made.id, production: brief.id, date: made.date, shootTitle: made.shootTitle },
      new AbortController().signal,
    );
    await stage.jobsDone();
    const told = (await messages()).filter(({ link }) => link?.includes(brief.id));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      to: '#digital-metro-bank-odi',
      text: 'New shoot: Nets at dawn, Metro Bank ODI on 30/10/2026',
      link: `${stage.url}/#/brief/${brief.id}?tab=shoots`,
    });
  });

  it('is split into one shoot for each day, with the same fields, its costs are kept, and is put back (PLN-030)', async () => {
    const { booker, scheduler } = stage.planners;
    const brief = await stage.addBrief();
    const whole = await scheduler.documents.insert(shoots, {
      ...shoot,
      days: 3,
      productionId: brief.id,
      shootStatus: 'confirmed',
      shooter: 'Other',
      crew: 'Two',
    });
    const cost = await scheduler.documents.insert(costs, {
      shoot: whole.id,
      amount: 10,
      productionId: brief.id,
      date: whole.date,
      type: 'Crew',
    });
    const { ids } = await booker.call.planner.splitShoot({ id: whole.id });
    const parts = await Promise.all(ids.map(stage.shoot));
    expect(parts.map(({ date, days, monthYear }) => [date, days, Object.keys(monthYear)])).toEqual([
      ['2026-10-30', 1, ['10-2026']],
      ['2026-10-31', 1, ['10-2026']],
      ['2026-11-01', 1, ['11-2026']],
    ]);
    for (const part of parts) {
      expect(part).toMatchObject({ shootStatus: 'confirmed', shooter: 'Other', crew: 'Two', prodTitle: brief.title });
    }
    expect(await stage.shoot(whole.id)).toBeNull();
    expect((await stage.store.get(costs, cost.id))?.shoot).toBe(ids[0]);
    expect(await refusalOf(booker.call.planner.splitShoot({ id: ids[0]! }))).toMatchObject({ code: 'TOO_SHORT' });
    expect(await refusalOf(booker.call.planner.splitShoot({ id: 'nothing' }))).toMatchObject({ code: 'NOT_FOUND' });

    await booker.call.system.undoSplit({ collection: 'shoots', id: whole.id, days: ids });
    expect(await stage.shoot(whole.id)).toMatchObject({ days: 3, crew: 'Two', monthYear: whole.monthYear });
    expect(await stage.shoot(ids[0]!)).toBeNull();
    expect((await stage.store.get(costs, cost.id))?.shoot).toBe(whole.id);
  });
});
