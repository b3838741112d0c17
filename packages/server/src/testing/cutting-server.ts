import { archiveEvents, matchCopies, matches } from '@pavilion/domain/archive';
import { files } from '@pavilion/domain/files';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { cutRequestedClip } from '../modules/archive/clips/cut-requested-clip.ts';
import { insertRequest } from '../modules/archive/clips/insert-request.ts';
import { findMediaFixtures } from './media-fixtures.ts';

/** The product in a separate process, for tests that kill it during the cutting of a clip of twenty seconds. */
const seconds = 20;
const { video } = await findMediaFixtures();
const film = await video({ seconds, width: 640, height: 360, timecode: '10:00:00:00' });
const app = await createApp(readConfig(process.env), { schedule: false });
const { store, storage } = app.context;
const sourcePath = 'archive/2024/recording.mp4';
const stored = await storage.putFile(sourcePath, film, { contentType: 'video/mp4', fileName: 'day1.mp4', keep: true });
const request = await store.transaction({ kind: 'system', name: 'test' }, async (tx) => {
  const match = await tx.insert(matches, {
    team1Name: 'Surrey',
    team2Name: 'Essex',
    startDate: '2024-05-31T10:00:00.000Z',
  });
  const about = { match: match.id, ...matchCopies(match) };
  const recording = await tx.insert(files, {
    ...about,
    what: 'recording',
    name: 'day1.mp4',
    assetType: 'video',
    mime: 'video/mp4',
    size: stored.size,
    sourcePath,
  });
  const event = await tx.insert(archiveEvents, {
    ...about,
    file: recording.id,
    tcIn: 0,
    tcOut: seconds - 1 / 25,
    username: 'Cli Pper',
  });
  const made = await insertRequest(tx, event, recording, { id: 'clipper', name: 'Cli Pper' });
  await tx.enqueue(cutRequestedClip, { request: made.id }, { key: made.id });
  return made.id;
});
app.context.wakeJobs();
process.send?.(request);
