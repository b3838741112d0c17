import { livestreams } from '@pavilion/domain/livestreams';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClipStage, openClipStage, system } from '../../testing/clip-stage.ts';
import type { Person } from '../../testing/person.ts';

let stage: ClipStage;
const people: Record<string, Person> = {};
beforeAll(async () => {
  stage = await openClipStage();
  const streams = 'livestream_access' as const;
  const add = (name: string, more: object) => stage.app.addPerson({ name, ...more });
  people.both = await add('Bo Th', { roles: [streams, 'archive_access'], accessDom: true, accessDomCurrent: true });
  people.streamer = await add('Stre Amer', { roles: [streams] });
  people.international = await add('Inter National', { roles: [streams, 'archive_access'], accessInt: true });
  people.nobody = await add('No Body', { roles: [] });
});
afterAll(() => stage.stop());

const addStream = (name: string, started_at: string) =>
  stage.app.context.store.transaction(system, (tx) =>
    tx.insert(livestreams, { videocloud: { video: { name, tags: [] } }, started_at }),
  );
const recordingsOf = (person: Person | undefined, streamID: string) =>
  person!.call.livestreams.streamRecordings({ streamID });

it('shows the recordings of the match that a stream is named after, to people with access to the match (OPN-064)', async () => {
  const { id } = await addStream('Surrey v Essex', '2024-06-01T09:30:00.000Z');
  const found = await recordingsOf(people.both, id);
  expect(found.match).toEqual({ id: stage.match, title: 'Surrey v Essex, 31/05/2024' });
  expect(found.recordings).toEqual([
    { id: stage.recording.id, name: 'day1.mp4', day: 1, part: 2, seconds: expect.closeTo(4, 0) },
  ]);
  for (const person of [people.streamer, people.international]) {
    const none = await recordingsOf(person, id);
    expect(none).toEqual({ recordings: [], keepers: ['Administrator', 'Kee Per'] });
  }
  await expect(recordingsOf(people.nobody, id)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
});

it('finds no match for a stream of other days or other teams', async () => {
  const late = await addStream('Surrey v Essex', '2024-06-06T09:30:00.000Z');
  const other = await addStream('Surrey v Sussex', '2024-05-31T09:30:00.000Z');
  for (const { id } of [late, other]) expect(await recordingsOf(people.both, id)).not.toHaveProperty('match');
});
