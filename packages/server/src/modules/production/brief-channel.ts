import { pagePath } from '@pavilion/domain';
import type { NotificationKind } from '@pavilion/domain/accounts';
import { type Brief, briefs, chatChannelName, deliverables } from '@pavilion/domain/production';
import type { Context } from '../../context.ts';
import { writeChat } from '../../engines/outbox/outbox.ts';
import type { Tx } from '../../engines/store/types.ts';

type Linking = Pick<Context, 'chat' | 'publicUrl'>;

interface Said {
  /** Idempotency key: a second message with the same key is dropped. */
  id?: string;
  text: string;
  /** Link target, as a path of this product. */
  path: string;
  kind?: NotificationKind;
  /** Chat identifiers of the people mentioned. */
  mentions?: string[];
}

/**
 * Posts to a brief's chat channel. Without a chat service the message stays in the outbox, under the future name of the
 * channel. With a service but without a channel, no message is written: nobody would read it.
 */
export async function tellChannel(tx: Tx, { chat, publicUrl }: Linking, brief: Brief, said: Said): Promise<void> {
  const name = brief.slackChannelName ?? chatChannelName(brief.department, brief.title);
  const to = brief.slackChannelId ?? (chat.configured ? undefined : `#${name}`);
  const { path, ...words } = said;
  if (to) await writeChat(tx, { to, ...words, link: `${publicUrl()}/#${path}` });
}

export const briefPath = (id: string): string => pagePath(briefs, { id });
/** Path of a deliverable; optionally of one of its versions and a note on that. */
export function deliverablePath(
  deliverable: { id: string; production?: string | undefined },
  at: { version?: string; note?: string } = {},
): string {
  const query = new URLSearchParams(at).toString();
  return `${pagePath(deliverables, deliverable)}${query && `?${query}`}`;
}

/** Groups deliverables by brief, one message for each; '' is the key for deliverables without a brief. */
export function groupByBrief<T>(
  items: readonly T[],
  deliverableOf: (item: T) => { production?: string | undefined },
): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const brief = deliverableOf(item).production ?? '';
    groups.set(brief, [...(groups.get(brief) ?? []), item]);
  }
  return groups;
}
