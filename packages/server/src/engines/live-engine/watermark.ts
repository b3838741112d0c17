import { copyFile, mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { files } from '@pavilion/domain/files';
import type { Livestream } from '@pavilion/domain/livestreams';
import type { LiveEngineDeps } from './types.ts';

/** Copies the logo next to the previews: storage may be remote, and the file may be deleted while a stream runs. */
export async function watermarkOf(
  { store, storage, root }: LiveEngineDeps & { root: string },
  id: string,
  { watermark }: Livestream,
): Promise<{ id: string; path: string } | null> {
  const file = watermark ? await store.get(files, watermark) : null;
  if (!file || !watermark) return null;
  const path = join(root, `${id}-${watermark}.png`);
  if (await exists(path)) return { id: watermark, path };
  await mkdir(root, { recursive: true });
  await storage.withLocal(file.sourcePath, (local) => copyFile(local, `${path}.part`));
  await rename(`${path}.part`, path);
  return { id: watermark, path };
}

export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
