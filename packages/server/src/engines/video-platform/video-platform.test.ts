import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startS3Server } from '../../testing/s3-server.ts';
import { openPlatformServer, type PlatformServer, platformKeys } from '../../testing/video-platform.ts';
import { openBrightcoveVideos } from './brightcove-videos.ts';
import { openVideoPlatform } from './video-platform.ts';

let server: PlatformServer | undefined;
beforeEach(async () => {
  await server?.close();
  server = await openPlatformServer();
});
afterAll(() => server?.close());

const platform = () => openVideoPlatform({ ...platformKeys, apiUrl: server?.url ?? null });
const bytes = randomBytes(200_000);
const film = { name: 'Day 1 ? reel.mp4', size: bytes.length, open: async () => Readable.from([bytes]) };
const failing = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error);

describe('the video platform', () => {
  it('creates an entry, sends its video, and signs in only once (DAT-109 DAT-110)', async () => {
    const open = platform();
    const id = await open.createVideo({ name: 'Highlights', reference: 'r1' });
    await open.sendFilm(id, film);
    expect(server?.videos).toMatchObject([{ id, name: 'Highlights', reference: 'r1' }]);
    expect(server?.videos[0]?.film?.equals(bytes)).toBe(true);
    expect(server?.asked).toEqual(['token', 'create', 'place', 'upload', 'ingest']);
  });

  it('finds the existing entry when the answer was lost, and creates no second one', async () => {
    const open = platform();
    server?.next('create', 'lost after doing');
    const first = await failing(open.createVideo({ name: 'Catch-up', reference: 'm1' }));
    expect(first).toMatchObject({ outcome: 'later', message: 'The video platform could not be reached.' });
    expect(await open.createVideo({ name: 'Catch-up', reference: 'm1' })).toBe('601');
    expect(server?.videos).toHaveLength(1);
  });

  it('requests a new token when the current one was revoked', async () => {
    const open = platform();
    server?.next('create', { status: 401 });
    await open.createVideo({ name: 'A', reference: 'a' });
    expect(server?.asked).toEqual(['token', 'create', 'token', 'create']);
  });

  it.each([
    ['token', { status: 401 }, 'never', 'The video platform did not accept the keys in the settings.'],
    ['create', { status: 429 }, 'later', 'The video platform is busy and asks to try again later.'],
    ['create', { status: 503 }, 'later', 'The video platform has a problem.'],
    ['create', { status: 403 }, 'never', 'The video platform did not allow this.'],
    [
      'create',
      { status: 422, body: [{ error_code: 'VALIDATION_ERROR', message: 'name: TOO_LONG' }] },
      'never',
      'The video platform refused this. The reason is in the server log.',
      '422 [{"error_code":"VALIDATION_ERROR","message":"name: TOO_LONG"}]',
    ],
    ['create', { status: 200, body: 'nonsense' }, 'later', 'The video platform gave an unexpected answer.'],
    ['create', 'lost before doing', 'later', 'The video platform could not be reached.'],
    ['upload', { status: 500 }, 'later', 'The video platform has a problem.'],
    [
      'ingest',
      { status: 400, body: { error_code: 'NO_SOURCE' } },
      'never',
      'The video platform refused this. The reason is in the server log.',
      '400 {"error_code":"NO_SOURCE"}',
    ],
  ] as const)(
    'says in a sentence what went wrong at %s with %o, and keeps the code for the log',
    async (step, turn, outcome, message, cause = undefined) => {
      const open = platform();
      server?.next(step, turn);
      const work = async () => open.sendFilm(await open.createVideo({ name: 'A', reference: 'a' }), film);
      expect(await failing(work())).toMatchObject({ outcome, message, ...(cause ? { cause } : {}) });
    },
  );

  it('uploads a large video in parts, with temporary credentials', async () => {
    const store = await startS3Server('us-east-1');
    const parts = await openPlatformServer(store);
    try {
      const open = openBrightcoveVideos(
        { ...platformKeys, apiUrl: parts.url },
        { onePiece: 1_000_000, endpoint: store.url },
      );
      const piece = randomBytes(1_000_000);
      const large = {
        ...film,
        size: 40_000_000,
        open: async () => Readable.from(Array.from({ length: 40 }, () => piece)),
      };
      const id = await open.createVideo({ name: 'Day 1', reference: 'large' });

      store.fail(1, 403, ({ method }) => method === 'PUT');
      expect(await failing(open.sendFilm(id, large))).toMatchObject({
        outcome: 'later',
        message: 'The video could not be uploaded to the video platform.',
      });
      // Nothing is left of it that would be paid for.
      expect([store.open.size, store.objects.size, parts.asked.includes('ingest')]).toEqual([0, 0, false]);

      await open.sendFilm(id, large);
      expect(parts.videos[0]?.film?.equals(Buffer.concat(Array.from({ length: 40 }, () => piece)))).toBe(true);
      expect(parts.asked).not.toContain('upload');
      expect([...store.objects.values()][0]?.headers).toMatchObject({ 'x-amz-security-token': 'lent for a day' });
    } finally {
      await parts.close();
      await store.close();
    }
  });

  it('without settings makes entries of its own and sends nothing', async () => {
    const open = openVideoPlatform(null);
    expect(open.configured).toBe(false);
    expect(await open.createVideo({ name: 'A', reference: 'a' })).toBe('local-a');
    await open.sendFilm('local-a', film);
    expect(server?.asked).toEqual([]);
  });
});
