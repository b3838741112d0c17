import { archiveEvents, clippingRequests, matchCopies, matches, players } from '@pavilion/domain/archive';
import { files } from '@pavilion/domain/files';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';

/**
 * Fills the data folder of a stopped server with the content of feeds: a match with its recording, stream clips and
 * deliveries.
 */
const [film = ''] = process.argv.slice(2);
const app = await createApp(readConfig(process.env), { schedule: false });
const { store, storage } = app.context;
const sourcePath = 'archive/2024/story.mp4';
const stored = await storage.putFile(sourcePath, film, { contentType: 'video/mp4', fileName: 'day1.mp4', keep: true });
await store.transaction({ kind: 'system', name: 'story' }, async (tx) => {
  const match = await tx.insert(matches, {
    id: 'story-match',
    team1Name: 'Surrey',
    team2Name: 'Essex',
    startDate: '2024-05-31T10:00:00.000Z',
    year: 2024,
    cricketFormat: 1,
    cricketType: 1,
    competition: 'Round 7',
    competitionName: 'County Championship',
  });
  const about = { match: match.id, ...matchCopies(match) };
  const video = { ...about, assetType: 'video', mime: 'video/mp4', size: stored.size, sourcePath } as const;
  const recording = { ...video, id: 'story-recording', name: 'day1.mp4', day: 1, part: 2 };
  await tx.insert(files, { ...recording, what: 'recording' });
  // Not placed on a recording yet: the story places them, as archivists do. 60 make three pages.
  const balls = Array.from({ length: 60 }, (_, at) => ({
    ...about,
    id: `story-ball-${at}`,
    source: 'feed' as const,
    innings: 1,
    over: Math.floor(at / 6),
    ballNum: (at % 6) + 1,
    batter: 'RJ Burns',
    bowler: at % 12 < 6 ? 'SJ Cook' : 'JA Porter',
    batTeam: 'Surrey',
    bowlTeam: 'Essex',
    runs: at % 7,
    runsBat: at % 7,
    wicket: at === 17 ? 1 : 0,
    ...(at === 17 ? { howOut: 'Caught' } : {}),
  }));
  await tx.insertBatch(archiveEvents, balls);
  // A second innings, longer than a viewer loads at once.
  const second = Array.from({ length: 1_100 }, (_, at) => ({
    ...about,
    id: `story-second-${at}`,
    source: 'feed' as const,
    innings: 2,
    over: Math.floor(at / 6),
    ballNum: (at % 6) + 1,
    batter: 'AN Cook',
    bowler: 'T Curran',
    runs: 0,
    runsBat: 0,
    wicket: 0,
  }));
  await tx.insertBatch(archiveEvents, second);
  await tx.insert(players, { fullName: 'Rory Burns', scorecardName: 'RJ Burns', ellipsePlayerId: '7100' });
  // Newest first: the one with an unknown player is the last of two pages.
  for (let at = 0; at < 22; at++) {
    await tx.insert(files, {
      ...video,
      what: 'match-clip',
      name: `Four ${at + 1}.mp4`,
      clipType: 'Four',
      innings: 1,
      ellipseBatterId: at === 0 ? 'nobody' : '7100',
      created_at: `2024-06-01T10:00:${String(at).padStart(2, '0')}.000Z`,
    });
  }
  // A request without a worker, so that it waits to be cancelled.
  const waiting = await tx.insert(archiveEvents, {
    ...about,
    file: recording.id,
    tcIn: 1,
    tcOut: 2,
    username: 'Cli Archivist',
    bookmark: 'Toss',
    clipStatus: 'clipping',
  });
  await tx.insert(clippingRequests, {
    ...matchCopies(match),
    file: recording.id,
    event: waiting.id,
    filename: 'Toss.mp4',
    duration: 1,
  });
  // A request that failed.
  const failed = await tx.insert(archiveEvents, {
    ...about,
    file: recording.id,
    tcIn: 8,
    tcOut: 9,
    username: 'Cli Archivist',
    bookmark: 'Anthem',
    clipStatus: 'failed',
  });
  await tx.insert(clippingRequests, {
    ...matchCopies(match),
    file: recording.id,
    event: failed.id,
    filename: 'Anthem.mp4',
    duration: 1,
    status: 'failed',
    error: 'The film could not be read.',
  });
});
await app.close();
