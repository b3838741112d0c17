import { type UploadTarget, uploadTarget } from '@pavilion/domain/files';
import { uploadStore } from './upload-store.ts';

interface Unfinished {
  url: string;
  name: string;
  size: number;
  offset: number;
  target: unknown;
  fingerprint?: string;
}

/** Loads the uploads that an earlier visit left unfinished, so that they can be resumed. */
export async function listUnfinished(): Promise<void> {
  const response = await fetch('/api/uploads/mine').catch(() => null);
  if (!response?.ok) return;
  const found = (await response.json()) as Unfinished[];
  uploadStore.addInterrupted(
    found.flatMap(({ url, name, size, offset, target, fingerprint }) => {
      const parsed = uploadTarget.safeParse(target);
      return parsed.success
        ? [
            {
              url,
              name,
              size,
              sent: offset,
              target: parsed.data as UploadTarget,
              ...(fingerprint ? { fingerprint } : {}),
            },
          ]
        : [];
    }),
  );
}
