import { newId } from '@pavilion/sync/client';
import { isOurs, leftPrefix, lockOf, nameTab, tabName } from './left-by-tab.ts';

/** Resolves once to what closed tabs have left, by key. Each is taken over by one page only. */
export async function takeOver(): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const found = new Map<string, unknown[]>();
  const { locks } = globalThis.navigator ?? {};
  if (!locks) return found;
  await nameTab((await isOurs) ? tabName() : newId());
  const { held = [] } = await locks.query();
  const alive = new Set(held.map((lock) => lock.name));
  for (const left of namesLeft()) {
    const [of = '', ...key] = left.slice(leftPrefix.length).split('.');
    if (of === tabName() || alive.has(lockOf(of))) continue;
    found.set(key.join('.'), [...(found.get(key.join('.')) ?? []), ...take(left)]);
  }
  return found;
}

/** What the page before in this tab has left under a key. A busy browser runs its end after this page has begun. */
export const leftBefore = (key: string): readonly unknown[] => read(`${leftPrefix}${tabName()}.${key}`);

function namesLeft(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(leftPrefix));
  } catch {
    // A browser may refuse the storage.
    return [];
  }
}

function read(name: string): unknown[] {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '[]');
  } catch {
    return [];
  }
}

function take(name: string): unknown[] {
  const list = read(name);
  localStorage.removeItem(name);
  return list;
}
