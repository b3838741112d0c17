import { can } from '@pavilion/domain/access';
import { users } from '@pavilion/domain/accounts';
import { briefs, refuseTellingOfDraft } from '@pavilion/domain/production';
import { os } from '../../engines/calls/os.ts';
import { notify } from '../../engines/outbox/outbox.ts';
import { demand, notFound } from '../../engines/store/refusal.ts';
import { briefPath } from './brief-channel.ts';

/** Asks people who can submit briefs and see this one to submit a finished draft (PRD-030). Returns their number. */
export const tellOfDraft = os.production.tellOfDraft.handler(async ({ context, input: { id } }) => {
  const { store, actor, viewer } = context;
  const told = await store.transaction(actor, async (tx) => {
    const brief = await tx.visible(viewer, briefs, id);
    if (!brief) throw notFound();
    demand(refuseTellingOfDraft(viewer, brief));
    const readers: string[] = [];
    for (const user of await tx.find(users, { where: { active: true } })) {
      const reader = { ...viewer, id: user.id, user };
      if (user.id === viewer.id || !can(reader, 'submitBriefs')) continue;
      if (await tx.visible(reader, briefs, id)) readers.push(user.id);
    }
    await notify(tx, {
      to: readers,
      kind: 'draftFinished',
      title: `${brief.title} is ready to submit`,
      body: [brief.department, `from ${viewer.user.name}`].filter(Boolean).join(' · '),
      link: briefPath(id),
      // A second press notifies again only if the draft has changed.
      once: `draft ${id} ${brief._rev}`,
    });
    return readers.length;
  });
  return { told };
});
