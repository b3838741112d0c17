import { type Feed, livestreams, maskedKey } from '@pavilion/domain/livestreams';
import type { NewDocument } from '@pavilion/sync';
import type { BrightcoveJob, BrightcoveLive, BrightcoveOutput } from './brightcove-client.ts';
import type { Incoming, LiveEngineDeps } from './types.ts';

const system = { kind: 'system', name: 'live-engine' } as const;
/**
 * Brightcove does not notify us when a job goes live: poll at this interval while a stream is on, more rarely
 * otherwise.
 */
const pollMilliseconds = 10_000;
const restingPolls = 6;

/** On, or being activated or deactivated. */
const isOn = {
  sep_state: {
    in: ['pending_activation', 'activation_in_progress', 'ready', 'pending_deactivation', 'deactivation_in_progress'],
  },
};

export interface Copies {
  /** Updates a document from the platform's job. */
  keep(job: BrightcoveJob): Promise<void>;
  refresh(): Promise<void>;
  refreshOne(id: string): Promise<void>;
  /** Refreshes periodically until closed. */
  follow(): void;
  incoming(id: string): Incoming | undefined;
  close(): void;
}

/** Documents of streams, as copies of the platform's jobs. */
export function createCopies({
  store,
  log,
  client,
}: Pick<LiveEngineDeps, 'store' | 'log'> & { client: BrightcoveLive }): Copies {
  const rates = new Map<string, number>();
  let polling: NodeJS.Timeout | undefined;
  let closed = false;

  /** Feed names exist only in our document; all other fields come from the platform. */
  async function keep(job: BrightcoveJob): Promise<void> {
    const rate = job.stream?.in_worker_bytes_rate;
    if (rate) rates.set(job.id, Math.round((rate * 8) / 1_000));
    else rates.delete(job.id);
    await store.transaction(system, async (tx) => {
      const known = await tx.lock(livestreams, job.id);
      const names = new Map(known?.rtmp_outputs.map(({ rtmp_out_id, name }) => [rtmp_out_id, name]));
      const fields = fieldsOf(job, names);
      if (!known) await tx.insertOnce(livestreams, { ...fields, id: job.id, created_at: createdAt(job, tx.now) });
      else if (Object.entries(fields).some(([field, value]) => differs(known[field as keyof typeof known], value))) {
        await tx.patch(livestreams, job.id, fields);
      }
    });
  }

  async function refresh(): Promise<void> {
    for (const job of await client.jobs()) await keep(job);
  }

  function pollSoon(turn: number): void {
    polling = setTimeout(() => void poll(turn), pollMilliseconds).unref();
  }
  async function poll(turn: number): Promise<void> {
    try {
      const on = turn % restingPolls === 0 || (await store.find(livestreams, { where: isOn, limit: 1 })).length > 0;
      if (on) await refresh();
    } catch (error) {
      log.debug({ err: error }, 'The states of streams could not be fetched.');
    }
    if (!closed) pollSoon(turn + 1);
  }

  async function refreshOne(id: string): Promise<void> {
    const job = await client.job(id);
    // A separate request for the outputs gives a newer list than the job's.
    const rtmp_outputs = await client.outputs(id).catch(() => job.rtmp_outputs);
    await keep({ ...job, rtmp_outputs });
  }

  return {
    keep,
    refresh,
    refreshOne,
    follow: () => pollSoon(1),
    incoming(id) {
      const kilobitsPerSecond = rates.get(id);
      return kilobitsPerSecond ? { kilobitsPerSecond } : undefined;
    },
    close() {
      closed = true;
      clearTimeout(polling);
    },
  };
}

/** Creation time from the platform's milliseconds, or now. */
const createdAt = ({ created_at }: BrightcoveJob, now: string) =>
  created_at ? new Date(created_at).toISOString() : now;

/** Document fields from the platform's job. */
export function fieldsOf(job: BrightcoveJob, names: ReadonlyMap<string, string | undefined>) {
  return {
    state: job.state ?? 'standby',
    sep_state: job.sep_state ?? 'none',
    protocol: job.protocol ?? job.stream?.protocol ?? 'rtmp',
    stream: { url: job.stream?.url ?? job.stream_url ?? '', name: job.stream?.name ?? job.stream_name ?? '' },
    rtmp_outputs: (job.rtmp_outputs ?? []).map((output) => feedOf(output, names.get(output.rtmp_out_id))),
    videocloud: { video: { name: job.videocloud?.video?.name ?? '', tags: job.videocloud?.video?.tags ?? [] } },
    ...(job.job_videocloud_asset_id ? { job_videocloud_asset_id: job.job_videocloud_asset_id } : {}),
  } satisfies NewDocument<typeof livestreams>;
}

function feedOf(
  { rtmp_out_id, state, connection_info, waiting_for_start }: BrightcoveOutput,
  name: string | undefined,
): Feed {
  const { host, port, application, streamName, rtmps } = connection_info ?? {};
  return {
    rtmp_out_id,
    // The feed ended with the entry point and returns at the next activation.
    state: waiting_for_start ? 'waiting' : (state ?? 'starting'),
    connection_info: {
      rtmps: rtmps ?? false,
      host: port ? `${host ?? ''}:${port}` : (host ?? ''),
      application: application ?? '',
      streamName: maskedKey(streamName ?? ''),
    },
    ...(name ? { name } : {}),
  };
}

const differs = (one: unknown, other: unknown) => sortedJson(one) !== sortedJson(other);

/** The database returns the fields of a map in a different order. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => a.localeCompare(b)))
      : inner,
  );
}
