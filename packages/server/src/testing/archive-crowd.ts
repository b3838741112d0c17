import { addDays, addMonths } from '@pavilion/domain';
import { clippingRequests, competitions, matchCopies, matches } from '@pavilion/domain/archive';
import { files } from '@pavilion/domain/files';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';

/** Fills the data folder of a stopped server with one more of each item than the archive's screens list. */
const app = await createApp(readConfig(process.env), { schedule: false });
const now = new Date();
const instant = now.toISOString();
const year = now.getUTCFullYear();
const hoursOn = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
const minutesAgo = (minutes: number) => hoursOn(-minutes / 60);
/** The current time of day six months ago, plus a number of days. */
const sixMonthsAgo = (days: number) => addDays(addMonths(instant.slice(0, 10), -6), days) + instant.slice(10);
const many = <T>(count: number, one: (at: number) => T) => Array.from({ length: count }, (_, at) => one(at));

await app.context.store.transaction({ kind: 'system', name: 'story' }, async (tx) => {
  const match = (team1Name: string, more: object) => ({
    team1Name,
    team2Name: 'Away',
    competitionName: 'Crowd',
    year,
    startDate: `${year}-01-01T00:00:00.000Z`,
    ...more,
  });
  await tx.insertBatch(
    matches,
    many(650, (at) => match(`Club ${at}`, {})),
  );
  await tx.insert(matches, match('Tomorrow', { startDate: hoursOn(23) }));
  await tx.insert(matches, match('The day after', { startDate: hoursOn(49) }));
  await tx.insert(matches, match('Last year', { year: year - 1, startDate: `${year - 1}-12-31T10:00:00.000Z` }));

  await tx.insertBatch(
    competitions,
    many(501, (at) => ({ competitionName: `League ${String(at).padStart(3, '0')}` })),
  );

  const recorded = await tx.insert(matches, match('Recorded', { year: 2023, startDate: '2023-06-01T10:00:00.000Z' }));
  const about = { match: recorded.id, ...matchCopies(recorded) };
  await tx.insertBatch(
    clippingRequests,
    many(21, (at) => ({ ...about, filename: `Clip ${at}.mp4`, created_at: minutesAgo(21 - at) })),
  );
  // The older ones, on the second page, lack the preview, the metadata or both.
  const metadata = { size: 1, duration: 1 };
  await tx.insertBatch(
    files,
    many(30, (at) => ({
      id: `awaiting-${at}`,
      what: 'archive-awaiting' as const,
      name: `Awaiting ${at}.mp4`,
      hasPreview: at > 1,
      ...(at < 1 || at > 3 ? { metadata } : {}),
      created_at: minutesAgo(60 - at),
    })),
  );
  for (const [name, days] of [
    ['Old.mp4', -1],
    ['Young.mp4', 1],
  ] as const) {
    await tx.insert(files, { ...about, what: 'recording', name, created_at: sixMonthsAgo(days) });
  }
});
await app.close();
