import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Loopback } from './loopback.ts';
import type { S3Server } from './s3-server.ts';

export interface MadeVideo {
  id: string;
  name: string;
  reference: string;
  /** Bytes received as the entry's video, once an ingest was requested. */
  film?: Buffer;
}

/** Fault for the next request of a step: a fixed answer instead of doing it, or doing it without an answer. */
export type PlatformTurn = { status: number; body?: unknown } | 'lost after doing' | 'lost before doing';
export type PlatformStep = 'token' | 'create' | 'place' | 'upload' | 'ingest';

export interface PlatformServer extends Loopback {
  videos: MadeVideo[];
  /** Steps in the order requested. */
  asked: PlatformStep[];
  next(step: PlatformStep, ...turns: PlatformTurn[]): void;
}

export const platformKeys = {
  account: '57838',
  clientId: 'client',
  clientSecret: 'secret',
  liveKey: null,
  liveRegion: 'eu-west-1',
};

/**
 * A stand-in for the video platform, in the format of Brightcove's OAuth, CMS and Dynamic Ingest APIs, which fails on
 * demand. Videos too large for one request arrive through `store`.
 */
export async function openPlatformServer(store?: Pick<S3Server, 'objects'>): Promise<PlatformServer> {
  const videos: MadeVideo[] = [];
  const asked: PlatformStep[] = [];
  const turns = new Map<PlatformStep, PlatformTurn[]>();
  const uploads = new Map<string, Buffer>();
  let url = '';
  const root = `/v1/accounts/${platformKeys.account}/videos`;

  const steps: Record<PlatformStep, (path: string, body: Buffer) => { status: number; body?: unknown }> = {
    token: () => ({ status: 200, body: { access_token: 't0k3n', token_type: 'Bearer', expires_in: 300 } }),
    create(path, body) {
      const reference = path.split('/ref:')[1];
      if (reference) {
        const found = videos.find((video) => video.reference === decodeURIComponent(reference));
        return found ? { status: 200, body: found } : refusal(404, 'RESOURCE_NOT_FOUND');
      }
      const wish = JSON.parse(body.toString('utf8')) as { name: string; reference_id: string };
      if (videos.some((video) => video.reference === wish.reference_id)) return refusal(409, 'REFERENCE_ID_IN_USE');
      const video = { id: `60${videos.length + 1}`, name: wish.name, reference: wish.reference_id };
      videos.push(video);
      return { status: 201, body: video };
    },
    place(path) {
      const id = path.split('/')[5] ?? '';
      if (!videos.some((video) => video.id === id)) return refusal(404, 'NO_SUCH_VIDEO');
      const lent = { access_key_id: 'AKIATEST', secret_access_key: 'secret', session_token: 'lent for a day' };
      const place = { bucket: 'media', object_key: `films/${id}.mp4`, ...lent };
      return {
        status: 200,
        body: { ...place, signed_url: `${url}/store/${id}`, api_request_url: `https://bucket/${id}` },
      };
    },
    upload(path, body) {
      uploads.set(path.split('/').at(-1) ?? '', body);
      return { status: 200 };
    },
    ingest(path, body) {
      const id = path.split('/')[5] ?? '';
      const wish = JSON.parse(body.toString('utf8')) as { master?: { url?: string } };
      const video = videos.find((each) => each.id === id);
      const film = uploads.get(id) ?? store?.objects.get(`films/${id}.mp4`)?.bytes;
      if (!video || !film || wish.master?.url !== `https://bucket/${id}`) return refusal(400, 'NO_SOURCE');
      video.film = film;
      return { status: 200, body: { id: 'ingest-1' } };
    },
  };

  const stepOf = (method: string, path: string): PlatformStep | undefined => {
    if (path.startsWith('/v4/access_token')) return 'token';
    if (method === 'PUT' && path.startsWith('/store/')) return 'upload';
    if (path === root || path.startsWith(`${root}/ref:`)) return 'create';
    if (path.includes('/upload-urls/')) return 'place';
    return path.endsWith('/ingest-requests') ? 'ingest' : undefined;
  };

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      const answer = (status: number, body?: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(body ? JSON.stringify(body) : '');
      const step = stepOf(request.method ?? '', path);
      if (!step) return answer(404);
      asked.push(step);
      const turn = turns.get(step)?.shift();
      if (turn === 'lost before doing') return response.destroy();
      if (turn && turn !== 'lost after doing') return answer(turn.status, turn.body);
      const allowed =
        step === 'upload' ||
        request.headers.authorization ===
          (step === 'token' ? `Basic ${Buffer.from('client:secret').toString('base64')}` : 'Bearer t0k3n');
      const done = allowed ? steps[step](path, Buffer.concat(parts)) : refusal(401, 'UNAUTHORIZED');
      if (turn === 'lost after doing') return response.destroy();
      return answer(done.status, done.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    videos,
    asked,
    next: (step, ...more) => turns.set(step, [...(turns.get(step) ?? []), ...more]),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const refusal = (status: number, error_code: string) => ({ status, body: [{ error_code, message: error_code }] });
