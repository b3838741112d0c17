import { tmpdir } from 'node:os';
import { addAbortSignal, Readable } from 'node:stream';
import { request } from 'undici';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { type FailureOutcome, type SendFailure, sendFailure } from '../messages/types.ts';
import { createBrightcoveToken } from './brightcove-token.ts';
import { platformRefusal } from './platform-reason.ts';
import type { Film, VideoPlatform } from './types.ts';

const hosts = {
  cms: 'https://cms.api.brightcove.com',
  ingest: 'https://ingest.api.brightcove.com',
};
const answerMs = 30_000;
/** Largest single upload to the S3 bucket behind the platform; the bucket is in this region for every account. */
const onePieceBytes = 5 * 1024 ** 3;
const storeRegion = 'us-east-1';

const tokenAnswer = z.object({ access_token: z.string() });
const videoAnswer = z.object({ id: z.string() });
const uploadAnswer = z.object({
  signed_url: z.url(),
  api_request_url: z.string(),
  bucket: z.string(),
  object_key: z.string(),
  access_key_id: z.string(),
  secret_access_key: z.string(),
  session_token: z.string(),
});
type UploadPlace = z.output<typeof uploadAnswer>;
interface Ask {
  host: keyof typeof hosts;
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  signal?: AbortSignal | undefined;
}

export interface UploadStore {
  /** Largest single upload, in bytes; larger videos are uploaded in parts. */
  onePiece?: number;
  /** Endpoint of the store, if not Amazon's own. */
  endpoint?: string;
}

/** Brightcove's CMS and Dynamic Ingest APIs, with a token by client credentials. */
export function openBrightcoveVideos(
  settings: NonNullable<Config['brightcove']>,
  store: UploadStore = {},
): VideoPlatform {
  const account = `/v1/accounts/${encodeURIComponent(settings.account)}`;
  const base = (host: keyof typeof hosts) => settings.apiUrl ?? hosts[host];
  const token = createBrightcoveToken(settings, async ({ url, headers, signal }) => {
    const { status, body } = await send(url, { method: 'POST', headers, signal });
    if (status !== 200) throw failureOf(status, body, 'The video platform did not accept the keys in the settings.');
    return read(tokenAnswer, body).access_token;
  });

  /** Retries once with a new token after a rejection: a token may be revoked early. */
  async function ask({ host, method, path, body, signal }: Ask, again = true): Promise<Answer> {
    const bearer = await token.value(signal);
    const answer = await send(base(host) + account + path, {
      method,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal,
    });
    if (answer.status === 401 && again) {
      token.forget();
      return ask({ host, method, path, ...(body ? { body } : {}), signal }, false);
    }
    return answer;
  }

  async function demand(what: Ask): Promise<string> {
    const { status, body } = await ask(what);
    if (status >= 300) throw failureOf(status, body);
    return body;
  }

  return {
    configured: true,
    async createVideo({ name, reference }, signal) {
      const made = await ask({
        host: 'cms',
        method: 'POST',
        path: '/videos',
        body: { name: name.slice(0, 255), reference_id: reference.slice(0, 150) },
        signal,
      });
      if (made.status < 300) return read(videoAnswer, made.body).id;
      if (made.status !== 409) throw failureOf(made.status, made.body);
      // An earlier attempt succeeded, but its answer was lost.
      const path = `/videos/ref:${encodeURIComponent(reference.slice(0, 150))}`;
      return read(videoAnswer, await demand({ host: 'cms', method: 'GET', path, signal })).id;
    },
    async sendFilm(videoId, film, signal) {
      const video = `/videos/${encodeURIComponent(videoId)}`;
      const place = read(
        uploadAnswer,
        await demand({ host: 'ingest', method: 'GET', path: `${video}/upload-urls/${sourceName(film.name)}`, signal }),
      );
      if (film.size > (store.onePiece ?? onePieceBytes)) await putInParts(place, film, store, signal);
      else await putInOne(place, film, signal);
      const master = { master: { url: place.api_request_url }, 'capture-images': true };
      await demand({ host: 'ingest', method: 'POST', path: `${video}/ingest-requests`, body: master, signal });
    },
  };
}

async function putInOne(place: UploadPlace, film: Film, signal?: AbortSignal): Promise<void> {
  const { status } = await send(place.signed_url, {
    method: 'PUT',
    headers: { 'content-length': String(film.size) },
    body: await film.open(),
    signal,
    // The answer comes only after the last byte has arrived.
    wait: 0,
  });
  if (status >= 300) throw failureOf(status, '');
}

/** Uses the temporary credentials that the platform issues for this video. */
async function putInParts(place: UploadPlace, film: Film, { endpoint }: UploadStore, signal?: AbortSignal) {
  // Loaded on demand: the client is large.
  const { openS3Storage } = await import('../storage/s3.ts');
  const storage = await openS3Storage({
    ...(endpoint ? { endpoint } : {}),
    bucket: place.bucket,
    accessKey: place.access_key_id,
    secretKey: place.secret_access_key,
    sessionToken: place.session_token,
    region: storeRegion,
    temporary: tmpdir(),
  });
  const source = await film.open();
  try {
    if (signal) addAbortSignal(signal, source);
    await storage.put(place.object_key, source, { contentType: 'video/mp4', fileName: film.name });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw sendFailure('The video could not be uploaded to the video platform.', 'later');
  } finally {
    source.destroy();
  }
}

/** The platform allows no spaces and no ? & # in a source name. */
const sourceName = (name: string) =>
  encodeURIComponent(name.replace(/[^A-Za-z0-9._-]+/g, '_').slice(-100) || 'film.mp4');

interface Answer {
  status: number;
  body: string;
}
interface Sending {
  method: 'GET' | 'POST' | 'PUT';
  headers: Record<string, string>;
  body?: string | Readable;
  signal?: AbortSignal | undefined;
  /** Milliseconds until the answer must begin; 0: no limit. */
  wait?: number;
}

async function send(url: string, { wait = answerMs, signal, ...rest }: Sending): Promise<Answer> {
  try {
    const { statusCode, body } = await request(url, {
      ...rest,
      ...(signal ? { signal } : {}),
      headersTimeout: wait,
      bodyTimeout: answerMs,
    });
    return { status: statusCode, body: await body.text() };
  } catch (error) {
    if (rest.body instanceof Readable) rest.body.destroy();
    if (signal?.aborted) throw error;
    throw sendFailure('The video platform could not be reached.', 'later');
  }
}

function read<T>(shape: z.ZodType<T>, body: string): T {
  try {
    return shape.parse(JSON.parse(body));
  } catch {
    throw sendFailure('The video platform gave an unexpected answer.', 'later');
  }
}

function failureOf(status: number, body: string, refused?: string): SendFailure {
  const { sentence, detail } = platformRefusal(status, body);
  const failure = (words: string, outcome: FailureOutcome) =>
    Object.assign(sendFailure(words, outcome), { cause: detail });
  if (status === 429) return failure('The video platform is busy and asks to try again later.', 'later');
  if (status >= 500) return failure('The video platform has a problem.', 'later');
  if (refused) return failure(refused, 'never');
  if (status === 401 || status === 403) return failure('The video platform did not allow this.', 'never');
  return failure(sentence, 'never');
}
