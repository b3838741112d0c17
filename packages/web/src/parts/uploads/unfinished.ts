import { uploadTarget } from '@pavilion/domain/files';
import { heldElsewhere, uploadIdOf, whenLetGo } from './upload-lock.ts';
import { uploadStore } from './upload-store.ts';

interface Unfinished {
  url: string;
  name: string;
  size: number;
  offset: number;
  target: unknown;
  fingerprint?: string;
}

/**
 * Lists the uploads that an earlier visit left unfinished, so that they can be resumed. One that runs in another tab is left
 * out until that tab is closed.
 */
export async function listUnfinished(): Promise<void> {
  const response = await fetch('/api/uploads/mine').catch(() => null);
  if (!response?.ok) return;
  const found = (await response.json()) as Unfinished[];
  const running = await heldElsewhere(found.map(({ url }) => uploadIdOf(url)));
  for (const id of running) whenLetGo(id, () => void listUnfinished());
  uploadStore.setInterrupted(
    found.flatMap(({ url, name, size, offset, target, fingerprint }) => {
      const parsed = uploadTarget.safeParse(target);
      if (!parsed.success || running.includes(uploadIdOf(url))) return [];
      return [{ url, name, size, sent: offset, target: parsed.data, ...(fingerprint ? { fingerprint } : {}) }];
    }),
  );
}
