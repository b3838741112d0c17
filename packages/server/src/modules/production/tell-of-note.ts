import { mentionedPeople, type User, users } from '@pavilion/domain/accounts';
import { files } from '@pavilion/domain/files';
import { deliverables, type Note, notes } from '@pavilion/domain/production';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { viewerNow } from '../../engines/auth/viewers.ts';
import { defineJob } from '../../engines/jobs/types.ts';
import { notify } from '../../engines/outbox/outbox.ts';
import type { Store } from '../../engines/store/types.ts';
import { deliverablePath } from './brief-channel.ts';
import { isLate } from './is-late.ts';
import { newestVersion } from './newest-version.ts';

/** Most characters of a note in a notification. */
const mostCharacters = 300;

const reasons = {
  mentioned: { verb: 'mentioned', said: (author: string) => `${author} mentioned you` },
  noteAnswered: { verb: 'answered', said: (author: string) => `${author} answered a note` },
  lateNote: { verb: 'late', said: (author: string) => `${author} wrote a note on an older version` },
};

/**
 * Notifies the people mentioned in a note, the participants of a conversation about a response, and the makers about a note on
 * an older version. Only people who can see it, each once.
 */
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
    // Excludes later responses, however late this job runs.
    const earlier = thread.filter((one) => one.id === note.note || (one.created_at ?? '') < (note.created_at ?? ''));
    const answered = new Set(earlier.flatMap(({ created_by }) => created_by ?? []));
    const makers = new Set((await isLate(store, note)) ? await makersOf(store, note) : []);
    const named = await namedIn(context, note.text);
    const people = await store.find(users, { where: { active: true, id: { in: [...named, ...answered, ...makers] } } });
    const mentioned = new Set(mentionedPeople(note.text, people).map((person) => person.id));
    const kindFor = (id: string) =>
      mentioned.has(id) ? 'mentioned' : answered.has(id) ? 'noteAnswered' : makers.has(id) ? 'lateNote' : null;
    const author = note.author ?? 'Someone';
    const about = [deliverable.title, deliverable.productionTitle].filter(Boolean).join(' · ');
    for (const reader of people) {
      const kind = kindFor(reader.id);
      if (!kind || reader.id === note.created_by || !(await sees(context, reader, note.file))) continue;
      const { verb, said } = reasons[kind];
      await store.transaction({ kind: 'system', name: 'job:tellOfNote' }, (tx) =>
        notify(tx, {
          to: [reader.id],
          kind,
          title: said(author),
          body: `${about}\n${note.text.slice(0, mostCharacters)}`,
          link: deliverablePath(deliverable, { version: note.file, note: note.note ?? note.id }),
          once: `note ${id} ${verb}`,
        }),
      );
    }
  },
});

/** Makers of the version that the note is on, or of the newest one. */
async function makersOf(store: Store, { file, delID }: Note): Promise<string[]> {
  const newest = delID ? await newestVersion(store, delID) : null;
  const versions = await store.find(files, { where: { id: { in: newest ? [file, newest] : [file] } } });
  return versions.flatMap(({ uploadedBy, created_by }) => uploadedBy ?? created_by ?? []);
}

/** Ids of people whose name or e-mail follows an @ anywhere in the text: of thousands, the few who may be meant. */
async function namedIn({ database }: Context, text: string): Promise<string[]> {
  if (!text.includes('@')) return [];
  const rows = await database.query<{ id: string }>(
    `SELECT id FROM users WHERE strpos($1, '@' || lower(trim(data->>'name'))) > 0 OR strpos($1, '@' || (data->>'email')) > 0`,
    [text.toLowerCase()],
  );
  return rows.map(({ id }) => id);
}

/** Only people who can see the file can read its notes. */
async function sees(context: Context, user: User, file: string): Promise<boolean> {
  return (await context.store.visible(viewerNow(context, user), files, file)) !== null;
}
