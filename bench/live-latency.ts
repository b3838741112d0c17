import { sampleNote } from './documents.ts';
import { connectLine, connectLines, type Filter, type Line } from './line.ts';
import { pause } from './rounds.ts';

export interface LatencyPlan {
  kind: 'engine' | 'raw';
  url: string;
  filters: readonly Filter[];
  /** Team and rank of the n-th document, which decide the matching subscriptions. */
  write: (n: number) => { team: string; rank?: number };
  seconds?: number;
}

const writesPerSecond = 50;
const mostSockets = 10;

/** Milliseconds from a write until all matching subscriptions have it, one number per socket and change. */
export async function changeLatencies(plan: LatencyPlan): Promise<number[]> {
  const { kind, url, filters, seconds = 2 } = plan;
  const writer = await connectLine(kind, url);
  const readers = await connectLines(Math.min(mostSockets, filters.length), kind, url);
  await Promise.all(readers.map((reader, at) => reader.open(share(filters, at, readers.length))));
  const sentAt = new Map<string, number>();
  const latencies: number[] = [];
  for (const reader of readers) {
    reader.onChange = (id, _channels, at) => {
      const sent = sentAt.get(id);
      if (sent !== undefined) latencies.push(at - sent);
    };
  }
  await paced(seconds, async (n) => {
    const { team, rank } = plan.write(n);
    const note = sampleNote(team, rank);
    // The first few are a warm-up.
    if (n >= 5) sentAt.set(note.id, performance.now());
    await writer.insert(note);
  });
  await quiet(readers);
  await Promise.all([writer, ...readers].map((line) => line.close()));
  if (latencies.length < sentAt.size) throw new Error(`Only ${latencies.length} of ${sentAt.size} changes arrived.`);
  return latencies;
}

const share = (filters: readonly Filter[], at: number, of: number) => filters.filter((_, index) => index % of === at);

/** Starts `write` at a fixed rate, without waiting for earlier ones. */
async function paced(seconds: number, write: (n: number) => Promise<void>): Promise<void> {
  const start = performance.now();
  const running: Promise<void>[] = [];
  for (let n = 0; n < seconds * writesPerSecond; n++) {
    const wait = start + (n * 1_000) / writesPerSecond - performance.now();
    if (wait > 0) await pause(wait);
    running.push(write(n));
  }
  await Promise.all(running);
}

/** Resolves after a while without messages. */
async function quiet(readers: readonly Line[]): Promise<void> {
  let came = true;
  for (const reader of readers) {
    const told = reader.onChange;
    reader.onChange = (...change) => {
      came = true;
      told(...change);
    };
  }
  while (came) {
    came = false;
    await pause(100);
  }
}
