import { matches } from '@pavilion/domain/archive';
import { files } from '@pavilion/domain/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClipStage, openClipStage, system } from '../../../testing/clip-stage.ts';

let stage: ClipStage;
beforeAll(async () => {
  stage = await openClipStage();
});
afterAll(() => stage?.stop());

const store = () => stage.app.context.store;
const addMatch = ({ team1Name }: { team1Name: string }) =>
  store().transaction(system, (tx) => tx.insert(matches, { team1Name, team2Name: 'Kent' }));
const unpair = (file: string) => stage.people.keeper.call.archive.associateAgain({ file });
const pair = (fileID: string, matchID: string, place: { day?: number; part?: number }) =>
  stage.people.keeper.call.archive.archivePaired({ fileID, matchID, type: 'recording', ...place });

describe('a part of a match', () => {
  it('belongs to one recording, and neither pairing nor editing Part or Day gives it to another (ARC-081, ARC-120)', async () => {
    const { keeper } = stage.people;
    const match = await addMatch({ team1Name: 'Sussex' });
    const add = (fields: object) => stage.addRecording({}, { match: match.id, ...fields });
    const first = await add({ name: 'first.mp4', day: 1, part: 1 });
    await add({ name: 'second.mp4', day: 1, part: 2 });
    const waiting = await add({ what: 'archive-awaiting', match: undefined });
    const refused = (message: string, field: string) => ({ code: 'PART_TAKEN', message, data: { field } });
    await expect(pair(waiting.id, match.id, { day: 1, part: 2 })).rejects.toMatchObject(
      refused('Day 1, part 2 of this match is already “second.mp4”. Part 3 is free.', 'part'),
    );
    expect(await store().get(files, waiting.id)).toMatchObject({ what: 'archive-awaiting' });
    await pair(waiting.id, match.id, { day: 2, part: 2 });
    const patch = (changes: { day?: number; part?: number }) => keeper.documents.patch(files, waiting.id, changes);
    await expect(patch({ day: 1 })).rejects.toMatchObject({
      code: 'PART_TAKEN',
      message: 'Day 1, part 2 of this match is already “second.mp4”. Part 3 is free.',
    });
    await expect(patch({ day: 1, part: 1 })).rejects.toMatchObject({ message: expect.stringContaining('“first.mp4”') });
    await patch({ day: 1, part: 3 });
    await expect(patch({ part: 1 })).rejects.toMatchObject({ code: 'PART_TAKEN' });
    // Its own part and the parts of another match or a reel are free.
    await patch({ part: 3 });
    const other = await addMatch({ team1Name: 'Derby' });
    await unpair(first.id);
    await pair(first.id, other.id, { day: 1, part: 3 });
    await unpair(first.id);
    const reel = { fileID: first.id, matchID: match.id, day: 1, part: 3, type: 'match-reel' } as const;
    await keeper.call.archive.archivePaired(reel);
  });

  it('shared by two older recordings stays theirs, and two pairings at once share none (ARC-081)', async () => {
    const { keeper } = stage.people;
    const match = await addMatch({ team1Name: 'Notts' });
    const twins = [1, 2].map(() => stage.addRecording({}, { match: match.id, day: 1, part: 1 }));
    const [one] = await Promise.all(twins);
    await keeper.documents.patch(files, one!.id, { label: 'Morning' });
    await keeper.documents.patch(files, one!.id, { part: 2 });

    const waiting = await Promise.all([1, 2].map(() => stage.addRecording({}, { what: 'archive-awaiting' })));
    const pairings = await Promise.allSettled(waiting.map(({ id }) => pair(id, match.id, { day: 3, part: 1 })));
    expect(pairings.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
