import { type DocumentType, matcher, type Query, sameJson, type WireError, whereLimits } from '@pavilion/sync';
import { Refusal } from '../store/refusal.ts';
import type { Change, Page, Store, StoredRow } from '../store/types.ts';
import { tooMany } from '../store/write-rules.ts';
import { rowText } from './row-text.ts';
import type { Channel, LiveQuery, Outgoing, SharedText } from './types.ts';
import { createWindow } from './window.ts';

export interface LiveQueryDeps {
  key: string;
  hash: string;
  type: DocumentType;
  /** Query with the access rules added. */
  query: Query;
  load: Store['snapshot'];
  inTurn: Store['inTurn'];
  /** Log position processed so far. */
  position: () => number;
  /** Runs `work`, then sends what it delivered. */
  batch: (work: () => void) => void;
  onError: (error: unknown) => void;
}

const broken: WireError = { code: 'BROKEN', message: 'Something went wrong on our side. Please try again.' };
const retryMilliseconds = 1_000;

export function createLiveQuery(deps: LiveQueryDeps): LiveQuery {
  return deps.query.limit === undefined && !deps.query.offset ? createSetQuery(deps) : createWindowQuery(deps);
}

/** All matches, without a limit. Each change determines its own effect, so no rows are held. */
function createSetQuery({ key, hash, type, query, load, inTurn, batch, onError }: LiveQueryDeps): LiveQuery {
  const matches = matcher(query.where ?? {});
  const channels = new Set<Channel>();
  const waiting = new Set<Channel>();
  /** Changes since the snapshot in progress was requested, for clients that join it later. */
  let loading: Outgoing[] | undefined;
  const question = createQuestion(inTurn, () =>
    load(type, { where: query.where, limit: whereLimits.limit + 1, asSet: true }),
  );

  const effectOf = (change: Change) => membership(change, matches);

  function loaded({ seq, documents }: Page<StoredRow>): void {
    const targets = [...waiting];
    waiting.clear();
    const text = listText(documents);
    batch(() => {
      for (const channel of targets) {
        if (!channels.has(channel)) continue;
        if (documents.length > whereLimits.limit) channel.refuse(wireError(tooMany()));
        else release(channel, seq, text);
      }
    });
  }

  return {
    key,
    hash,
    type,
    query,
    channels,
    isWindow: false,
    effectOf,
    isReady: () => true,
    take(change) {
      const outgoing = effectOf(change);
      if (!outgoing) return;
      loading?.push(outgoing);
      for (const channel of channels) channel.deliver(outgoing);
    },
    snapshotTo(channel) {
      channel.buffer = loading ? [...loading] : [];
      waiting.add(channel);
      const isFirst = !loading;
      loading ??= [];
      const answer = question.ask(channel.person);
      if (!isFirst) return;
      answer
        .then((page) => {
          loading = undefined;
          loaded(page);
        })
        .catch((error: unknown) => {
          loading = undefined;
          refuseAll(waiting, error, onError);
        });
    },
  };
}

