import type { IncomingHttpHeaders } from 'node:http';
import { type ApiScope, asViewer, type Viewer } from '@pavilion/domain/access';
import { config, configurationId, type User, users } from '@pavilion/domain/accounts';
import type { Context } from '../../context.ts';
import { Refusal } from '../store/refusal.ts';
import type { ReadingTx } from '../store/types.ts';

/**
 * Who asks, by the session cookie; null for nobody and for people who are not active. With a scope, also by an API token that has
 * it (OPS-011); without one, a request with a token is a stranger's.
 */
export type ViewerOf = (request: { headers: IncomingHttpHeaders }, forTokens?: ApiScope) => Promise<Viewer | null>;

type Here = Pick<Context, 'clock'> & { config: Pick<Context['config'], 'organisation'> };

/** This person as rules see them now, in this installation. */
export function viewerNow({ clock, config: { organisation } }: Here, user: User): Viewer {
  return asViewer(user, { now: clock(), organisation });
}

/** A person with their current rights, for work done later in their name: rights lost in the meantime do not count. */
export async function viewerById(context: Here & Pick<Context, 'store'>, id: string): Promise<Viewer> {
  const user = await context.store.get(users, id);
  if (!user?.active) throw new Refusal('NOT_ALLOWED', 'The person who asked for this is no longer active.');
  return viewerNow(context, user);
}

/** Asked once for each transaction: a batch asks for many documents. */
const actors = new WeakMap<ReadingTx, Promise<Viewer | null>>();

/** The person who makes this change, as rules see them; null where the server acts by itself. */
export function actingViewer(tx: ReadingTx): Promise<Viewer | null> {
  const known = actors.get(tx) ?? findActor(tx);
  actors.set(tx, known);
  return known;
}

async function findActor(tx: ReadingTx): Promise<Viewer | null> {
  if (tx.actor.kind !== 'user') return null;
  const [user, settings] = await Promise.all([tx.get(users, tx.actor.id), tx.get(config, configurationId)]);
  return user && asViewer(user, { now: tx.now, organisation: settings?.ownCompany ?? '' });
}
