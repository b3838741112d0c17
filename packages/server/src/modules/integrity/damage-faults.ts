import { type DescribedType, noteOf, titleOf } from '@pavilion/domain';
import { files } from '@pavilion/domain/files';
import { graphicExports } from '@pavilion/domain/graphics';
import type { Context } from '../../context.ts';
import { wantMediaAgain } from '../files/make-media.ts';
import { pageOf } from '../files/page-of.ts';
import { type BackupCopies, type BackupCopy, isUsable } from './backup-copies.ts';
import type { Fault, Mended } from './fault.ts';
import type { OwnedKey } from './owned-keys.ts';
import { setAside } from './set-aside.ts';
import type { Damage } from './survey-files.ts';

/** Damaged files as sentences, with what can mend them: a copy in a backup, or previews made again. */
export async function damageFaults(
  context: Context,
  damages: readonly Damage[],
  backups: BackupCopies,
): Promise<Fault[]> {
  const originals = damages.filter(({ owned }) => owned.part !== 'preview');
  const copies = await backups.find(new Map(originals.map(({ owned }) => [owned.key, owned.sha256])));
  const lost = originals.filter(({ owned }) => !isUsable(copies.get(owned.key)));
  const withoutOriginal = new Set(lost.map(({ owned }) => owned.document.id));
  const faults: Fault[] = [];
  const seen = new Set<string>();
  // Originals are restored before previews are made from them.
  for (const damage of [...originals, ...damages.filter(({ owned }) => owned.part === 'preview')]) {
    const { document, part, key } = damage.owned;
    // One sentence for all previews of a file.
    if (seen.has(`${document.id} ${part === 'preview' ? part : key}`)) continue;
    seen.add(`${document.id} ${part === 'preview' ? part : key}`);
    const mending =
      part === 'preview' ? mendPreviews(damage.owned, withoutOriginal) : mendOriginal(damage, copies.get(key));
    const link = await pageOf(context.store, typeOf(damage.owned), document);
    const { advice, mend } = mending;
    const what = { preview: 'A preview', original: 'The original', export: 'The picture or film' }[part];
    faults.push({
      kind: damage.kind,
      sentence: `${what} of ${nameOf(damage.owned)} ${damage.words}. ${advice}`,
      key,
      ...(part === 'export' ? {} : { file: document.id }),
      ...(link ? { link } : {}),
      ...(mend ? { mend } : {}),
    });
  }
  return faults;
}

interface Mending {
  advice: string;
  mend?: NonNullable<Fault['mend']>;
}

function mendPreviews({ document }: OwnedKey, withoutOriginal: ReadonlySet<string>): Mending {
  if (withoutOriginal.has(document.id)) return { advice: 'It needs the original.' };
  return { advice: 'It can be made again.', mend: (context) => wantPreviews(context, document.id) };
}

async function wantPreviews({ store, wakeJobs }: Context, id: string): Promise<Mended> {
  await store.transaction({ kind: 'system', name: 'job:checkIntegrity' }, async (tx) => {
    const file = await tx.lock(files, id);
    if (file) await wantMediaAgain(tx, file);
  });
  wakeJobs();
  return 'previewsWanted';
}

function mendOriginal({ kind, owned }: Damage, copy: BackupCopy | undefined): Mending {
  if (isUsable(copy)) {
    return { advice: copyWords(copy), mend: (context) => restore(context, owned, copy, kind === 'changed') };
  }
  const isZip = 'what' in owned.document && owned.document.what === 'zip';
  if (isZip) return { advice: 'Ask for the zip again.' };
  return { advice: `${copyWords(copy)}: ${owned.part === 'export' ? 'make it again' : 'upload it again'}.` };
}

/** What is known of the copy in a backup; without a full stop where advice follows. */
function copyWords(copy: BackupCopy | undefined): string {
  if (!copy) return 'No backup has it';
  const { state, day, wholeOn } = copy;
  if (state === 'whole') return `The backup of ${day} has it.`;
  if (state === 'unread') {
    return wholeOn
      ? `The backup of ${day} has a copy, which was last found whole on ${wholeOn}.`
      : `The backup of ${day} has a copy, which was not read since.`;
  }
  return `Its copy in the backup of ${day} ${state === 'damaged' ? 'is damaged too' : 'cannot be read'}`;
}

/** Brings a file back from a backup. Changed bytes are set aside, and come back if the backup is damaged too. */
async function restore(context: Context, owned: OwnedKey, copy: BackupCopy, isChanged: boolean): Promise<Mended> {
  const { key, document } = owned;
  const aside = isChanged ? await setAside(context, key) : null;
  try {
    const about = { contentType: contentTypeOf(document), fileName: document.name };
    const { sha256 } = await context.storage.put(key, await copy.read(), about);
    if (sha256 !== copy.sha256) throw new Error(`The backup of ${copy.day} is damaged: ${key} has other bytes.`);
  } catch (error) {
    if (aside) await context.storage.move(aside, key);
    else await context.storage.remove(key);
    throw error;
  }
  if ('media' in document && document.media === 'broken') await wantPreviews(context, document.id);
  return 'restored';
}

const contentTypeOf = (document: OwnedKey['document']) =>
  ('mime' in document && document.mime) || 'application/octet-stream';

const typeOf = ({ part }: OwnedKey): DescribedType => (part === 'export' ? graphicExports : files);

function nameOf(owned: OwnedKey): string {
  const note = noteOf(typeOf(owned), owned.document);
  return `“${titleOf(typeOf(owned), owned.document) || 'Untitled'}”${note ? ` (${note})` : ''}`;
}