/** A page of an ordered query. It holds rows, to know which document enters when another leaves. */
function createWindowQuery(deps: LiveQueryDeps): LiveQuery {
  const { key, hash, type, query, load, inTurn, position, batch, onError } = deps;
  const matches = matcher(query.where ?? {});
  const window = createWindow(query.orderBy, query.offset ?? 0, query.limit ?? whereLimits.limit);
  const channels = new Set<Channel>();
  const waiting = new Set<Channel>();
  let ready = false;
  /** Changes since rows were requested from the database. */
  let filling: { seq: number; id: string; after: StoredRow | null }[] | undefined;
  /** Rows are current up to this position; the database may be ahead of the changes received. */
  let known = 0;
  const question = createQuestion(inTurn, () =>
    load(type, { where: query.where, orderBy: query.orderBy, limit: window.wanted }),
  );

  /** Loads rows in the turn of one of the clients. */
  function fill(person = [...channels][0]?.person): void {
    if (person === undefined) return;
    const isFirst = !filling;
    filling ??= [];
    const answer = question.ask(person);
    if (!isFirst) return;
    answer
      .then((page) => filled(page, filling ?? []))
      .catch((error: unknown) => {
        filling = undefined;
        refuseAll(waiting, error, onError);
        if (channels.size > 0) setTimeout(fill, retryMilliseconds).unref();
      });
  }

  function filled({ seq, documents }: Page<StoredRow>, since: NonNullable<typeof filling>): void {
    filling = undefined;
    const shown = window.visible();
    window.fill(documents);
    known = Math.max(known, seq);
    for (const { seq: at, id, after } of since) if (at > seq) window.apply(id, after);
    batch(() => {
      if (ready) tell(shown, Math.max(seq, position()));
      ready = true;
      const targets = [...waiting];
      waiting.clear();
      for (const channel of targets) if (channels.has(channel)) sendTo(channel);
    });
    if (window.needsFilling()) fill();
  }

  function sendTo(channel: Channel): void {
    channel.buffer = undefined;
    release(channel, Math.max(known, position()), listText(window.visible()));
  }

  /** Sends the differences between the previous and the current rows. */
  function tell(shown: readonly StoredRow[], seq: number, change?: Change): void {
    const before = new Map(shown.map((row) => [row.id, row]));
    const told: Omit<Outgoing, 'last'>[] = [];
    const { name: collection } = type;
    for (const row of window.visible()) {
      const old = before.get(row.id);
      before.delete(row.id);
      // A restored document may repeat an old revision number, so compare the content too.
      if (old === row || (old?._rev === row._rev && sameJson(old, row))) continue;
      const by = change?.id === row.id ? change.by : undefined;
      told.push({ seq, collection, id: row.id, effect: old ? 'changed' : 'added', row, by });
    }
    for (const { id } of before.values()) {
      const by = change?.id === id ? change.by : undefined;
      told.push({ seq, collection, id, effect: 'removed', row: null, by });
    }
    for (const [at, outgoing] of told.entries()) {
      const whole: Outgoing = { ...outgoing, last: at === told.length - 1 };
      for (const channel of channels) if (!waiting.has(channel)) channel.deliver(whole);
    }
  }

  return {
    key,
    hash,
    type,
    query,
    channels,
    isWindow: true,
    effectOf: (change) => membership(change, matches),
    isReady: () => ready && !filling,
    take(change) {
      const { seq, id, before, after } = change;
      const now = after !== null && matches(after) ? after : null;
      if (!now && !(before !== null && matches(before))) return;
      filling?.push({ seq, id, after: now });
      if (!ready || seq <= known) return;
      const shown = window.visible();
      window.apply(id, now);
      tell(shown, seq, change);
      if (window.needsFilling()) fill();
    },
    snapshotTo(channel) {
      if (ready && !filling) {
        sendTo(channel);
        return;
      }
      // Marks the channel as waiting; a window records changes in the meantime by itself.
      channel.buffer = [];
      waiting.add(channel);
      fill(channel.person);
    },
  };
}

/**
 * One database query shared by all who wait for its answer. It waits in the queue of each person, and runs for all at
 * the first turn.
 */
function createQuestion<T>(inTurn: Store['inTurn'], load: () => Promise<T>) {
  let asking: { people: Set<string>; answer: Promise<T>; turnOf: (person: string) => Promise<void> } | undefined;

  function begin() {
    const people = new Set<string>();
    let turnOf = async (_person: string): Promise<void> => undefined;
    const answer = new Promise<T>((resolve, reject) => {
      let isAsked = false;
      turnOf = (person) =>
        inTurn(person, async () => {
          if (isAsked) return;
          isAsked = true;
          await load().then(resolve, reject);
        }).catch((error: unknown) => {
          // Reject only when this person waits alone; others may still get their turn.
          if (people.size === 1) reject(error);
        });
    });
    const end = () => {
      asking = undefined;
    };
    answer.then(end, end);
    return { people, answer, turnOf };
  }

  return {
    ask(person: string): Promise<T> {
      asking ??= begin();
      const { people, answer, turnOf } = asking;
      if (!people.has(person)) {
        people.add(person);
        void turnOf(person);
      }
      return answer;
    },
  };
}

function refuseAll(waiting: Set<Channel>, error: unknown, onError: (error: unknown) => void): void {
  const isRefusal = error instanceof Refusal;
  if (!isRefusal) onError(error);
  for (const target of waiting) target.refuse(isRefusal ? wireError(error) : broken);
  waiting.clear();
}

/** Effect of a change on the set of matching documents. */
function membership(
  { seq, collection, id, before, after, by }: Change,
  matches: (document: object) => boolean,
): Outgoing | undefined {
  const was = before !== null && matches(before);
  const is = after !== null && matches(after);
  if (!was && !is) return undefined;
  const effect = is ? (was ? 'changed' : 'added') : 'removed';
  return { seq, collection, id, effect, row: is ? after : null, by, last: true };
}

/** Sends a snapshot and the changes since. */
function release(channel: Channel, seq: number, documents: SharedText): void {
  const missed = channel.buffer ?? [];
  channel.buffer = undefined;
  channel.snapshot(seq, documents);
  for (const outgoing of missed) channel.deliver(outgoing);
}

function listText(documents: readonly StoredRow[]): SharedText {
  let text: string | undefined;
  return {
    text() {
      text ??= `[${documents.map(rowText).join(',')}]`;
      return text;
    },
  };
}

export function wireError(refusal: { code: string; message: string; field?: string | undefined }): WireError {
  const { code, message, field } = refusal;
  return field === undefined ? { code, message } : { code, message, field };
}
