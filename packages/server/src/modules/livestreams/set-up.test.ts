import type { Viewer } from '@pavilion/domain/access';
import { files } from '@pavilion/domain/files';
import { livestreams, livestreamViews, rtmpOutputKeys, rtmpOutputs } from '@pavilion/domain/livestreams';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../engines/store/refusal.ts';
import { logOptions } from '../../log.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { type Loopback, openLoopback } from '../../testing/loopback.ts';
import type { Person } from '../../testing/person.ts';
import { bytesLike, upload } from '../../testing/uploads.ts';
import { logFailure } from './log-failure.ts';

/** Answer of the public service, including a match whose second team and venue are not known yet. */
const recorded = {
  pageInfo: { page: 0, numPages: 1, pageSize: 500, numEntries: 3 },
  content: [
    {
      timestamp: 1_617_868_800_000,
      label: 'Group 1',
      tournamentLabel: 'LV= Insurance County Championship',
      tournamentId: { id: 6784, name: 'cc2021' },
      scheduleEntry: {
        matchId: { id: 19_712, name: 'CC-2' },
        matchDate: '2026-07-09T10:00:00+0000',
        matchType: 'FIRST_CLASS',
        matchStatus: { text: '' },
        team1: { team: { id: 2, fullName: 'Essex', abbreviation: 'ESS' } },
        venue: null,
      },
    },
    {
      label: 'Group 1',
      scheduleEntry: {
        matchId: { id: 19_711, name: 'CC-1' },
        matchDate: '2026-07-05T10:00:00+0000',
        team1: { team: { id: 1, fullName: 'Kent', abbreviation: 'KEN' } },
        team2: { team: { id: 3, fullName: 'Surrey', abbreviation: 'SUR' } },
        venue: { fullName: 'The Spitfire Ground', city: 'Canterbury', country: 'England' },
      },
    },
    { label: 'To be scheduled', scheduleEntry: { matchId: { id: 1 }, matchDate: null } },
  ],
};

let service: Loopback;
let asked: URL[] = [];
let next: { status: number; body: string } | null = null;
let app: TestApp;
let county: Person;
let outsider: Person;
beforeAll(async () => {
  service = await openLoopback((request, _, response) => {
    asked.push(new URL(request.url ?? '/', 'http://loopback'));
    response.writeHead(next?.status ?? 200, { 'content-type': 'application/json' });
    response.end(next?.body ?? JSON.stringify(recorded));
    next = null;
  });
  app = await startApp({ config: { fixturesUrl: service.url } });
  county = await app.addPerson({ name: 'Coun Ty', roles: ['livestream_access'] });
  outsider = await app.addPerson({ name: 'Out Sider', roles: ['production_access', 'archive_access'] });
});
afterAll(async () => {
  await app.stop();
  await service.close();
});

describe('fixtures', () => {
  it('are the upcoming ones of the tournament, soonest first (LIV-046 LIV-047 DAT-133 DAT-134)', async () => {
    asked = [];
    const { fixtures } = await county.call.livestreams.upcomingFixtures({ tournament: '6784' });
    expect(fixtures).toEqual([
      {
        id: '19711',
        date: '2026-07-05T10:00:00+0000',
        team1: 'Kent',
        team2: 'Surrey',
        venue: 'The Spitfire Ground',
        city: 'Canterbury',
      },
      { id: '19712', date: '2026-07-09T10:00:00+0000', team1: 'Essex', team2: '', venue: '', city: '' },
    ]);
    expect(asked[0]?.pathname).toBe('/fixtures');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      tournamentIds: '6784',
      matchStates: 'U',
      pageSize: '500',
    });
  });

  it.each([
    [{ status: 500, body: 'oops' }, 'answered with an error (500)'],
    [{ status: 200, body: '<html>' }, 'gave an unexpected answer'],
    [{ status: 200, body: '{"content":{}}' }, 'gave an unexpected answer'],
  ])('report what is wrong with %j, and load at the next try (OPN-075)', async (failure, words) => {
    next = failure;
    const ask = () => county.call.livestreams.upcomingFixtures({ tournament: '6784' });
    await expect(ask()).rejects.toMatchObject({ code: 'FIXTURES_FAILED', message: expect.stringContaining(words) });
    expect((await ask()).fixtures).toHaveLength(2);
  });
});

