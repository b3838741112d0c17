import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import { assetTypeOf, files, storageKey, storagePath } from '@pavilion/domain/files';
import { inspirationComments, inspirations } from '@pavilion/domain/inspirations';
import { briefs } from '@pavilion/domain/production';
import { filePath } from '../modules/files/file-path.ts';
import { wantMedia } from '../modules/files/make-media.ts';
import type { DemoStage } from './demo-stage.ts';
import { type DemoInspiration, demoComments, demoInspirations, demoSites, unreadLink } from './inspirations.data.ts';
import { posterOf, writePoster } from './pictures.ts';

interface Picture {
  path: string;
  extension: string;
  mime: string;
  size?: [number, number] | undefined;
}

const actorOf = (id: string) => ({ kind: 'user', id }) as const;

/** Fills the wall of inspirations: links to every platform and uploads, with tags, hearts, comments and briefs. */
export async function fillInspirations(stage: DemoStage): Promise<void> {
  const { context, chance, time, people } = stage;
  const collectors = ['inspirations', 'producer', 'editor', 'feedbacker'].flatMap(
    (name) => people.get(`${name}@pavilion.demo`) ?? [],
  );
  const found = await context.store.find(briefs, {
    where: { status: 'Submitted', completed: false },
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    limit: 12,
  });
  for (const [index, plan] of demoInspirations.entries()) {
    time.daysAgo(58 - index * 1.4);
    const by = collectors[index % collectors.length]!;
    const id = await addOne(stage, plan, index, by);
    if (!id) continue;
    const lovers = chance.some([...people.values()], chance.number(5));
    const attached = index % 3 === 0 ? chance.some(found, 1 + chance.number(2)) : [];
    await context.store.transaction(actorOf(by), (tx) =>
      tx.patch(inspirations, id, {
        favourites: Object.fromEntries([...lovers, ...(index % 4 === 0 ? collectors : [])].map((one) => [one, true])),
        briefs: Object.fromEntries(attached.map((brief) => [brief.id, true])),
      }),
    );
    for (const text of chance.likely(0.4) ? chance.some(demoComments, 1 + chance.number(3)) : []) {
      await context.store.transaction(actorOf(chance.pick(collectors)), (tx) =>
        tx.insert(inspirationComments, { inspiration: id, text }),
      );
    }
  }
  time.daysAgo(0.2);
  await context.store.transaction(actorOf(collectors[0]!), (tx) =>
    tx.insert(inspirations, { what: 'url', url: unreadLink.url, error: true, errorReason: unreadLink.reason }),
  );
}

/** One inspiration with its file; null when its media could not be made on this machine. */
async function addOne(stage: DemoStage, plan: DemoInspiration, index: number, by: string): Promise<string | null> {
  const picture = plan.medium ? uploadFor(stage, plan, index) : await pictureFor(stage, plan, index);
  if (plan.medium && !picture) return null;
  const id = crypto.randomUUID();
  const { title, author, type, tags, description, site } = plan;
  const facts = { id, title, author, type, tags, description: description ?? '', scraped: true };
  const file = picture && {
    ...(await storedFile(stage, picture, title, by)),
    what: 'inspiration' as const,
    inspiration: id,
  };
  await stage.context.store.transaction(actorOf(by), async (tx) => {
    if (file) {
      await tx.insert(files, file);
      await wantMedia(tx, file);
    }
    if (plan.medium) await tx.insert(inspirations, { ...facts, what: 'file', file: file?.id });
    else {
      await tx.insert(inspirations, {
        ...facts,
        what: 'url',
        url: demoSites[site ?? 'youtube'] + encodeURIComponent(title),
        ...(file ? { capturedExtFiles: [file.id], chosenImage: file.id } : {}),
      });
    }
  });
  return id;
}

function uploadFor({ media }: DemoStage, { medium }: DemoInspiration, index: number): Picture | undefined {
  const fitting = media.filter(({ type, extension }) => type === medium && extension !== 'psd');
  return fitting[index % Math.max(1, fitting.length)];
}

async function pictureFor({ chance, folder }: DemoStage, plan: DemoInspiration, index: number) {
  if (!plan.size) return undefined;
  const [width, height] = plan.size;
  const path = join(folder, `inspiration-${index}.jpg`);
  const big = firstWords(plan.title);
  await writePoster(
    posterOf(chance, { width, height }, [big, plan.title.slice(big.length).trim(), plan.author]),
    path,
    'jpg',
  );
  return { path, extension: 'jpg', mime: 'image/jpeg', size: plan.size };
}

/** As much of a title as fits into a poster's headline. */
function firstWords(title: string): string {
  const words = title.split(' ');
  let taken = words.shift() ?? '';
  while (words[0] && `${taken} ${words[0]}`.length <= 10) taken = `${taken} ${words.shift()}`;
  return taken;
}

async function storedFile({ context }: DemoStage, picture: Picture, title: string, by: string) {
  const { path, extension, mime, size: shape } = picture;
  const id = crypto.randomUUID();
  const name = `${title}.${extension}`;
  const key = storageKey(storagePath({ what: 'inspiration' }, context.clock().slice(0, 4)), name, id);
  const { size, sha256 } = await context.storage.put(key, createReadStream(path), {
    contentType: mime,
    fileName: name,
  });
  return {
    id,
    name,
    sourceFileNameAsUploaded: name,
    sourceFileName: basename(key),
    sourceExtention: extension,
    sourceBucket: context.storage.kind,
    sourcePath: key,
    sourceDownloadURL: filePath(id, 'original'),
    previewDownloadURL: filePath(id, 'preview'),
    assetType: assetTypeOf(mime),
    mime,
    size,
    sha256,
    uploadedBy: by,
    media: 'pending' as const,
    metadata: { size, ...(shape ? { width: shape[0], height: shape[1] } : {}) },
  };
}
