import { shifts, shoots } from '@pavilion/domain/planner';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../testing/person.ts';
import { openPlanner, type PlannerStage } from '../../testing/planner-stage.ts';
import { refusalOf } from '../../testing/production-stage.ts';

let stage: PlannerStage;
let admin: Person;
beforeAll(async () => {
  stage = await openPlanner();
  admin = await stage.addPerson({ name: 'Tess Trash', roles: ['user_admin'] });
});
afterAll(() => stage.stop());

const inTrash = async () => (await admin.call.system.listTrash({})).entries.map(({ document }) => document);

/** The deletion of a document as the trash keeps it, listed or not. */
async function deletionOf(id: string): Promise<{ deletedAt: string }> {
  const [kept] = await stage.context.database.query<{ deletedAt: string }>(
    'SELECT deleted_at AS "deletedAt" FROM trash WHERE id = $1',
    [id],
  );
  return kept!;
}

it.each([
  { collection: 'shifts', type: shifts },
  { collection: 'shoots', type: shoots },
] as const)(
  'the trash offers neither what a split of $collection replaced, nor the days of an undone split (PLN-020 PLN-030 OPN-076 OPN-098)',
  async ({ collection, type }) => {
    const { booker, scheduler } = stage.planners;
    const booked = { date: '2026-10-24', days: 3, productionId: (await stage.addBrief()).id };
    const whole =
      type === shifts
        ? await scheduler.documents.insert(shifts, { ...booked, resourceId: (await stage.addResource()).id })
        : await scheduler.documents.insert(shoots, { ...booked, shootTitle: 'Nets at dawn' });
    const { id } = whole;
    const split = () =>
      collection === 'shifts' ? booker.call.planner.splitShift({ id }) : booker.call.planner.splitShoot({ id });

    const { ids: days } = await split();
    expect(await inTrash()).not.toContain(id);
    const restored = admin.call.system.restoreFromTrash({ collection, document: id, ...(await deletionOf(id)) });
    expect(await refusalOf(restored)).toMatchObject({ code: 'NOT_FOUND' });

    await booker.call.system.undoSplit({ collection, id, days });
    expect(await stage.context.store.get(type, id)).toMatchObject({ days: 3 });
    expect((await inTrash()).filter((each) => [id, ...days].includes(each))).toEqual([]);

    // A booking, and a day of one that was split, can still be deleted and restored like any other.
    await scheduler.documents.delete(type, id);
    expect(await inTrash()).toContain(id);
    await admin.call.system.restoreFromTrash({ collection, document: id, ...(await deletionOf(id)) });
    const { ids: again } = await split();
    await scheduler.documents.delete(type, again[0]!);
    expect((await inTrash()).filter((each) => [id, ...again].includes(each))).toEqual([again[0]]);
  },
);
