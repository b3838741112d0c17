import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { files } from '@pavilion/domain/files';
import type { NewDocument } from '@pavilion/sync';
import type { DemoStage } from './demo-stage.ts';
import { deriveOnce } from './derive-once.ts';

/** Storage paths of films, by kind. */
const folders: Partial<Record<string, string>> = {
  'match-reel': 'match_reels',
  'match-clip': 'match_clips',
  'graphic-video': 'graphics/videos',
};

export type FilmShelf = ReturnType<typeof createFilmShelf>;

/** Stores generated videos under many names: bytes are linked, not copied, and each video is processed once. */
export function createFilmShelf({ context, people }: Pick<DemoStage, 'context' | 'people'>) {
  const keeper = people.get('archive-admin@pavilion.demo') ?? 'demo';
  const holders = new Map<string, string[]>();
  const hashes = new Map<string, Promise<string>>();
  const hashOf = (path: string) => {
    const known = hashes.get(path) ?? readFile(path).then((bytes) => createHash('sha256').update(bytes).digest('hex'));
    hashes.set(path, known);
    return known;
  };
  return {
    /** `later`: its preview has not been requested yet. */
    async keep(path: string, name: string, fields: Partial<NewDocument<typeof files>>, later = false): Promise<string> {
      const id = crypto.randomUUID();
      const key = `${folders[fields.what ?? ''] ?? 'archive'}/demo/${id}.mp4`;
      const about = { contentType: 'video/mp4', fileName: name, keep: true, sha256: () => hashOf(path) };
      const stored = await context.storage.putFile(key, path, about);
      await context.store.transaction({ kind: 'user', id: keeper }, (tx) =>
        tx.insert(files, {
          id,
          what: 'archive-awaiting',
          name,
          label: name.replace(/\.mp4$/, ''),
          assetType: 'video',
          mime: 'video/mp4',
          sourceFileNameAsUploaded: name,
          sourceFileName: `${id}.mp4`,
          sourceExtention: 'mp4',
          sourceBucket: context.storage.kind,
          sourcePath: key,
          sha256: stored.sha256,
          size: stored.size,
          uploadedBy: keeper,
          media: later ? 'none' : 'pending',
          ...fields,
        }),
      );
      if (!later) holders.set(path, [...(holders.get(path) ?? []), id]);
      return id;
    },
    /** Makes the previews of all files stored so far. */
    async derive(): Promise<void> {
      await Promise.all([...holders.values()].map((ids) => deriveOnce(context, ids)));
      holders.clear();
    },
  };
}
