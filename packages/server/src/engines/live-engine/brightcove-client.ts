import { z } from 'zod';
import type { Config } from '../../config.ts';
import { Refusal } from '../store/refusal.ts';
import { createBrightcoveToken } from '../video-platform/brightcove-token.ts';
import { platformRefusal } from '../video-platform/platform-reason.ts';

export type LiveSettings = NonNullable<Config['brightcove']> & { liveKey: string };

const hosts = {
  live: 'https://api.bcovlive.io',
  analytics: 'https://analytics.api.brightcove.com',
} as const;
const answerMs = 30_000;
/** Page size for reports: the Analytics API returns ten rows by default. */
const reportPage = 1_000;

const text = z.string().nullish();
const connection = z
  .object({
    host: text,
    port: z.union([z.string(), z.number()]).nullish(),
    application: text,
    streamName: text,
    rtmps: z.boolean().nullish(),
  })
  .partial();
const output = z.object({
  rtmp_out_id: z.string(),
  state: text,
  connection_info: connection.nullish(),
  waiting_for_start: z.boolean().nullish(),
});
const job = z.object({
  id: z.string(),
  state: text,
  sep_state: text,
  created_at: z.number().nullish(),
  protocol: text,
  stream_url: text,
  stream_name: text,
  stream: z.object({ url: text, name: text, protocol: text, in_worker_bytes_rate: z.number().nullish() }).nullish(),
  rtmp_outputs: z.array(output).nullish(),
  videocloud: z.object({ video: z.object({ name: text, tags: z.array(z.string()).nullish() }).nullish() }).nullish(),
  job_videocloud_asset_id: text,
});
export type BrightcoveJob = z.output<typeof job>;
export type BrightcoveOutput = z.output<typeof output>;
export type BrightcoveLive = ReturnType<typeof createBrightcoveLive>;

const reportRow = z.object({
  date: z.string(),
  destination_domain: z.string().optional(),
  daily_unique_viewers: z.number().optional(),
  video_view: z.number().optional(),
  video_seconds_viewed: z.number().optional(),
});

interface Ask {
  method?: 'GET' | 'POST' | 'PUT';
  body?: object;
  headers?: Record<string, string>;
}

/** Requests to the Brightcove Live API (`X-API-KEY`) and its Analytics API (a token from client credentials). */
export function createBrightcoveLive(settings: LiveSettings) {
  const base = (host: keyof typeof hosts) => settings.apiUrl ?? hosts[host];
  const token = createBrightcoveToken(settings, async ({ url, headers }) => {
    const { status, text } = await send(url, { method: 'POST', headers });
    if (status >= 300) throw failed('The video platform did not accept the client id and secret in the settings.');
    return read(z.object({ access_token: z.string() }), text).access_token;
  });

  async function send(
    url: string,
    { method = 'GET', body, headers = {} }: Ask,
  ): Promise<{ status: number; text: string }> {
    // Loaded on demand: most installations never need it.
    const { request } = await import('undici');
    try {
      const answer = await request(url, {
        method,
        headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
        headersTimeout: answerMs,
        bodyTimeout: answerMs,
      });
      return { status: answer.statusCode, text: await answer.body.text() };
    } catch {
      throw failed('The video platform could not be reached. Please try again.');
    }
  }

  async function live<T>(path: string, shape: z.ZodType<T>, ask: Ask = {}): Promise<T> {
    const { status, text } = await send(`${base('live')}/v1${path}`, {
      ...ask,
      headers: { 'x-api-key': settings.liveKey },
    });
    if (status >= 300) throw refusalOf(status, text);
    return read(shape, text);
  }

  const path = (id: string, more = '') => `/jobs/${encodeURIComponent(id)}${more}`;
  const anything = z.unknown();
  return {
    account: settings.account,
    /** Newest first: by default the API returns the ten oldest jobs. */
    jobs: async (): Promise<BrightcoveJob[]> =>
      (await live('/jobs?page_size=200&sort=created_at&sort_dir=desc', z.object({ jobs: z.array(job) }))).jobs,
    job: async (id: string): Promise<BrightcoveJob> => (await live(path(id), z.object({ job }))).job,
    createJob: (body: object) => live('/jobs', job, { method: 'POST', body }),
    activate: (id: string) => live(path(id, '/activate'), anything, { method: 'PUT' }),
    deactivate: (id: string) => live(path(id, '/deactivate'), anything, { method: 'PUT' }),
    cancel: (id: string) => live(path(id, '/cancel'), anything, { method: 'PUT' }),
    outputs: (id: string): Promise<BrightcoveOutput[]> => live(path(id, '/rtmpouts'), z.array(output)),
    addOutput: (id: string, url: string) =>
      live(path(id, '/rtmpouts'), z.object({ rtmp_out_id: z.string() }), { method: 'POST', body: { url } }),
    stopOutput: (id: string, out: string) =>
      live(path(id, `/rtmpouts/${encodeURIComponent(out)}/stop`), anything, { method: 'PUT' }),
    playbackToken: async (id: string): Promise<string> =>
      (await live(path(id, '/playback-token'), z.object({ playback_token: z.string() }), { method: 'POST', body: {} }))
        .playback_token,
    /** All rows of a report, page by page. */
    async report(query: Record<string, string>) {
      const items: z.output<typeof reportRow>[] = [];
      for (;;) {
        const page = new URLSearchParams({
          accounts: settings.account,
          ...query,
          format: 'json',
          limit: String(reportPage),
          offset: String(items.length),
        });
        const { status, text } = await send(`${base('analytics')}/v1/data?${page}`, {
          headers: { authorization: `Bearer ${await token.value()}` },
        });
        if (status >= 300) throw reportRefusal(status, text);
        const answer = read(z.object({ item_count: z.number(), items: z.array(reportRow) }), text);
        items.push(...answer.items);
        if (answer.items.length === 0 || items.length >= answer.item_count) return items;
      }
    },
  };
}

const failed = (sentence: string, detail?: string) =>
  Object.assign(new Refusal('ENGINE_FAILED', sentence), { cause: detail });

function read<T>(shape: z.ZodType<T>, body: string): T {
  try {
    return shape.parse(body === '' ? {} : JSON.parse(body));
  } catch {
    throw failed('The video platform gave an unexpected answer.');
  }
}

function refusalOf(status: number, body: string): Refusal {
  if (status === 404) return new Refusal('NOT_FOUND', 'The video platform has no stream with this id.');
  const { sentence, detail } = platformRefusal(status, body);
  if (status === 401 || status === 403) {
    return failed('The video platform did not accept the key in the settings (BRIGHTCOVE_LIVE_KEY).', detail);
  }
  if (status === 429) return failed('The video platform is busy. Please try again in a minute.', detail);
  if (status >= 500) return failed('The video platform has a problem. Please try again.', detail);
  return failed(sentence, detail);
}

function reportRefusal(status: number, body: string): Refusal {
  if (/PROCESSING/.test(body)) return failed('The report is not ready yet. Try again in about 4 minutes.');
  return refusalOf(status === 404 ? 400 : status, body);
}
