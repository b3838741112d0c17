import { matcher, whereLimits } from '@pavilion/sync';
import type { Change, PageText } from '../store/types.ts';
import { tooMany } from '../store/write-rules.ts';
import { refuseAll, release, sharedText, wireError } from './answers.ts';
import { effectOn } from './effect-on.ts';
import { createQuestion } from './question.ts';
import type { Channel, LiveQuery, LiveQueryDeps, Outgoing } from './types.ts';

/** All matches, without a limit. Each change determines its own effect, so no rows are held. */
export function createSetQuery({ key, hash, type, query, store, batch, onError }: LiveQueryDeps): LiveQuery {
  const matches = matcher(query.where ?? {});
  const channels = new Set<Channel>();
  const waiting = new Set<Channel>();
  /** Changes since the snapshot in progress was requested, for clients that join it later. */
  let loading: Outgoing[] | undefined;
  const question = createQuestion(store.inTurn, () =>
    store.snapshotText(type, { where: query.where, limit: whereLimits.limit + 1, asSet: true }),
  );

  const effectOf = (change: Change) => effectOn(change, matches);

  function loaded({ seq, text, total }: PageText): void {
    const targets = [...waiting];
    waiting.clear();
    const shared = sharedText(() => text);
    batch(() => {
      for (const channel of targets) {
        if (!channels.has(channel)) continue;
        if (total > whereLimits.limit) channel.refuse(wireError(tooMany()));
        else release(channel, seq, shared);
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
