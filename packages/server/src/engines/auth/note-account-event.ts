import { type AccountEvent, users } from '@pavilion/domain';
import type { Tx } from '../store/types.ts';

/** Notes at the user what happened to a way into the account: the history names it, and open pages read their lists again. */
export async function noteAccountEvent(tx: Tx, userId: string, kind: AccountEvent, name?: string): Promise<void> {
  await tx.patch(users, userId, { account_event: { kind, at: tx.now, ...(name ? { name } : {}) } });
}
