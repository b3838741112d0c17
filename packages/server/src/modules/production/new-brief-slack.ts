import { users } from '@pavilion/domain/accounts';
import { type Brief, briefs, chatChannelName } from '@pavilion/domain/production';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob } from '../../engines/jobs/types.ts';
import type { Actor } from '../../engines/store/types.ts';
import { briefPath, tellChannel } from './brief-channel.ts';

const actor: Actor = { kind: 'system', name: 'job:newBriefSlack' };
/** Most attempts with a number after a taken name. */
const mostNames = 20;
/** Longest name that the service accepts, less the number. */
const longestBase = 76;

const payload = z.object({ production: z.string(), by: z.string() });

/** Creates the chat channel of a submitted brief, once, and posts a message there (DAT-116, PRD-031, PRD-034). */
export const newBriefSlack = defineJob({
  name: 'newBriefSlack',
  payload,
  timeout: 120,
  retries: 8,
  async run(context, { production, by }) {
    const { store, chat, publicUrl } = context;
    const brief = await store.get(briefs, production);
    if (!brief || brief.slackChannelId) return;
    const base = chatChannelName(brief.department, brief.title);
    const channel = chat.configured ? await makeChannel(context, brief, base) : { id: undefined, name: base };
    const author = (await store.get(users, by))?.name ?? brief.authorName;
    await store.transaction(actor, async (tx) => {
      const current = await tx.lock(briefs, production);
      if (!current || current.slackChannelId) return;
      const named = await tx.patch(briefs, production, {
        slackChannelName: channel.name,
        ...(channel.id ? { slackChannelId: channel.id } : {}),
      });
      const text = [`New brief: ${brief.title}`, author && `by ${author}`].filter(Boolean).join(' ');
      await tellChannel(tx, { chat, publicUrl }, named, { kind: 'briefSubmitted', text, path: briefPath(production) });
      if (channel.id) await tx.enqueue(inviteToChannel, { production, by }, { key: production });
    });
  },
});

/** Tries names until one is free, or belongs to an interrupted attempt for this brief. */
async function makeChannel(context: Context, brief: Brief, base: string): Promise<{ id: string; name: string }> {
  for (let attempt = 1; attempt <= mostNames; attempt++) {
    const name = attempt === 1 ? base : `${base.slice(0, longestBase)}-${attempt}`;
    if (!(await claimName(context, brief.id, name))) continue;
    const id = await context.chat.makeChannel(name);
    if (id) return { id, name };
  }
  throw new Error(`Every channel name like ${base} is taken.`);
}

/**
 * Stores the name that this brief is about to take, so that a later attempt finds the channel of an interrupted one instead of
 * creating a second. False if another brief has the name.
 */
async function claimName({ store }: Context, id: string, name: string): Promise<boolean> {
  return store.transaction(actor, async (tx) => {
    await tx.sql('SELECT pg_advisory_xact_lock(hashtext($1))', [`channel ${name}`]);
    const holders = await tx.find(briefs, { where: { slackChannelName: name }, limit: 2 });
    if (holders.some((holder) => holder.id !== id)) return false;
    await tx.patch(briefs, id, { slackChannelName: name });
    return true;
  });
}

/** Invites the people of a brief to its channel. A refused invitation affects neither the others nor the channel. */
export const inviteToChannel = defineJob({
  name: 'inviteToChannel',
  payload,
  timeout: 120,
  retries: 8,
  async run({ store, chat, log }, { production, by }) {
    const brief = await store.get(briefs, production);
    if (!brief?.slackChannelId || !chat.configured) return;
    const people = await store.find(users, {
      where: { id: { in: [...new Set([...brief.owners, brief.contact ?? by, by])] }, active: true },
    });
    const members = people.flatMap(({ slack }) => slack ?? []);
    const refused = await chat.invite(brief.slackChannelId, members);
    if (refused.length > 0)
      log.warn({ brief: production, refused }, 'Some people could not be invited to a chat channel.');
  },
});
