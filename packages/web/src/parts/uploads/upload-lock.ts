/** Id of an upload: the last part of its address, which may be written with or without the site. */
export const uploadIdOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

const lockOf = (id: string) => `pavilion.upload.${id}`;

/** Missing on plain HTTP: the uploads of other tabs then count as interrupted. */
const locks = (): LockManager | undefined => globalThis.navigator?.locks;

/** Uploads that this tab holds, with the functions that let go. */
const holds = new Map<string, () => void>();

/**
 * Holds exactly the uploads with these ids for this tab. The browser lets go when the tab is closed, reloaded or crashes, so
 * other tabs always know which uploads still run.
 */
export function holdUploads(ids: ReadonlySet<string>): void {
  for (const [id, letGo] of holds) {
    if (ids.has(id)) continue;
    letGo();
    holds.delete(id);
  }
  for (const id of ids) {
    if (holds.has(id)) continue;
    const held = new Promise<void>((letGo) => holds.set(id, letGo));
    void locks()?.request(lockOf(id), () => held);
  }
}

/** Ids of those uploads that another tab of this browser holds. */
export async function heldElsewhere(ids: readonly string[]): Promise<string[]> {
  const { held = [] } = (await locks()?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return ids.filter((id) => names.has(lockOf(id)) && !holds.has(id));
}

const waits = new Set<string>();

/** Calls back when the other tab lets go of an upload; once, however often it is asked for meanwhile. */
export function whenLetGo(id: string, then: () => void): void {
  if (waits.has(id)) return;
  waits.add(id);
  // Shared, so that one waiting tab does not keep the next from hearing of it.
  void locks()?.request(lockOf(id), { mode: 'shared' }, () => {
    waits.delete(id);
    then();
  });
}
