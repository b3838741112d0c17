import { files } from '@pavilion/domain/files';
import { countOpenNotes, notes, type OpenNotes, sumOpenNotes } from '@pavilion/domain/production';
import type { Store } from '../../engines/store/types.ts';
import { versionKinds } from './newest-version.ts';

/** Number of open notes on these versions and on earlier ones. */
export async function countOpen(store: Pick<Store, 'find'>, ids: readonly string[]): Promise<OpenNotes> {
  const decided = await store.find(files, { where: { id: { in: [...ids] } } });
  const owners = decided.flatMap(({ delID }) => delID ?? []);
  const versions = await store.find(files, { where: { delID: { in: owners }, what: { in: versionKinds } } });
  const all = await store.find(notes, { where: { delID: { in: owners } } });
  return sumOpenNotes(
    decided.map((file) => {
      const isOwn = ({ delID }: { delID?: string | undefined }) => delID === file.delID;
      return countOpenNotes(file, versions.filter(isOwn), all.filter(isOwn));
    }),
  );
}
