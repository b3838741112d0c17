import { mentionedPeople, type User, users } from '@pavilion/domain/accounts';
import { files } from '@pavilion/domain/files';
import { deliverables, notes } from '@pavilion/domain/production';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob } from '../../engines/jobs/types.ts';
import { notify } from '../../engines/outbox/outbox.ts';
import { deliverablePath } from './brief-channel.ts';

/** So much of a note stands in a notification. */
const mostCharacters = 300;

/** Tells those whom a note mentions, and those whose note it answers; nobody who may not see it, and nobody twice. */
export const tellOfNote = defineJob({
  name: 'tellOfNote',
  payload: z.object({ note: z.string() }),
  timeout: 60,
  retries: 5,
  async run(context, { note: id }) {
    const { store } = context;
    const note = await store.get(notes, id);
    const deliverable = note?.delID ? await store.get(deliverables, note.delID) : null;
    if (!note || !deliverable) return;
    const thread = note.note
      ? await store.find(notes, { where: { or: [{ id: note.note }, { note: note.note }] }, limit: 500 })
      : [];
    // Whoever answers later is not answered by this one, however late this runs.
    const earlier = thread.filter((one) => one.id === note.note || (one.created_at ?? '') < (note.created_at ?? ''));
    const answered = new Set(earlier.flatMap(({ created_by }) => created_by ?? []));
    const named = await namedIn(context, note.text);
    const people = await store.find(users, { where: { active: true, id: { in: [...named, ...answered] } } });
    const mentioned = new Set(mentionedPeople(note.text, people).map((person) => person.id));
    const readers = people.filter(
      (person) => person.id !== note.created_by && (mentioned.has(person.id) || answered.has(person.id)),
    );
    const author = note.author ?? 'Somebody';
    const about = [deliverable.title, deliverable.productionTitle].filter(Boolean).join(' · ');
    for (const reader of readers) {
      if (!(await sees(context, reader, note.file))) continue;
      const isMention = mentioned.has(reader.id);
      await store.transaction({ kind: 'system', name: 'job:tellOfNote' }, (tx) =>
        notify(tx, {
          to: [reader.id],
          kind: isMention ? 'mentioned' : 'noteAnswered',
          title: isMention ? `${author} mentioned you` : `${author} answered a note`,
          body: `${about}\n${note.text.slice(0, mostCharacters)}`,
          link: deliverablePath(deliverable, { version: note.file, note: note.note ?? note.id }),
          once: `note ${id} ${isMention ? 'mentioned' : 'answered'}`,
        }),
      );
    }
    context.wakeJobs();
  },
});

/** Ids of all whose name or e-mail follows an @ somewhere: of thousands of people, the few who can be meant. */
async function namedIn({ database }: Context, text: string): Promise<string[]> {
  if (!text.includes('@')) return [];
  const rows = await database.query<{ id: string }>(
    `SELECT id FROM users WHERE strpos($1, '@' || lower(trim(data->>'name'))) > 0 OR strpos($1, '@' || (data->>'email')) > 0`,
    [text.toLowerCase()],
  );
  return rows.map(({ id }) => id);
}

/** The words of a note are for those alone who see the file it is on. */
async function sees({ store, clock, config }: Context, user: User, file: string): Promise<boolean> {
  const viewer = { id: user.id, user, now: clock(), organisation: config.organisation };
  return (await store.visible(viewer, files, file)) !== null;
}
