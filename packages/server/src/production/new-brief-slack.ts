import { users } from '@pavilion/domain/accounts';
import { briefs, chatChannelName } from '@pavilion/domain/production';
import { z } from 'zod';
import { defineJob } from '../jobs/types.ts';
import type { Actor } from '../store/types.ts';
import { briefPath, tellChannel } from './brief-channel.ts';

const actor: Actor = { kind: 'system', name: 'job:newBriefSlack' };

/** DAT-116, PRD-031, PRD-034: makes the chat channel of a submitted brief, once, with the people of the brief in it. */
export const newBriefSlack = defineJob({
  name: 'newBriefSlack',
  payload: z.object({ production: z.string(), by: z.string() }),
  timeout: 120,
  retries: 5,
  async run({ store, chat, publicUrl }, { production, by }) {
    const brief = await store.get(briefs, production);
    if (!brief || brief.slackChannelId) return;
    const people = await store.find(users, {
      where: { id: { in: [...new Set([...brief.owners, brief.contact ?? by, by])] }, active: true },
    });
    const author = people.find(({ id }) => id === by)?.name ?? brief.authorName;
    const members = people.flatMap(({ slack }) => slack ?? []);
    const name = chatChannelName(brief.department, brief.title);
    const channel = chat.configured ? await chat.createChannel(name, members) : { id: undefined, name };
    await store.transaction(actor, async (tx) => {
      const current = await tx.lock(briefs, production);
      if (!current || current.slackChannelId) return;
      const named = await tx.patch(briefs, production, {
        slackChannelName: channel.name,
        ...(channel.id ? { slackChannelId: channel.id } : {}),
      });
      const text = [`New brief: ${brief.title}`, author && `by ${author}`].filter(Boolean).join(' ');
      await tellChannel(tx, { chat, publicUrl }, named, text, briefPath(production));
    });
  },
});
