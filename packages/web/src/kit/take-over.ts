import { newId } from '@pavilion/sync/client';
import { isOurs, leftPrefix, lockOf, nameTab, tabName } from './left-by-tab.ts';
import {
  fieldsKey,
  forgetSentBefore,
  type LostText,
  type LostWork,
  lostFields,
  lostWindows,
  type OpenWork,
  outOfSightKey,
  sentKey,
  windowsKey,
} from './lost-work.ts';

/** Milliseconds for which a text is kept for a writer who does not come back. */
const longest = 7 * 24 * 3_600_000;
/** Milliseconds before this page within which the one before may have kept something too late for it to read. */
const mostLate = 1_000;

/** Gives the texts of closed tabs, and what the page before in this tab kept late, to this page. */
export async function takeOverLeft(): Promise<void> {
  const left = await takeOver();
  forgetSentBefore();
  const of = <T extends { at: number }>(key: string) =>
    ((left.get(key) ?? []) as T[]).filter(({ at }) => at > Date.now() - longest);
  const late = (leftBefore(fieldsKey) as LostText[]).filter(({ at }) => at > performance.timeOrigin - mostLate);
  const open = of<OpenWork>(outOfSightKey).map(({ work, ...whose }) => ({ ...work, ...whose, key: 0 }));
  lostWindows.add([...of<LostWork>(windowsKey), ...open]);
  lostFields.add([...late, ...of<LostText>(fieldsKey), ...of<LostText>(sentKey)]);
}

/** Resolves once to what closed tabs have left, by key. Each is taken over by one page only. */
async function takeOver(): Promise<ReadonlyMap<string, readonly unknown[]>> {
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
const leftBefore = (key: string): readonly unknown[] => read(`${leftPrefix}${tabName()}.${key}`);

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
