import { matches } from '@pavilion/domain/archive';
import { files } from '@pavilion/domain/files';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../testing/app.ts';
import type { Person } from '../../../testing/person.ts';

const system = { kind: 'system', name: 'test' } as const;
const twenty20 = 'Enter day 1, or 2 for the reserve day. This is a T20 match.';
let app: TestApp;
let keeper: Person;
beforeAll(async () => {
  app = await startApp();
  keeper = await app.addPerson({ name: 'Kee Per', roles: ['archive_access', 'archive_uploader'], accessDom: true });
});
afterAll(() => app?.stop());

const addMatch = (cricketFormat: number, competitionName: string) =>
  app.context.store.transaction(system, (tx) => tx.insert(matches, { cricketFormat, competitionName }));
const addFile = (fields: object) =>
  app.context.store.transaction(system, (tx) =>
    tx.insert(files, { what: 'archive-awaiting', name: 'a.mp4', ...fields }),
  );
const pair = (fileID: string, matchID: string, place: { day?: number; part?: number }) =>
  keeper.call.archive.archivePaired({ fileID, matchID, type: 'recording', ...place });
const patch = (id: string, changes: { day?: number; part?: number; label?: string }) =>
  keeper.documents.patch(files, id, changes);

it('pairing refuses a day that the match cannot have, and a part out of range (ARC-081 ARC-082)', async () => {
  const [blast, county] = [await addMatch(3, 'Vitality Blast'), await addMatch(1, 'County Championship')];
  const { id } = await addFile({});
  await expect(pair(id, blast.id, { day: 3, part: 1 })).rejects.toMatchObject({
    message: twenty20,
    data: { field: 'day' },
  });
  await expect(pair(id, county.id, { day: 5 })).rejects.toMatchObject({
    message: 'Enter a day from 1 to 4. This is a County Championship match.',
  });
  await expect(pair(id, county.id, { day: 4, part: 0 })).rejects.toMatchObject({
    message: 'Enter a part from 1 to 999.',
    data: { field: 'part' },
  });
  await pair(id, county.id, { day: 4, part: 1 });
  await keeper.call.archive.associateAgain({ file: id });
  // Day 4 of the Championship is still suggested, but not for a T20.
  await expect(pair(id, blast.id, { day: 4 })).rejects.toMatchObject({ message: twenty20 });
  await expect(patch(id, { day: 7 })).rejects.toMatchObject({ message: 'Enter a day from 1 to 6.' });
});

it('editing a paired recording follows the same rule, and keeps a day from before the rule (ARC-118 ARC-120)', async () => {
  const blast = await addMatch(3, 'Vitality Blast');
  const { id } = await addFile({ what: 'recording', match: blast.id, day: 99, part: 0 });
  await patch(id, { label: 'Evening' });
  await expect(patch(id, { day: 3 })).rejects.toMatchObject({ message: twenty20 });
  await expect(patch(id, { part: 1_000 })).rejects.toThrow();
  await patch(id, { day: 2, part: 1 });
  await expect(patch(id, { part: 0 })).rejects.toMatchObject({ message: 'Enter a part from 1 to 999.' });
  await keeper.call.archive.associateAgain({ file: id });
});
