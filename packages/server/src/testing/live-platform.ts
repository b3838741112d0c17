import { type Loopback, openLoopback } from './loopback.ts';

export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  key: string | undefined;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

export interface VideoPlatformServer extends Loopback {
  asked: Asked[];
  /** Makes the next request with this method and path fail. */
  fail(what: string, status: number, body: unknown): void;
  jobs: Map<string, Job>;
}

type Job = Record<string, unknown> & { id: string; sep_state: string; rtmp_outputs: Record<string, unknown>[] };

/** A stand-in for the video platform's live, token and analytics services, with a little state. */
export async function openVideoPlatformServer(): Promise<VideoPlatformServer> {
  const asked: Asked[] = [];
  const failures = new Map<string, { status: number; body: unknown }>();
  const jobs = new Map<string, Job>();
  let made = 0;

  function answer({ method, path, query, body }: Asked): { status?: number; body: unknown } {
    const [, id = '', action = '', out = ''] = /^\/v1\/jobs\/([^/]+)(?:\/([^/]+)(?:\/([^/]+))?)?/.exec(path) ?? [];
    if (method === 'POST' && path === '/v4/access_token') {
      return { body: { access_token: 'token-1', token_type: 'Bearer', expires_in: 300 } };
    }
    if (method === 'GET' && path === '/v1/data') return { body: report(query) };
    if (method === 'GET' && path === '/v1/jobs')
      return { body: { jobs: [...jobs.values()].reverse(), next_token: null } };
    if (method === 'POST' && path === '/v1/jobs') return { body: create(body) };
    const job = jobs.get(id);
    if (!job) return { status: 404, body: { error: 'Job not found' } };
    if (method === 'GET' && !action) return { body: { job } };
    if (method === 'PUT' && action === 'activate') {
      job.sep_state = 'pending_activation';
      return { body: { id } };
    }
    if (method === 'PUT' && action === 'deactivate') {
      job.sep_state = 'pending_deactivation';
      return { body: { id } };
    }
    if (method === 'PUT' && action === 'cancel') {
      Object.assign(job, { state: 'cancelled', sep_state: 'cancelled' });
      return { body: { id } };
    }
    if (action === 'playback-token') return { body: { playback_token: 'live.eyJhbGciOi' } };
    if (action === 'rtmpouts' && method === 'GET') return { body: job.rtmp_outputs };
    if (action === 'rtmpouts' && method === 'POST') return { body: addOutput(job, String(body.url)) };
    if (action === 'rtmpouts' && method === 'PUT') {
      const output = job.rtmp_outputs.find((one) => one.rtmp_out_id === out);
      if (output) output.state = 'pending_deactivation';
      return { body: { message: 'Stopping' } };
    }
    return { status: 400, body: { error: 'Unknown request' } };
  }

  function create(body: Record<string, unknown>) {
    made += 1;
    const id = `3158f1c9bc5c46218207${String(made).padStart(4, '0')}`;
    const stream_url = 'rtmp://ep3-euw1.bcovlive.io:1935/3158f1c9';
    jobs.set(id, {
      id,
      state: 'waiting',
      sep_state: 'waiting',
      ssai_state: 'none',
      created_at: Date.parse('2026-05-01T10:00:00.000Z') + made * 60_000,
      finished_at: null,
      static: true,
      region: 'eu-west-1',
      reconnect_time: 1800,
      state_history: [{ state: 'waiting', transition_timestamp: 1777629600000 }],
      stream: {
        url: stream_url,
        name: 'alive',
        protocol: 'rtmp',
        region: null,
        in_worker_bytes: 0,
        in_worker_bytes_rate: 375_000,
      },
      rtmp_outputs: [],
      videocloud: body.videocloud,
      job_videocloud_asset_id: `6${String(made).padStart(12, '0')}`,
      input_media_file: {},
      output_media_files: [],
    });
    return {
      id,
      stream_url,
      stream_name: 'alive',
      sep_state: 'waiting',
      outputs: [{ id: `${made}-0`, label: 'hls720p', playback_url: 'https://p' }],
    };
  }

  function addOutput(job: Job, url: string) {
    const [, host, port, application, streamName] = /^rtmps?:\/\/([^:/]+)(?::(\d+))?\/(.+)\/([^/]+)$/.exec(url) ?? [];
    const connection_info = { host, port, application, streamName };
    const output = {
      rtmp_out_id: `out-${job.rtmp_outputs.length + 1}`,
      stream_start: 1777629600000,
      connection_info,
      duration_history: [],
    };
    job.rtmp_outputs.push({ ...output, state: 'starting', waiting_for_start: false });
    return output;
  }

  /** 1,005 days, so that the report has a second page. */
  function report(query: URLSearchParams) {
    const count = 1_005;
    const [limit, offset] = [Number(query.get('limit') ?? 10), Number(query.get('offset') ?? 0)];
    const items = Array.from({ length: count }, (_, at) => ({
      date: new Date(Date.parse('2023-01-01') + at * 86_400_000).toISOString().slice(0, 10),
      daily_unique_viewers: at,
    })).slice(offset, offset + limit);
    return { account: '57838016001', item_count: count, items, summary: {} };
  }

  const server = await openLoopback((request, text, response) => {
    const url = new URL(request.url ?? '/', 'http://loopback');
    const one: Asked = {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      key: request.headers['x-api-key'] as string | undefined,
      authorization: request.headers.authorization,
      body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
    };
    asked.push(one);
    const what = `${one.method} ${one.path}`;
    const failure = failures.get(what);
    failures.delete(what);
    const { status = 200, body } = failure ?? answer(one);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  return { ...server, asked, jobs, fail: (what, status, body) => void failures.set(what, { status, body }) };
}
