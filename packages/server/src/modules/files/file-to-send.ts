import type { Viewer } from '@pavilion/domain/access';
import { type FileDocument, files } from '@pavilion/domain/files';
import { type Zip, zips } from '@pavilion/domain/library';
import type { Context } from '../../context.ts';
import { notFound, notSignedIn, Refusal } from '../../engines/store/refusal.ts';
import { visibleFiles } from './visible-files.ts';

/**
 * The file at this address, if the person can see it. Every download calls this at every request. For a zip, the files in it
 * are checked as well: rights may have changed since it was built.
 */
export async function fileToSend(
  context: Pick<Context, 'store'>,
  viewer: Viewer | null,
  id: string | undefined,
): Promise<FileDocument> {
  if (!viewer) throw notSignedIn();
  const file = id ? await context.store.visible(viewer, files, id) : null;
  if (!file) throw notFound();
  if (file.what === 'zip') await demandContents(context, viewer, file);
  return file;
}

async function demandContents({ store }: Pick<Context, 'store'>, viewer: Viewer, file: FileDocument): Promise<void> {
  const [zip] = await store.find(zips, { where: { file: file.id } });
  if (zip?.status !== 'ready' || !(await store.visible(viewer, zips, zip.id))) throw notFound();
  const ids = zip.files.map(({ id }) => id);
  const visible = await visibleFiles(store, viewer, ids);
  const hidden = ids.filter((id) => !visible.has(id));
  // Files deleted since then are not counted: only existing files can be hidden from the person.
  if ((await countOf(store, hidden)) > 0) {
    throw new Refusal('NOT_ALLOWED', hiddenContents(zip, viewer));
  }
}

function hiddenContents({ film, created_by }: Zip, viewer: Viewer): string {
  const [noun, holds] = film ? ['film', 'shows recordings'] : ['zip', 'holds files'];
  return created_by === viewer.id
    ? `This ${noun} can no longer be downloaded: it ${holds} that you no longer have access to. Request a new one without them.`
    : `This ${noun} ${holds} that you do not have access to. Request a ${noun} of your own instead.`;
}

async function countOf(store: Context['store'], ids: readonly string[]): Promise<number> {
  let count = 0;
  for (let from = 0; from < ids.length; from += 500) {
    count += await store.count(files, { id: { in: ids.slice(from, from + 500) } });
  }
  return count;
}
