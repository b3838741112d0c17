import { type Livestream, livestreams } from '@pavilion/domain/livestreams';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { openVideoPlatformServer, type VideoPlatformServer } from '../../testing/live-platform.ts';
import type { Person } from '../../testing/person.ts';

let platform: VideoPlatformServer;
let app: TestApp;
let county: Person;
beforeAll(async () => {
  platform = await openVideoPlatformServer();
  app = await startApp({
    config: {
      brightcove: {
        account: '57838016001',
        clientId: 'client',
        clientSecret: 'client-secret',
        liveKey: 'live-api-key',
        liveRegion: 'eu-west-1',
        apiUrl: platform.url,
      },
    },
  });
  county = await app.addPerson({ name: 'Coun Ty', roles: ['livestream_access'] });
});
afterAll(async () => {
  await app.stop();
  await platform.close();
});

const last = (method: string, path: RegExp) =>
  platform.asked.filter((one) => one.method === method && path.test(one.path)).at(-1);
const stream = async (id: string) => (await county.documents.get(livestreams, id)) as Livestream;

describe('Brightcove Live', () => {
  let id: string;

  it('makes a static entry point with the name and the tags (LIV-050 LIV-053 DAT-127)', async () => {
    const input = { name: 'Essex v Kent', tournament: '6784', bbcCommentary: true, commercialContents: [] };
    ({ id } = await county.call.livestreams.addStream(input));
    expect(last('POST', /^\/v1\/jobs$/)).toMatchObject({
      key: 'live-api-key',
      body: {
        live_stream: true,
        static: true,
        region: 'eu-west-1',
        protocol: 'rtmp',
        videocloud: { video: { name: 'Essex v Kent', tags: ['6784', 'bbc-commentary'] } },
        outputs: [{ label: 'hls720p', video_codec: 'h264' }, { label: 'hls360p' }],
      },
    });
    expect(await stream(id)).toMatchObject({
      sep_state: 'waiting',
      stream: { url: 'rtmp://ep3-euw1.bcovlive.io:1935/3158f1c9', name: 'alive' },
      videocloud: { video: { name: 'Essex v Kent' } },
    });
  });

  it('lists the newest jobs with their names (LIV-006 DAT-050 DAT-124)', async () => {
    await county.call.livestreams.addStream({ name: 'Somerset v Surrey' });
    const { jobs } = await county.call.livestreams.currentStreams({});
    expect(Object.fromEntries(last('GET', /^\/v1\/jobs$/)?.query ?? [])).toMatchObject({
      sort: 'created_at',
      sort_dir: 'desc',
    });
    expect(jobs.map(({ videocloud }) => videocloud.video.name)).toEqual(['Somerset v Surrey', 'Essex v Kent']);
    expect(jobs[1]).toMatchObject({ id, protocol: 'rtmp', job_videocloud_asset_id: '6000000000001' });
  });

  it('activates and deactivates, and shows every state on the way (LIV-031 LIV-032 DAT-125 DAT-128 DAT-132)', async () => {
    await county.call.livestreams.activateSEP({ streamID: id });
    expect(last('PUT', /activate$/)?.path).toBe(`/v1/jobs/${id}/activate`);
    expect((await stream(id)).sep_state).toBe('pending_activation');
    await expect(county.call.livestreams.deactivateSEP({ streamID: id })).rejects.toMatchObject({ code: 'NOT_NOW' });
    platform.jobs.get(id)!.sep_state = 'ready';
    expect((await county.call.livestreams.getStream({ id })).sep_state).toBe('ready');
    expect(await county.call.livestreams.channelStatus({ id })).toMatchObject({
      sep_state: 'ready',
      incoming: { kilobitsPerSecond: 3_000 },
    });
    await county.call.livestreams.deactivateSEP({ streamID: id });
    expect((await stream(id)).sep_state).toBe('pending_deactivation');
  });

  it('sends to a preset with its key, masks it, and stops (LIV-015 LIV-016 DAT-051 DAT-129 DAT-130)', async () => {
    const { id: preset } = await county.call.livestreams.saveDestination({
      name: 'Club site',
      url: 'rtmp://ingest.example.org:1935/app',
      key: 'a-very-secret-key',
    });
    const { rtmpID } = await county.call.livestreams.addRTMP({ streamID: id, url: 'ignored', preset });
    expect(last('POST', /rtmpouts$/)?.body).toEqual({ url: 'rtmp://ingest.example.org:1935/app/a-very-secret-key' });
    for (const again of [{ url: 'ignored', preset }, { url: 'rtmp://ingest.example.org/app/a-very-secret-key' }]) {
      await expect(county.call.livestreams.addRTMP({ streamID: id, ...again })).rejects.toMatchObject({
        code: 'SENT_ALREADY',
        message: 'This stream is already sent to this destination.',
      });
    }
    const shown = await county.call.livestreams.getStream({ id });
    expect(shown.rtmp_outputs).toEqual([
      expect.objectContaining({
        rtmp_out_id: rtmpID,
        name: 'Club site',
        connection_info: expect.objectContaining({
          host: 'ingest.example.org:1935',
          application: 'app',
          streamName: '••••key',
        }),
      }),
    ]);
    await county.call.livestreams.stopRTMP({ streamID: id, rtmpID });
    expect(last('PUT', /stop$/)?.path).toBe(`/v1/jobs/${id}/rtmpouts/${rtmpID}/stop`);
    expect((await stream(id)).rtmp_outputs[0]?.state).toBe('pending_deactivation');
  });

  it('plays in the platform’s player with its token (LIV-028 DAT-126)', async () => {
    const playback = await county.call.livestreams.playbackToken({ streamID: id });
    expect(playback.playback_token).toBe('live.eyJhbGciOi');
    expect(playback.player).toEqual({
      kind: 'frame',
      address:
        'https://players.brightcove.net/57838016001/default_default/index.html?videoId=6000000000001&adConfigId=live.eyJhbGciOi',
    });
    const policy = (await county.fetch('/')).headers.get('content-security-policy');
    expect(policy).toContain("frame-src 'self' blob: https://players.brightcove.net");
  });

  it('reads the whole report, page by page, with a token from client credentials (LIV-041 DAT-131)', async () => {
    const { items } = await county.call.livestreams.streamReporting({
      from: '2023-01-01',
      to: '2025-12-31',
      sort: 'date',
      fields: 'daily_unique_viewers',
      dimensions: 'date',
      video_cloud_id: '6000000000001',
    });
    expect(items).toHaveLength(1_005);
    expect(last('GET', /data$/)).toMatchObject({ authorization: 'Bearer token-1' });
    expect(Object.fromEntries(last('GET', /data$/)?.query ?? [])).toMatchObject({
      accounts: '57838016001',
      where: 'video==6000000000001',
      from: '2023-01-01',
      to: '2025-12-31',
      fields: 'daily_unique_viewers',
      dimensions: 'date',
      sort: 'date',
    });
    expect(platform.asked.filter(({ path }) => path === '/v4/access_token')).toHaveLength(1);
  });

  it('notices a job that goes live while nobody has the page open (LIV-020 OPN-069)', async () => {
    Object.assign(platform.jobs.get(id)!, { sep_state: 'ready', state: 'processing' });
    await vi.waitFor(async () => expect(await stream(id)).toMatchObject({ sep_state: 'ready', state: 'processing' }), {
      timeout: 30_000,
      interval: 300,
    });
  }, 40_000);

  it('refuses watermarks and new keys (OPN-079)', async () => {
    expect(await county.call.livestreams.liveEngine({})).toMatchObject({
      kind: 'brightcove',
      on: true,
      watermarks: false,
      newKeys: false,
      renaming: false,
    });
    await expect(county.call.livestreams.setWatermark({ streamID: id, watermark: null })).rejects.toMatchObject({
      code: 'NO_WATERMARKS',
    });
    await expect(county.call.livestreams.newStreamKey({ streamID: id })).rejects.toMatchObject({ code: 'NO_NEW_KEYS' });
    await expect(county.call.livestreams.renameStream({ streamID: id, name: 'Kent v Essex' })).rejects.toMatchObject({
      code: 'NO_RENAMING',
    });
  });

  it.each([
    [401, [{ error_code: 'UNAUTHORIZED', message: 'nope' }], 'BRIGHTCOVE_LIVE_KEY'],
    [429, {}, 'busy'],
    [500, 'oops', 'has a problem'],
    [400, { error: 'SEP limit reached for rtmp://a/b/secret' }, 'refused this: SEP limit reached for (address).'],
    [
      422,
      [{ error_code: 'ILLEGAL_VALUE', message: 'ILLEGAL_VALUE' }],
      'refused this. The reason is in the server log.',
    ],
    [418, 'teapot', 'refused this. The reason is in the server log.'],
  ])('turns the status %i into a sentence (OPN-069 OPN-075)', async (status, body, words) => {
    platform.fail('GET /v1/jobs', status, body);
    const error = await county.call.livestreams.currentStreams({}).catch((reason: unknown) => reason as Error);
    expect(error).toMatchObject({ code: 'ENGINE_FAILED', message: expect.stringContaining(words) });
    expect((await county.call.livestreams.currentStreams({})).jobs).toHaveLength(2);
  });

  it('reports that a report is not ready, and that a stream is gone', async () => {
    platform.fail('GET /v1/data', 500, { error_code: 'PROCESSING' });
    const report = {
      from: '2026-01-01',
      to: '2026-01-02',
      fields: 'video_view',
      dimensions: 'date',
      video_cloud_id: '6',
    };
    await expect(county.call.livestreams.streamReporting(report)).rejects.toMatchObject({
      message: 'The report is not ready yet. Try again in about 4 minutes.',
    });
    await expect(
      county.call.livestreams.streamReporting({ ...report, video_cloud_id: '6,account==1' }),
    ).rejects.toMatchObject({ code: 'INVALID' });
    await expect(county.call.livestreams.getStream({ id: 'nothing' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('says why it could not be activated or deactivated, stays as it is, and does it when tried again (LIV-034 OPN-069)', async () => {
    const { id: tried } = await county.call.livestreams.addStream({ name: 'Durham v Notts' });
    for (const [step, call, before] of [
      ['activate', county.call.livestreams.activateSEP, 'waiting'],
      ['deactivate', county.call.livestreams.deactivateSEP, 'ready'],
    ] as const) {
      Object.assign(platform.jobs.get(tried)!, { sep_state: before });
      platform.fail(`PUT /v1/jobs/${tried}/${step}`, 500, 'oops');
      await expect(call({ streamID: tried })).rejects.toMatchObject({
        code: 'ENGINE_FAILED',
        message: expect.stringContaining('has a problem'),
      });
      expect((await county.call.livestreams.getStream({ id: tried })).sep_state).toBe(before);
      await call({ streamID: tried });
      expect((await stream(tried)).sep_state).toBe(`pending_${step.replace('ate', 'ation')}`);
    }
  });

  it('is cancelled there, while it is off only (OPN-069)', async () => {
    const { id: mistake } = await county.call.livestreams.addStream({ name: 'Not this one' });
    await county.call.livestreams.activateSEP({ streamID: mistake });
    const cancel = () => county.call.livestreams.cancelStream({ streamID: mistake });
    await expect(cancel()).rejects.toMatchObject({ code: 'NOT_NOW' });
    expect(last('PUT', /cancel$/)).toBeUndefined();
    platform.jobs.get(mistake)!.sep_state = 'waiting';
    await cancel();
    expect(last('PUT', /cancel$/)?.path).toBe(`/v1/jobs/${mistake}/cancel`);
    expect(await stream(mistake)).toMatchObject({ state: 'cancelled', sep_state: 'cancelled' });
  });
});
