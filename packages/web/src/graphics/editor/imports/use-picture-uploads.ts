import { files, type UploadTarget } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { useState } from 'react';
import { type UploadItem, uploadStore } from '../../../parts/uploads/upload-store.ts';
import { useUploads } from '../../../parts/uploads/use-uploads.ts';

/** Id of the file of a finished upload: the last part of its address. */
const fileOf = ({ url = '' }: UploadItem): string => url.slice(url.lastIndexOf('/') + 1);

/** Uploads pictures of imported layers for a template, and says when all are stored. */
export function usePictureUploads(template: string) {
  /** Uploads by the layers that they are for. */
  const [started, setStarted] = useState<ReadonlyMap<string, string>>();
  const wanted = new Set(started?.values());
  const items = useUploads().filter(({ id }) => wanted.has(id));
  const done = items.filter(({ state }) => state === 'done');
  const { documents } = useLive(files, done.length > 0 ? { where: { id: { in: done.map(fileOf) } } } : null);
  const stored = new Set(documents.map(({ id }) => id));
  const fileOfUpload = new Map(done.map((item) => [item.id, fileOf(item)]));
  const found = [...(started ?? [])].flatMap(([slot, upload]) => {
    const file = fileOfUpload.get(upload);
    return file && stored.has(file) ? [[slot, file] as const] : [];
  });
  return {
    /** Those that are `imported` stay out of the choice of pictures. */
    start(pictures: readonly { slot: string; file: File }[], { imported }: { imported: boolean }) {
      const whose = { what: 'graphic-picture', of: 'templates', id: template } as const;
      const target: UploadTarget = imported ? { ...whose, imported } : whose;
      const uploads = uploadStore.add(pictures.map(({ file }) => ({ file, target, asked: undefined })));
      setStarted(new Map(pictures.map(({ slot }, index) => [slot, uploads[index]!])));
    },
    /** Uploads that need someone: failed, refused or paused ones. */
    held: items.filter(({ state }) => state === 'failed' || state === 'refused' || state === 'paused'),
    storedCount: found.length,
    /** Stored files by layer; undefined until all are there. */
    files: started && found.length === started.size ? new Map(found) : undefined,
  };
}
