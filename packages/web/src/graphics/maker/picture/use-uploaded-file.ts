import { files, type UploadTarget } from '@pavilion/domain';
import { refuseUpload } from '@pavilion/domain/production';
import { useDoc } from '@pavilion/sync/react';
import { useEffect, useRef, useState } from 'react';
import type { UploadItem } from '../../../parts/uploads/upload-store.ts';
import { uploadStore } from '../../../parts/uploads/upload-store.ts';
import { useUploads } from '../../../parts/uploads/use-uploads.ts';

interface UploadedFile {
  /** The upload while it runs, or after it failed. */
  item: UploadItem | undefined;
  refusal: string | null;
  start: (file: File) => void;
}

/** The graphic or template for which a picture is uploaded, with whose department and brands it is seen. */
export type PictureOwner = Pick<Extract<UploadTarget, { what: 'graphic-picture' }>, 'of' | 'id'>;

/** Uploads one file, and gives the id of its document once it has arrived. */
export function useUploadedFile(
  target: UploadTarget,
  accepted: readonly string[],
  onDone: (file: string) => void,
): UploadedFile {
  const [upload, setUpload] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const item = useUploads().find(({ id }) => id === upload);
  // The file has the id of its upload.
  const fileId = item?.state === 'done' ? item.url?.slice(item.url.lastIndexOf('/') + 1) : undefined;
  const { document: file } = useDoc(files, fileId);
  const latest = useRef(onDone);
  latest.current = onDone;
  useEffect(() => {
    if (!file) return;
    setUpload(null);
    latest.current(file.id);
  }, [file]);
  return {
    item: item?.state === 'done' ? undefined : item,
    refusal,
    start(chosen) {
      const refused = refuseUpload(chosen, { accepted });
      setRefusal(refused);
      if (refused) return;
      setUpload(uploadStore.add([{ file: chosen, target, asked: undefined }])[0] ?? null);
    },
  };
}
