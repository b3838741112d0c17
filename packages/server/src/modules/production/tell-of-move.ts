import { type User, users } from '@pavilion/domain/accounts';
import { files } from '@pavilion/domain/files';
import { type Brief, briefs, type Deliverable, deliverables } from '@pavilion/domain/production';
import { viewerNow } from '../../engines/auth/viewers.ts';
import type { CallContext } from '../../engines/calls/os.ts';
import { notify } from '../../engines/outbox/outbox.ts';
import { getAll } from '../../engines/store/get-all.ts';
import type { Tx } from '../../engines/store/types.ts';
import { briefPath, deliverablePath } from './brief-channel.ts';
import { versionKinds } from './newest-version.ts';

/** A deliverable after its move, and the briefs on both sides. */
export interface Moved {
  deliverable: Deliverable;
  from: Brief;
  to: Brief;
}

/** Most titles in a notification. */
const mostNamed = 20;

/**
 * Notifies those who uploaded what has moved, and the contacts and feedbackers of both briefs. A brief that a person may not see
 * is not named to them.
 */
export async function tellOfMove(tx: Tx, context: CallContext, moved: readonly Moved[]): Promise<void> {
  const readers = await readersOf(tx, moved);
  readers.delete(context.viewer.id);
  const people = await getAll(tx, users, [...readers.keys()]);
  for (const [id, theirs] of readers) {
    const person = people.get(id);
    if (!person?.active) continue;
    for (const group of byWay(theirs)) await tell(tx, context, person, group);
  }
}

async function readersOf(tx: Tx, moved: readonly Moved[]): Promise<Map<string, Moved[]>> {
  const ids = moved.map(({ deliverable }) => deliverable.id);
  const versions = await tx.find(files, { where: { delID: { in: ids }, what: { in: versionKinds } } });
  const readers = new Map<string, Moved[]>();
  for (const one of moved) {
    const { deliverable, from, to } = one;
    const uploaded = versions.filter(({ delID }) => delID === deliverable.id).map(({ uploadedBy }) => uploadedBy);
    const theirs = [from, to].flatMap(({ contact, owners }) => [contact, ...owners]);
    for (const id of new Set([...uploaded, ...theirs])) if (id) readers.set(id, [...(readers.get(id) ?? []), one]);
  }
  return readers;
}

/** By the briefs on both sides: one notification for each pair. */
function byWay(moved: readonly Moved[]): Moved[][] {
  const groups = new Map<string, Moved[]>();
  for (const one of moved) {
    const way = `${one.from.id} ${one.to.id}`;
    groups.set(way, [...(groups.get(way) ?? []), one]);
  }
  return [...groups.values()];
}

async function tell(tx: Tx, context: CallContext, person: User, group: readonly Moved[]): Promise<void> {
  const [{ deliverable, from, to }] = group as [Moved];
  const viewer = viewerNow(context, person);
  const sees = async (brief: Brief) => (await tx.visible(viewer, briefs, brief.id)) !== null;
  const [seesFrom, seesTo] = [await sees(from), await sees(to)];
  const seesOne = group.length === 1 && (await tx.visible(viewer, deliverables, deliverable.id)) !== null;
  const what = group.length === 1 ? deliverable.title : `${group.length} deliverables`;
  const titles = group.length === 1 ? [] : group.slice(0, mostNamed).map((one) => one.deliverable.title);
  const way = `From ${named(from, seesFrom)} · by ${context.viewer.user.name}`;
  await notify(tx, {
    to: [person.id],
    kind: 'deliverableMoved',
    title: `${what} moved to ${named(to, seesTo)}`,
    body: [way, ...titles].join('\n'),
    link: seesOne ? deliverablePath(deliverable) : briefPath(seesTo || !seesFrom ? to.id : from.id),
  });
}

const named = ({ title }: Brief, isSeen: boolean) => (isSeen ? `“${title}”` : 'another brief');
