import type { Database } from '../database/index.ts';
import { readChanges, readHead, readLatest } from './change-log.ts';
import type { Change } from './types.ts';

const channel = 'pavilion_changes';
/** A missing number may be a commit of this process that is about to be reported: wait before asking the database. */
const gapMilliseconds = 4;
/** A process that died between its commit and its NOTIFY leaves a change that woke nobody: poll as well. */
const safetyMilliseconds = 5_000;
const fetchBatch = 500;
const seededChanges = 500;
/** Approximate limit of characters in the list of recent changes. */
const mostWeight = 10_000_000;
const retryMilliseconds = 1_000;

/** Approximate size of a change: long texts and lists dominate. */
function weigh({ before, after }: Change): number {
  let characters = 200;
  for (const row of [before, after]) {
    for (const value of Object.values(row ?? {})) {
      if (typeof value === 'string') characters += value.length;
      else if (Array.isArray(value)) characters += 50 * value.length;
      else if (typeof value === 'object' && value !== null) characters += 50 * Object.keys(value).length;
    }
  }
  return characters;
}

export interface LogTail {
  /** The position up to which listeners have been called. */
  position(): number;
  /** Takes the changes just committed by this process. */
  committed(changes: readonly Change[]): void;
  changesAfter(seq: number, limit: number): Promise<Change[] | null>;
  onChanges(listener: (changes: readonly Change[]) => void): () => void;
  close(): Promise<void>;
}

/**
 * Follows the log. Changes of this process are passed in directly after their commit; those of other processes are fetched when
 * their NOTIFY arrives. Listeners get all of them in log order, each once.
 */
export async function followLog(
  database: Database,
  options: { keep?: number; onError: (error: unknown) => void },
): Promise<LogTail> {
  const keep = options.keep ?? 3_000;
  const listeners = new Set<(changes: readonly Change[]) => void>();
  const early = new Map<number, Change>();
  const recent: Change[] = [];
  let weight = 0;
  let position = await readHead(database);
  // Clients of an earlier process reconnect with its positions: keep the changes they missed at hand.
  keepRecent(await readLatest(database, seededChanges));
  position = recent.at(-1)?.seq ?? position;
  let known = position;
  let fetching = false;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function keepRecent(changes: readonly Change[]): void {
    for (const change of changes) {
      recent.push(change);
      weight += weigh(change);
    }
    // Cut in large steps, since each cut moves the whole list.
    if (recent.length < keep * 1.5 && weight < mostWeight * 1.5) return;
    let cut = 0;
    while (cut < recent.length && (recent.length - cut > keep || weight > mostWeight)) weight -= weigh(recent[cut++]!);
    recent.splice(0, cut);
  }

  function drain(): void {
    const ready: Change[] = [];
    for (let next = early.get(position + 1); next; next = early.get(position + 1)) {
      early.delete(next.seq);
      position = next.seq;
      ready.push(next);
    }
    if (ready.length === 0) return;
    keepRecent(ready);
    for (const listener of listeners) {
      try {
        listener(ready);
      } catch (error) {
        options.onError(error);
      }
    }
  }

  function take(changes: readonly Change[]): void {
    for (const change of changes) {
      if (change.seq > position) early.set(change.seq, change);
      if (change.seq > known) known = change.seq;
    }
    drain();
    if (known > position) fetchSoon();
  }

  function fetchSoon(wait = gapMilliseconds): void {
    if (closed) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      if (known > position) void fetchMissing();
    }, wait);
  }

  async function fetchMissing(): Promise<void> {
    if (fetching || closed) return;
    fetching = true;
    let wait = gapMilliseconds;
    try {
      for (;;) {
        const changes = await readChanges(database, position, fetchBatch);
        if (changes === null) throw new Error('The change log was shortened past the position of this process.');
        take(changes);
        if (changes.length < fetchBatch) break;
      }
    } catch (error) {
      wait = retryMilliseconds;
      if (!closed) options.onError(error);
    } finally {
      fetching = false;
      if (known > position) fetchSoon(wait);
    }
  }

  const stopListening = await database.listen(channel, (payload) => {
    const seq = payload === '' ? Number.POSITIVE_INFINITY : Number(payload);
    if (seq > position) void fetchMissing();
  });
  const safety = setInterval(() => void fetchMissing(), safetyMilliseconds);
  safety?.unref();

  return {
    position: () => position,
    committed(changes) {
      const last = changes.at(-1);
      if (!last) return;
      take(changes);
      database.notify(channel, String(last.seq));
    },
    async changesAfter(seq, limit) {
      const oldest = recent[0];
      if (oldest && seq >= oldest.seq - 1) {
        const from = seq + 1 - oldest.seq;
        return recent.slice(from, from + limit);
      }
      return seq === position ? [] : readChanges(database, seq, limit);
    },
    onChanges(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(safety);
      await stopListening();
    },
  };
}
