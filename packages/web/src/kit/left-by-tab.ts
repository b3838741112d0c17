import { newId } from '@pavilion/sync/client';

/*
 * What a tab keeps for its writer, once more where the other tabs of this browser find it: the session storage of a tab goes with
 * it. A tab holds a lock as long as it lives, so a page that opens takes over only what closed tabs have left. Without locks, on plain
 * HTTP, nobody could tell which those are, and nothing is left.
 */

const prefix = 'pavilion.left.';
const nameKey = 'pavilion.tab';
const lockOf = (tab: string) => `pavilion.tab.${tab}`;
const locks = (): LockManager | undefined => globalThis.navigator?.locks;

/** Milliseconds after which a lock that is not given is another tab's: this one is its copy. A page that goes gives it at once. */
const patience = 1_000;

let tab = readName() ?? newId();
/** As written last, for the case that this tab gets another name. */
const written = new Map<string, readonly unknown[]>();

function readName(): string | undefined {
  try {
    return sessionStorage.getItem(nameKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Leaves a list under a key; an empty one takes it back. */
export function leave(key: string, list: readonly unknown[]): void {
  written.set(key, list);
  if (!locks()) return;
  const name = `${prefix}${tab}.${key}`;
  try {
    if (list.length > 0) localStorage.setItem(name, JSON.stringify(list));
    else localStorage.removeItem(name);
  } catch {
    // The storage may be full or forbidden: then it goes with the tab.
  }
}

/** Resolves once, when this page has opened, to what closed tabs have left, by key. Each is taken over by one page only. */
export async function takeOver(): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const found = new Map<string, unknown[]>();
  if (!locks()) return found;
  await settleName();
  const { held = [] } = (await locks()?.query()) ?? {};
  const alive = new Set(held.map(({ name }) => name));
  for (const name of namesLeft()) {
    const [of = '', ...rest] = name.slice(prefix.length).split('.');
    if (of === tab || alive.has(lockOf(of))) continue;
    const key = rest.join('.');
    found.set(key, [...(found.get(key) ?? []), ...take(name)]);
  }
  return found;
}

/** Holds the lock of this tab. A copy of a tab has the name of the first, and gets its own. */
async function settleName(): Promise<void> {
  if (await hold(tab)) return;
  tab = newId();
  void hold(tab);
  for (const [key, list] of written) leave(key, list);
}

function hold(name: string): Promise<boolean> {
  const giveUp = new AbortController();
  return new Promise((resolve) => {
    const timer = setTimeout(() => giveUp.abort(), patience);
    const held = locks()?.request(lockOf(name), { signal: giveUp.signal }, () => {
      clearTimeout(timer);
      writeName(name);
      resolve(true);
      return new Promise<void>(() => undefined);
    });
    held?.catch(() => resolve(false));
  });
}

function writeName(name: string): void {
  try {
    sessionStorage.setItem(nameKey, name);
  } catch {
    // As above.
  }
}

function namesLeft(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

function take(name: string): unknown[] {
  try {
    const list = JSON.parse(localStorage.getItem(name) ?? '[]') as unknown[];
    localStorage.removeItem(name);
    return list;
  } catch {
    return [];
  }
}
