import { newId } from '@pavilion/sync/client';

/*
 * What a tab keeps for its writer, once more where the other tabs of this browser find it: the session storage of a tab goes with
 * it. A tab holds a lock as long as it lives, so a page that opens takes over only what closed tabs have left (`take-over.ts`). Without
 * locks, on plain HTTP, nobody could tell which those are, and nothing is left.
 */

export const leftPrefix = 'pavilion.left.';
const nameKey = 'pavilion.tab';

export const lockOf = (name: string): string => `pavilion.tab.${name}`;

/** Milliseconds after which a lock that is not given is another tab's: this one is its copy. A page that goes gives it at once. */
const patience = 1_000;

let tab = readName() ?? newId();
/** Whether the name is this tab's alone. */
export const isOurs = hold(tab);
/** As written last, for the case that this tab gets another name. */
const written = new Map<string, readonly unknown[]>();

function readName(): string | undefined {
  try {
    return sessionStorage.getItem(nameKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Holds the lock of a tab until the page goes. Resolves to whether it is given in time. */
function hold(name: string): Promise<boolean> {
  const giveUp = new AbortController();
  return new Promise((resolve) => {
    const timer = setTimeout(() => giveUp.abort(), patience);
    const held = globalThis.navigator?.locks?.request(lockOf(name), { signal: giveUp.signal }, () => {
      clearTimeout(timer);
      resolve(true);
      return new Promise<void>(() => undefined);
    });
    held?.catch(() => resolve(false));
  });
}

/** Leaves a list under a key; an empty one takes it back. */
export function leave(key: string, list: readonly unknown[]): void {
  written.set(key, list);
  if (!globalThis.navigator?.locks) return;
  const name = `${leftPrefix}${tab}.${key}`;
  try {
    if (list.length > 0) localStorage.setItem(name, JSON.stringify(list));
    else localStorage.removeItem(name);
  } catch {
    // The storage may be full or forbidden: then it goes with the tab.
  }
}

export const tabName = (): string => tab;

/** Keeps the name for the next page of this tab. A copy of a tab has the name of the first, and gets its own. */
export async function nameTab(name: string): Promise<void> {
  try {
    sessionStorage.setItem(nameKey, name);
  } catch {
    // As above.
  }
  if (name === tab) return;
  tab = name;
  await hold(name);
  for (const [key, list] of written) leave(key, list);
}
