import { teams, titleOf, typeNamed, users, venues, venueTitle } from '@pavilion/domain';
import {
  type AccessAnswer,
  explainCapability,
  explainDocument,
  type Naming,
  type Viewer,
} from '@pavilion/domain/access';
import type { CallMeta } from '@pavilion/domain/calls';
import { contract } from '@pavilion/domain/calls';
import { isMap, readPath } from '@pavilion/sync';
import type { Context } from '../../context.ts';
import { viewerNow } from '../../engines/auth/viewers.ts';
import { os } from '../../engines/calls/os.ts';
import { notFound } from '../../engines/store/refusal.ts';

/** Explains to an administrator why a person has access or not, by evaluating the rules as that person. */
export const explainAccess = os.accounts.explainAccess.handler(async ({ input, context }) => {
  const user = await context.store.get(users, input.user);
  if (!user) throw notFound();
  const viewer = viewerNow(context, user);
  const { subject } = input;
  switch (subject.kind) {
    case 'page':
      return { ...explainCapability(viewer, subject.needs), subject: null };
    case 'call':
      return { ...explainCall(viewer, subject.name), subject: null };
    case 'document':
      return explainStored(context, viewer, subject.collection, subject.id);
  }
});

function explainCall(viewer: Viewer, name: string): AccessAnswer {
  let entry: unknown = contract;
  for (const step of name.split('.')) entry = isMap(entry) && Object.hasOwn(entry, step) ? entry[step] : undefined;
  const meta = readPath({ entry }, 'entry.~orpc.meta') as CallMeta | undefined;
  if (!meta) throw notFound();
  if (meta.needs === null) return { allowed: true, reasons: ['Anybody may, signed in or not.'] };
  return explainCapability(viewer, meta.needs);
}

async function explainStored(context: Context, viewer: Viewer, collection: string, id: string) {
  const type = typeNamed(collection);
  const document = type && (await context.store.get(type, id));
  if (!document) throw notFound();
  const { noun } = type.about;
  const read = (other: Viewer) => context.store.effectiveWhere(other, collection);
  const naming: Naming = { noun, names: await namesFor(context, viewer) };
  return {
    ...explainDocument(viewer, read, document, naming),
    // A title is shown only for types that can be searched; a notification, for example, is private.
    subject: { noun, title: type.search ? titleOf(type, document) : '' },
  };
}

/** Names of teams and grounds by id, loaded only if the person is restricted by them. */
async function namesFor({ store }: Context, { user }: Viewer): Promise<Map<string, string>> {
  if (user.accessIntFields.length + user.accessDomFields.length === 0) return new Map();
  return matchNames({ store });
}

/** Names of all teams and grounds, by id. */
export async function matchNames({ store }: Pick<Context, 'store'>): Promise<Map<string, string>> {
  const [sides, grounds] = await Promise.all([store.find(teams, {}), store.find(venues, {})]);
  return new Map([
    ...sides.map(({ id, teamName }) => [id, teamName] as const),
    ...grounds.map((venue) => [venue.id, venueTitle(venue)] as const),
  ]);
}
