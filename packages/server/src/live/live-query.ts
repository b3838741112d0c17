import { type DocumentType, matcher, type Query, sameJson, type WireError, whereLimits } from '@pavilion/sync';
import type { Change, Page, Store, StoredRow } from '../store/types.ts';
import { tooMany } from '../store/write-rules.ts';
import { rowText } from './row-text.ts';
import type { Channel, LiveQuery, Outgoing, SharedText } from './types.ts';
import { createWindow } from './window.ts';

export interface LiveQueryDeps {
  key: string;
  hash: string;
  type: DocumentType;
  /** With the rules added. */
  query: Query;
  /** Asks the database, a few at a time. */
  load: (type: DocumentType, selection: Parameters<Store['snapshot']>[1]) => Promise<Page<StoredRow>>;
  /** The log position that has been dealt with. */
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

/** All that match: what a change means can be told from the change alone, so nothing is held here. */
function createSetQuery({ key, hash, type, query, load, batch, onError }: LiveQueryDeps): LiveQuery {
  const matches = matcher(query.where ?? {});
  const channels = new Set<Channel>();
  const waiting = new Set<Channel>();
  /** What happened since the snapshot that is on its way was asked for, for those who join the wait later. */
  let loading: Outgoing[] | undefined;

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
      if (loading) return;
      loading = [];
      load(type, { where: query.where, limit: whereLimits.limit + 1, asSet: true })
        .then((page) => {
          loading = undefined;
          loaded(page);
        })
        .catch((error: unknown) => {
          loading = undefined;
          onError(error);
          for (const target of waiting) target.refuse(broken);
          waiting.clear();
        });
    },
  };
}

/** The first so many in an order: the rows are held, so that it is known who enters when another leaves. */
function createWindowQuery(deps: LiveQueryDeps): LiveQuery {
  const { key, hash, type, query, load, position, batch, onError } = deps;
  const matches = matcher(query.where ?? {});
  const window = createWindow(query.orderBy, query.offset ?? 0, query.limit ?? whereLimits.limit);
  const channels = new Set<Channel>();
  const waiting = new Set<Channel>();
  let ready = false;
  /** The changes since the database was asked for rows. */
  let filling: { seq: number; id: string; after: StoredRow | null }[] | undefined;
  /** The rows hold everything up to this position; the database may be ahead of what we were told. */
  let known = 0;

  function fill(): void {
    if (filling) return;
    filling = [];
    load(type, { where: query.where, orderBy: query.orderBy, limit: window.wanted })
      .then((page) => filled(page, filling ?? []))
      .catch((error: unknown) => {
        filling = undefined;
        onError(error);
        for (const target of waiting) target.refuse(broken);
        waiting.clear();
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

  /** Tells what differs between what was shown and what is shown now. */
  function tell(shown: readonly StoredRow[], seq: number, change?: Change): void {
    const before = new Map(shown.map((row) => [row.id, row]));
    const told: Omit<Outgoing, 'last'>[] = [];
    const { name: collection } = type;
    for (const row of window.visible()) {
      const old = before.get(row.id);
      before.delete(row.id);
      // A document that was deleted and brought back has an old revision's number.
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
      // Marks it as unsettled; a window keeps what happens meanwhile by itself.
      channel.buffer = [];
      waiting.add(channel);
      fill();
    },
  };
}

/** What a change means for the set of documents that match. */
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

/** Sends a snapshot and what came since. */
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
