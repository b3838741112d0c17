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
  const found = await askUnfinished();
  if (!found) return;
  const running = await runningOf(found);
  for (const id of running) whenLetGo(id, () => void listUnfinished());
  const left = found.filter(({ url }) => !running.has(uploadIdOf(url)));
  uploadStore.setInterrupted(left.length > 0 ? await stillLeft(left) : []);
}

async function askUnfinished(): Promise<Unfinished[] | undefined> {
  const response = await fetch('/api/uploads/mine').catch(() => null);
  return response?.ok ? ((await response.json()) as Unfinished[]) : undefined;
}

const runningOf = async (found: readonly Unfinished[]): Promise<ReadonlySet<string>> =>
  new Set(await heldElsewhere(found.map(({ url }) => uploadIdOf(url))));

/** A small file in another tab begins or ends between the server's answer and the look at the locks: asks a second time. */
async function stillLeft(left: readonly Unfinished[]) {
  const again = (await askUnfinished()) ?? left;
  const running = await runningOf(left);
  const listed = new Set(again.map(({ url }) => uploadIdOf(url)));
  return left.flatMap(({ url, name, size, offset, target, fingerprint }) => {
    const id = uploadIdOf(url);
    const parsed = uploadTarget.safeParse(target);
    if (!parsed.success || running.has(id) || !listed.has(id)) return [];
    return [{ url, name, size, sent: offset, target: parsed.data, ...(fingerprint ? { fingerprint } : {}) }];
  });
}
