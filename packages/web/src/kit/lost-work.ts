import { useSyncExternalStore } from 'react';

/** Typed texts of a window that closed under its writer's hands. */
interface LostWindow {
  /** Title of the window; empty if it had none in words. */
  window: string;
  texts: readonly { label: string; text: string }[];
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
}

/** The next person at this computer sees nothing of it. */
type Own<T> = T & { key: number; writer: string | undefined };
export type LostWork = Own<LostWindow>;
export type LostText = Own<LostField>;

/** Who is signed in here. */
let present: string | undefined;
let count = 0;
const listeners = new Set<() => void>();
const tellAll = () => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentWriter = (): string | undefined => present;
export function setWriter(id: string | undefined): void {
  if (present === id) return;
  present = id;
  tellAll();
}

/** What was typed and not saved, for its writer only. Never stored: it goes with the tab. */
function keptFor<T>() {
  let kept: readonly Own<T>[] = [];
  /** The same list until something changes. */
  let shown: { kept: readonly Own<T>[]; writer: string | undefined; own: readonly Own<T>[] } | undefined;
  const own = (): readonly Own<T>[] => {
    if (shown?.kept !== kept || shown.writer !== present)
      shown = { kept, writer: present, own: kept.filter(({ writer }) => writer === present) };
    return shown.own;
  };
  return {
    own,
    keep(work: T, writer: string | undefined): void {
      kept = [...kept, { ...work, key: count++, writer }];
      tellAll();
    },
    /** Without a key, all of this person's. */
    drop(key?: number): void {
      const gone = new Set(own().flatMap((work) => (key === undefined || work.key === key ? [work.key] : [])));
      if (gone.size === 0) return;
      kept = kept.filter((work) => !gone.has(work.key));
      tellAll();
    },
    useOwn: (): readonly Own<T>[] => useSyncExternalStore(subscribe, own),
  };
}

export const lostWindows = keptFor<LostWindow>();
export const lostFields = keptFor<LostField>();