describe('a stream without an engine', () => {
  it('is set up anyway, and says how to switch the engine on (LIV-053 LIV-054)', async () => {
    const { id } = await county.call.livestreams.addStream({ name: ' Club day ' });
    expect(await county.documents.get(livestreams, id)).toMatchObject({
      state: 'standby',
      sep_state: 'waiting',
      tournament: 'custom',
      bbcCommentary: false,
      created_by: county.id,
      videocloud: { video: { name: 'Club day', tags: ['custom'] } },
      stream: { url: '' },
    });
    const about = await county.call.livestreams.liveEngine({});
    expect(about).toMatchObject({ kind: 'embedded', on: false, sentence: expect.stringContaining('RTMP_PORT') });
    await expect(county.call.livestreams.activateSEP({ streamID: id })).rejects.toMatchObject({
      code: 'NOT_CONFIGURED',
      message: about.sentence,
    });
    await expect(county.call.livestreams.addStream({ name: '  ' })).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('a channel gets one stream when it is first opened (LIV-018 LIV-021 OPN-072)', async () => {
    const looks = await Promise.all([1, 2, 3].map(() => county.call.livestreams.channelStatus({ id: 'channel-kent' })));
    expect(looks.map(({ sep_state }) => sep_state)).toEqual(['waiting', 'waiting', 'waiting']);
    expect(await county.documents.get(livestreams, 'channel-kent')).toMatchObject({
      videocloud: { video: { name: 'Kent' } },
    });
    await expect(county.call.livestreams.channelStatus({ id: 'channel-mars' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is visible only to people with livestream_access, and its keys to nobody (USR-115 LIV-001)', async () => {
    const { id } = await county.call.livestreams.addStream({ name: 'Secret final' });
    const { id: preset } = await county.call.livestreams.saveDestination({
      name: 'Site',
      url: 'rtmp://host.example/app',
      key: 'the-key',
    });
    expect(await outsider.documents.fetch(livestreams)).toEqual([]);
    expect(await outsider.documents.fetch(rtmpOutputs)).toEqual([]);
    await expect(outsider.call.livestreams.getStream({ id })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    for (const type of [rtmpOutputKeys, livestreamViews]) expect(await county.documents.fetch(type)).toEqual([]);
    expect(JSON.stringify(await county.documents.fetch(rtmpOutputs))).not.toContain('the-key');

    await county.call.livestreams.saveDestination({ id: preset, name: 'Site 2', url: 'rtmp://host.example/app' });
    expect((await app.context.store.get(rtmpOutputKeys, preset))?.key).toBe('the-key');
    await expect(
      county.call.livestreams.saveDestination({ name: 'Wrong', url: 'https://host.example/app', key: 'x' }),
    ).rejects.toMatchObject({ message: expect.stringContaining('rtmp://') });
    await county.call.livestreams.removeDestination({ id: preset });
    expect(await app.context.store.get(rtmpOutputKeys, preset)).toBeNull();
  });
});

describe('a watermark', () => {
  it('is chosen for a stream, and removed from it when deleted (LIV-061 OPN-079)', async () => {
    const { id } = await county.call.livestreams.addStream({ name: 'With a logo' });
    const { id: logo } = await upload(county, { what: 'livestream-county-logo' }, 'Kent.png', bytesLike.png());
    await county.call.livestreams.setWatermark({ streamID: id, watermark: logo });
    expect(await county.documents.get(livestreams, id)).toMatchObject({ watermark: logo });
    await expect(county.call.livestreams.setWatermark({ streamID: id, watermark: 'nothing' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await county.documents.delete(files, logo);
    expect((await county.documents.get(livestreams, id))?.watermark).toBeUndefined();
  });
});

it('a failure is logged with its call and reason, and passed on to the caller (LIV-035)', async () => {
  const lines: string[] = [];
  const log = pino(logOptions({ logLevel: 'warn' }), { write: (line: string) => void lines.push(line) });
  const viewer = { id: county.id } as Viewer;
  const failing = Promise.reject(new Refusal('ENGINE_FAILED', 'The video platform could not be reached.'));
  await expect(logFailure({ log, viewer }, 'addRTMP', failing)).rejects.toMatchObject({ code: 'ENGINE_FAILED' });
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
    call: 'addRTMP',
    code: 'ENGINE_FAILED',
    by: county.id,
    reason: 'The video platform could not be reached.',
  });
});
