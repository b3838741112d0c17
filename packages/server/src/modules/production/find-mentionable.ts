import { handleOf, peopleQuery, type User, users } from '@pavilion/domain/accounts';
import { files } from '@pavilion/domain/files';
import { deliverables, mostMentionable } from '@pavilion/domain/production';
import { matcher } from '@pavilion/sync';
import { viewerNow } from '../../engines/auth/viewers.ts';
import { type CallContext, os } from '../../engines/calls/os.ts';
import { notFound } from '../../engines/store/refusal.ts';

/** Most people checked, best matches first; enough of them can see the file. */
const mostLookedAt = 200;

/**
 * People who can be mentioned in a note on a file: active, found by the shared search for the typed text, and able to read the
 * note. Reviewers come first.
 */
export const findMentionable = os.production.findMentionable.handler(async ({ context, input: { file: id, text } }) => {
  const { store, viewer } = context;
  const file = await store.visible(viewer, files, id);
  if (!file) throw notFound();
  const deliverable = file.delID ? await store.get(deliverables, file.delID) : null;
  const owners = deliverable?.owners ?? [];
  const typed = text.trim();
  const named = typed ? await namedLike(context, typed) : await store.find(users, { where: { id: { in: owners } } });
  const mayRead = (user: User) => {
    // A program reads no notes, and its handle could be an address that nobody knows.
    if (!user.active || user.integration || user.id === viewer.id) return false;
    return matcher(store.effectiveWhere(viewerNow(context, user), files.name))(file);
  };
  const people = named.filter(mayRead);
  const first = people.filter((person) => owners.includes(person.id));
  const others = people.filter((person) => !owners.includes(person.id));
  const offered = [...first, ...others].slice(0, mostMentionable);
  return {
    people: offered.map((person) => ({
      id: person.id,
      name: person.name,
      handle: handleOf(person, offered),
      company: person.company ?? null,
    })),
  };
});

async function namedLike({ store, search, viewer }: CallContext, typed: string): Promise<User[]> {
  const body = { query: peopleQuery(typed), size: mostLookedAt };
  const { hits } = await search.run(viewer, { index: 'people', body });
  const ids = hits.hits.map(({ _id }) => _id);
  const found = new Map((await store.find(users, { where: { id: { in: ids } } })).map((user) => [user.id, user]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
