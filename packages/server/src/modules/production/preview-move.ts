import { can, type Viewer } from '@pavilion/domain/access';
import { type User, users } from '@pavilion/domain/accounts';
import { type FileDocument, files } from '@pavilion/domain/files';
import { type Brief, briefs, type Deliverable, deliverables } from '@pavilion/domain/production';
import { matcher } from '@pavilion/sync';
import { viewerNow } from '../../engines/auth/viewers.ts';
import { type CallContext, os } from '../../engines/calls/os.ts';
import { getAll } from '../../engines/store/get-all.ts';
import { notFound } from '../../engines/store/refusal.ts';
import { copiesOfBrief, placedIn } from './copy-brief.ts';

interface Look {
  before: Deliverable;
  after: Deliverable;
  /** The newest version after the move. */
  file: FileDocument | undefined;
}

/** Who would see deliverables in another brief that they do not see where these are: the rules of each person are asked for both. */
export const previewMove = os.production.previewMove.handler(async ({ context, input: { ids, brief: target } }) => {
  const { store, viewer } = context;
  const brief = await store.visible(viewer, briefs, target);
  if (!brief) throw notFound();
  const looks = await looksOf(context, ids, brief);
  const gainsOf = gains(context, looks);
  const companies = new Set<string>();
  let others = 0;
  let downloads = false;
  let catalogue = false;
  for (const user of await store.find(users, { where: { active: true } })) {
    if (user.id === viewer.id) continue;
    const person = viewerNow(context, user);
    const gained = gainsOf(person);
    if (gained.length === 0) continue;
    const company = companyOf(user);
    if (company) companies.add(company);
    else others += 1;
    downloads ||= gained.some(({ readsFile }) => readsFile);
    catalogue ||= can(person, 'openCatalogue') && gained.some(({ look }) => look.after.state === 'signed');
  }
  return { companies: [...companies].sort(), others, downloads, catalogue };
});

const companyOf = ({ companyConfirmed, company }: User) => companyConfirmed || company;

async function looksOf({ store, viewer }: CallContext, ids: readonly string[], brief: Brief): Promise<Look[]> {
  const where = { id: { in: [...ids] } };
  const sees = matcher(store.effectiveWhere(viewer, deliverables.name));
  const moved = (await store.find(deliverables, { where })).filter(
    (one) => sees(one) && one.production && one.production !== brief.id,
  );
  const former = await getAll(
    store,
    briefs,
    moved.map(({ production }) => production),
  );
  const versions = await getAll(
    store,
    files,
    moved.map(({ currentFileID }) => currentFileID),
  );
  return moved.map((before) => {
    const { collections } = placedIn(before, former.get(before.production ?? ''), brief);
    const copies = { ...copiesOfBrief(brief), inCollection: collections.length > 0 };
    const after = { ...before, ...copies, production: brief.id, collections };
    const version = versions.get(before.currentFileID ?? '');
    const file = version && { ...version, department: after.department, partner: after.partner };
    return { before, after, file: file && { ...file, inCollection: after.inCollection } };
  });
}

/** What a person gains. Most people of an installation have one of a few rules, and each rule is asked once. */
function gains({ store }: CallContext, looks: readonly Look[]) {
  const known = new Map<string, { look: Look; readsFile: boolean }[]>();
  return (person: Viewer) => {
    const [theirs, versions] = [deliverables, files].map(({ name }) => store.effectiveWhere(person, name));
    const key = JSON.stringify([theirs, looks.some(({ file }) => file) && versions]);
    const found = known.get(key) ?? gainedBy(matcher(theirs!), matcher(versions!), looks);
    known.set(key, found);
    return found;
  };
}

type Sees = (document: object) => boolean;
const gainedBy = (seesDeliverable: Sees, seesFile: Sees, looks: readonly Look[]) =>
  looks
    .filter(({ before, after }) => seesDeliverable(after) && !seesDeliverable(before))
    .map((look) => ({ look, readsFile: look.file !== undefined && seesFile(look.file) }));
