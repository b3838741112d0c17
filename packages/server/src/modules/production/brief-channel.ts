import { pagePath } from '@pavilion/domain';
import type { NotificationKind } from '@pavilion/domain/accounts';
import { type Brief, briefs, chatChannelName, deliverables } from '@pavilion/domain/production';
import type { Context } from '../../context.ts';
import { writeChat } from '../../engines/outbox/outbox.ts';
import type { Tx } from '../../engines/store/types.ts';

type Linking = Pick<Context, 'chat' | 'publicUrl'>;

interface Said {
  /** A name of its own, for a message that must not be written twice. */
  id?: string;
  text: string;
  /** What it is about, as a path of this product. */
  path: string;
  kind?: NotificationKind;
  /** Chat identifiers of those who are called by it. */
  mentions?: string[];
}

/**
 * Posts to a brief's chat channel. Where no chat service is set up the message stays in the outbox, under the name that the
 * channel would have; where one is but the brief has no channel yet, nobody would read it.
 */
export async function tellChannel(tx: Tx, { chat, publicUrl }: Linking, brief: Brief, said: Said): Promise<void> {
  const name = brief.slackChannelName ?? chatChannelName(brief.department, brief.title);
  const to = brief.slackChannelId ?? (chat.configured ? undefined : `#${name}`);
  const { path, ...words } = said;
  if (to) await writeChat(tx, { to, ...words, link: `${publicUrl()}/#${path}` });
}

export const briefPath = (id: string): string => pagePath(briefs, { id });
/** The way to a deliverable; to one version of it and a note on that, where it is about those. */
export function deliverablePath(
  deliverable: { id: string; production?: string | undefined },
  at: { version?: string; note?: string } = {},
): string {
  const query = new URLSearchParams(at).toString();
  return `${pagePath(deliverables, deliverable)}${query && `?${query}`}`;
}

/** One message per brief, however many of its deliverables it is about; '' stands for those without a brief. */
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
