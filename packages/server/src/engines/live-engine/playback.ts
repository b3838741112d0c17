import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { londonDay } from '@pavilion/domain';
import type { Viewer } from '@pavilion/domain/access';
import { livestreamViews, reportOf } from '@pavilion/domain/livestreams';
import { segmentSeconds } from './commands.ts';
import type { LiveEngine, LiveEngineDeps } from './types.ts';

const tokenMilliseconds = 5 * 60_000;
const actor = { kind: 'system', name: 'live-engine' } as const;

export interface PlaybackTokens {
  give: (stream: string, viewer: Viewer) => { token: string; until: string };
  allows: (token: string, stream: string, viewer: Viewer) => boolean;
  /** Whether a token of this person for this stream is still valid: a film that plays on follows each renewal. */
  holds: (stream: string, viewer: Viewer) => boolean;
}

/**
 * Short-lived tokens that let one person play one stream. Nobody else can use them, and they expire with this process.
 */
export function createPlaybackTokens(now: () => string): PlaybackTokens {
  const secret = randomBytes(32);
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest();
  /** End of each person's newest token for each stream. */
  const given = new Map<string, number>();
  const text = (stream: string, viewer: Viewer, until: number) => JSON.stringify([stream, viewer.id, until]);
  return {
    give(stream, viewer) {
      const until = Date.parse(now()) + tokenMilliseconds;
      for (const [holder, end] of given) if (end < Date.parse(now())) given.delete(holder);
      given.set(`${stream} ${viewer.id}`, until);
      const token = `${until.toString(36)}.${sign(text(stream, viewer, until)).toString('base64url')}`;
      return { token, until: new Date(until).toISOString() };
    },
    allows(token, stream, viewer) {
      const [stamp = '', signature = ''] = token.split('.');
      const until = Number.parseInt(stamp, 36);
      if (!Number.isFinite(until) || until < Date.parse(now())) return false;
      const [shown, good] = [Buffer.from(signature, 'base64url'), sign(text(stream, viewer, until))];
      return shown.length === good.length && timingSafeEqual(shown, good);
    },
    holds: (stream, viewer) => (given.get(`${stream} ${viewer.id}`) ?? 0) >= Date.parse(now()),
  };
}

export interface ViewCounter {
  watched: (stream: string, segment: string, viewer: Viewer, domain: string) => void;
  /** Counts these further seconds of a film without segments. */
  watchedFor: (stream: string, seconds: number, viewer: Viewer, domain: string) => void;
  /** Saves the counts so far. */
  flush: () => Promise<void>;
  /** Watching time by day. */
  report: LiveEngine['report'];
}

/** After a pause of this many milliseconds, watching counts as a new start. */
const pauseMilliseconds = 60_000;

interface Count {
  stream: string;
  viewer: string;
  domain: string;
  day: string;
  starts: number;
  seconds: number;
}

/**
 * Counts who watches which stream: one start for the first segment or second, and each of them once. Counts stay in
 * memory for at most half a minute, so that thousands of segments become a few writes.
 */
export function createViewCounter({ store, clock, log }: Pick<LiveEngineDeps, 'store' | 'clock' | 'log'>): ViewCounter {
  const waiting = new Map<string, Count>();
  const seen = new Map<string, { segment: number; at: number }>();
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    const counts = [...waiting.entries()];
    waiting.clear();
    const now = Date.parse(clock());
    for (const [key, { at }] of seen) if (now - at > pauseMilliseconds) seen.delete(key);
    for (const [key, count] of counts) {
      const id = createHash('sha256').update(key).digest('hex').slice(0, 40);
      await store.transaction(actor, async (tx) => {
        const known = await tx.lock(livestreamViews, id);
        if (!known) await tx.insert(livestreamViews, { id, ...count });
        else {
          await tx.patch(livestreamViews, id, {
            starts: known.starts + count.starts,
            seconds: known.seconds + count.seconds,
          });
        }
      });
    }
  }

  function flush(): Promise<void> {
    writing = writing.then(write).catch((error: unknown) => log.error({ err: error }, 'Views could not be saved.'));
    return writing;
  }

  /** Adds seconds of watching; `segment` is null for a film without segments. */
  function add(stream: string, segment: number | null, seconds: number, viewer: Viewer, domain: string): void {
    const who = `${stream} ${viewer.id} ${domain}`;
    const now = clock();
    const before = seen.get(who);
    const resumed = before !== undefined && Date.parse(now) - before.at <= pauseMilliseconds;
    // A segment fetched again was not watched again.
    if (resumed && segment !== null && segment <= before.segment) return;
    seen.set(who, { segment: segment ?? before?.segment ?? 0, at: Date.parse(now) });
    const day = londonDay(now);
    const key = `${who} ${day}`;
    const count = waiting.get(key) ?? { stream, viewer: viewer.id, domain, day, starts: 0, seconds: 0 };
    waiting.set(key, { ...count, starts: count.starts + (resumed ? 0 : 1), seconds: count.seconds + seconds });
  }

  return {
    watched: (stream, segment, viewer, domain) =>
      add(stream, Number(/(\d+)\.ts$/.exec(segment)?.[1] ?? 0), segmentSeconds, viewer, domain),
    watchedFor: (stream, seconds, viewer, domain) => add(stream, null, seconds, viewer, domain),
    flush,
    async report({ from, to, fields, dimensions, video_cloud_id }) {
      await flush();
      const counted = await store.find(livestreamViews, {
        where: { stream: video_cloud_id, day: { gte: from, lte: to } },
        orderBy: [{ field: 'day', direction: 'asc' }],
      });
      return {
        items: reportOf(counted, fields.split(','), dimensions.split(',')),
        source:
          'Counted by the embedded live engine: who watched the preview in Pavilion. Feeds to other services are not counted.',
      };
    },
  };
}
