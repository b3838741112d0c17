import { matcher, sameJson, whereLimits } from '@pavilion/sync';
import type { Change, Page, StoredRow } from '../store/types.ts';
import { listText, refuseAll, release } from './answers.ts';
import { effectOn } from './effect-on.ts';
import { createQuestion } from './question.ts';
import type { Channel, LiveQuery, LiveQueryDeps, Outgoing, SharedText } from './types.ts';
import { createWindow } from './window.ts';

const retryMilliseconds = 1_000;

/** A page of an ordered query. It holds rows, to know which document enters when another leaves. */
export function createWindowQuery(deps: LiveQueryDeps): LiveQuery {
  const { key, hash, type, query, store, position, batch, onError } = deps;
  const matches = matcher(query.where ?? {});
  const window = createWindow(query.orderBy, query.offset ?? 0, query.limit ?? whereLimits.limit);
  const channels = new Set<Channel>();
  const waiting = new Set<Channel>();
  let ready = false;
  /** Changes since rows were requested from the database. */
  let filling: { seq: number; id: string; after: StoredRow | null }[] | undefined;
  /** Rows are current up to this position; the database may be ahead of the changes received. */
  let known = 0;
  /** The current rows, for everyone who opens the page before they change. */
  let text: SharedText | undefined;
  const question = createQuestion(store.inTurn, () =>
    store.snapshot(type, { where: query.where, orderBy: query.orderBy, limit: window.wanted }),
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
    text = undefined;
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
    text ??= listText(window.visible());
    release(channel, Math.max(known, position()), text);
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
    effectOf: (change) => effectOn(change, matches),
    isReady: () => ready && !filling,
    take(change) {
      const { seq, id, before, after } = change;
      const now = after !== null && matches(after) ? after : null;
      if (!now && !(before !== null && matches(before))) return;
      filling?.push({ seq, id, after: now });
      if (!ready || seq <= known) return;
      const shown = window.visible();
      window.apply(id, now);
      text = undefined;
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
