import { useSyncExternalStore } from 'react';
import { leave } from './left-by-tab.ts';

/** Typed texts of a window that closed under its writer's hands, or went with its page or session. */
export interface LostWindow {
  /** Title of the window; empty if it had none in words. */
  window: string;
  texts: readonly { label: string; text: string }[];
  /** Whether the page went with the window: a reload, another site, a tab that the browser put away. */
  pageLeft?: boolean;
  /** Whether the window went with its writer's session. */
  sessionEnded?: boolean;
}

/** A field that saves itself, by its document: `deliverables/d1/title`. */
export interface FieldPlace {
  place: string;
  /** As people call it: “Intention detail of Opening night”. */
  name: string;
}

/** Text of a field that saves itself, which went before its text was saved. */
interface LostField {
  /** Absent for a field that cannot be found again. */
  place?: string | undefined;
  name: string;
  /** As people read it. */
  text: string;
  typed: string;
  /** Stored text when typing began. */
  base: string;
  /** Whether the field may be none that gives it back: of a write, nobody knows which field made it. */
  unsure?: boolean;
}

/** The next person at this computer sees nothing of it. */
type Own<T> = T & { key: number; writer: string | undefined; at: number };
export type LostWork = Own<LostWindow>;
export type LostText = Own<LostField>;

/** Who is signed in here. */
let present: string | undefined;
/** Whether their session has ended, as far as the page knows. */
let isEnding = false;
const listeners = new Set<() => void>();
const tellAll = () => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentWriter = (): string | undefined => present;
/** Whether the session of this writer has ended. */
export const hasLeft = (writer: string | undefined): boolean => isEnding || writer !== present;
/** The server says that the session ended: screens empty before the page has asked who is signed in. */
export function expectLeave(): void {
  isEnding = true;
}
export function setWriter(id: string | undefined): void {
  isEnding = false;
  if (present === id) return;
  present = id;
  tellAll();
}

const contentOf = (work: object): string => JSON.stringify({ ...work, key: 0 });

/**
 * What was typed and not saved, for its writer only. It is under `key` in the tab's storage: it outlasts a reload. When the tab is
 * closed, the next page of this browser has it.
 */
function keptFor<T>(key: string) {
  let kept: readonly Own<T>[] = readKept(key);
  let count = Math.max(-1, ...kept.map((work) => work.key)) + 1;
  /** The same list until something changes. */
  let shown: { kept: readonly Own<T>[]; writer: string | undefined; own: readonly Own<T>[] } | undefined;
  const own = (): readonly Own<T>[] => {
    if (shown?.kept !== kept || shown.writer !== present)
      shown = { kept, writer: present, own: kept.filter(({ writer }) => writer === present) };
    return shown.own;
  };
  const change = (next: readonly Own<T>[]) => {
    kept = next;
    writeKept(key, kept);
    tellAll();
  };
  return {
    own,
    keep(work: T, writer: string | undefined): void {
      change([...kept, { ...work, key: count++, writer, at: Date.now() }]);
    },
    /** Key of what is kept next. */
    nextKey: () => count,
    /** Without a key, all of this person's. */
    drop(dropped?: number): void {
      const all = own().map((work) => work.key);
      const gone = new Set(dropped === undefined ? all : all.filter((one) => one === dropped));
      if (gone.size > 0) change(kept.filter((work) => !gone.has(work.key)));
    },
    useOwn: (): readonly Own<T>[] => useSyncExternalStore(subscribe, own),
    /** Adds what other pages had kept, unless it is there. */
    add(left: readonly Own<T>[]): void {
      const known = new Set(kept.map(contentOf));
      const fresh = left.filter((work) => !known.has(contentOf(work)));
      if (fresh.length > 0) change([...kept, ...fresh.map((work) => ({ ...work, key: count++ }))]);
    },
  };
}

// A browser may allow a page no storage: then a reload loses these texts.
function readKept<T>(key: string): readonly T[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]');
  } catch {
    return [];
  }
}
function writeKept(key: string, kept: readonly unknown[]): void {
  leave(key, kept);
  try {
    if (kept.length > 0) sessionStorage.setItem(key, JSON.stringify(kept));
    else sessionStorage.removeItem(key);
  } catch {
    // Kept in memory alone.
  }
}

export const windowsKey = 'pavilion.lostWindows';
export const fieldsKey = 'pavilion.lostFields';
export const lostWindows = keptFor<LostWindow>(windowsKey);
export const lostFields = keptFor<LostField>(fieldsKey);

/** Texts that were sent when their page went, without an answer. A reload sends them again (075); a tab that is closed leaves them. */
export const sentKey = 'pavilion.sentFields';
const sent: Own<LostField>[] = [];
export function leaveSent(field: LostField, writer: string | undefined): void {
  sent.push({ ...field, unsure: true, key: sent.length, writer, at: Date.now() });
  leave(sentKey, sent);
}
/** A busy browser runs the end of the page before only after this one has begun: asked for again later. */
export const forgetSentBefore = (): void => leave(sentKey, sent);
forgetSentBefore();

export interface OpenWork {
  work: LostWindow;
  writer: string | undefined;
  at: number;
}

/** Texts of windows that are open on a page out of sight, which may go without another word. */
const outOfSight = new Map<object, OpenWork>();
export const outOfSightKey = 'pavilion.openWindows';
const writeOutOfSight = () => writeKept(outOfSightKey, [...outOfSight.values()]);

// The page before this one went with these windows open.
for (const { work, writer } of readKept<OpenWork>(outOfSightKey)) lostWindows.keep(work, writer);
writeOutOfSight();

/** Keeps the texts of an open window for the next page in this tab; a page that comes back to sight has them itself. */
export const openWindows = {
  keep(window: object, open: Omit<OpenWork, 'at'>): void {
    outOfSight.set(window, { ...open, at: Date.now() });
    writeOutOfSight();
  },
  forget(window: object): void {
    if (outOfSight.delete(window)) writeOutOfSight();
  },
};
