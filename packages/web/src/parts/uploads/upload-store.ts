import type { UploadTarget } from '@pavilion/domain/files';
import { newId } from '@pavilion/sync/client';
import { type Fingerprint, fingerprintOf } from './fingerprint.ts';
import { startTransfer, type Transfer } from './transfer.ts';

export type UploadState = 'waiting' | 'reading' | 'uploading' | 'paused' | 'done' | 'failed' | 'interrupted';

export interface UploadItem {
  id: string;
  name: string;
  size: number;
  target: UploadTarget;
  /** The dimensions that were asked for, where the target does not name them. */
  asked?: string | undefined;
  state: UploadState;
  /** Bytes that have arrived. */
  sent: number;
  /** Why it failed, in a sentence. */
  error?: string;
  /** What should be looked at although it is uploaded. */
  note?: string;
  /** Where an interrupted upload goes on. */
  url?: string;
  fingerprint?: string;
}

type GivenFile = { file: File } & Pick<UploadItem, 'target' | 'asked'>;

/** So many run side by side; the others wait in the order in which they were added. */
const sideBySide = 3;

let items: readonly UploadItem[] = [];
const listeners = new Set<() => void>();
/** The files themselves and what moves them: not part of what is shown. */
const filesById = new Map<string, File>();
const transfers = new Map<string, Transfer>();

const publish = (next: readonly UploadItem[]) => {
  items = next;
  for (const listener of listeners) listener();
};
const update = (id: string, changes: Partial<UploadItem>) =>
  publish(items.map((item) => (item.id === id ? { ...item, ...changes } : item)));
const itemOf = (id: string) => items.find((item) => item.id === id);

/** All uploads of this visit, across pages: the store behind the tray. */
export const uploadStore = {
  get: () => items,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /**
   * Adds files; returns the ids under which they are listed. A file that is already on its way to the same place keeps its
   * entry: two file choosers, or two presses, may answer with the same files.
   */
  add(given: readonly GivenFile[]): string[] {
    const before = items.filter(isOnItsWay);
    const listed = given.map(({ file, target, asked }): UploadItem => {
      const same = before.find((item) => isSameUpload(item, file, target));
      return same ?? { id: newId(), name: file.name, size: file.size, target, asked, state: 'waiting', sent: 0 };
    });
    const fresh = listed.filter((item) => !before.includes(item));
    for (const [at, { id }] of listed.entries()) filesById.set(id, filesById.get(id) ?? given[at]!.file);
    publish([...items, ...fresh]);
    startNext();
    return listed.map(({ id }) => id);
  },

  /** Lists what an earlier visit left unfinished. */
  addInterrupted(found: readonly Omit<UploadItem, 'id' | 'state'>[]): void {
    const fresh = found.filter(({ url }) => !items.some((item) => item.url === url));
    publish([...items, ...fresh.map((item) => ({ ...item, id: newId(), state: 'interrupted' as const }))]);
  },

  /** Goes on with an interrupted upload; false when the file is another one than the upload began with. */
  async attach(id: string, file: File): Promise<boolean> {
    const item = itemOf(id);
    if (!item || file.size !== item.size) return false;
    const { text } = await fingerprintOf(file);
    if (item.fingerprint && text !== item.fingerprint) return false;
    filesById.set(id, file);
    update(id, { state: 'waiting' });
    startNext();
    return true;
  },

  pause(id: string): void {
    transfers.get(id)?.stop();
    transfers.delete(id);
    update(id, { state: 'paused' });
    startNext();
  },

  /** Goes on after a pause, or tries again after a failure. */
  resume(id: string): void {
    update(id, { state: 'waiting', error: undefined });
    startNext();
  },

  /** Takes it off the list; what has not arrived is given up. */
  remove(id: string): void {
    const transfer = transfers.get(id);
    transfers.delete(id);
    const item = itemOf(id);
    if (transfer) transfer.giveUp();
    else if (item?.url && item.state !== 'done')
      void fetch(item.url, { method: 'DELETE', headers: { 'Tus-Resumable': '1.0.0' } });
    filesById.delete(id);
    publish(items.filter((each) => each.id !== id));
    startNext();
  },

  clearDone(): void {
    publish(items.filter(({ state }) => state !== 'done'));
  },

  /** Of those that are done, takes what nobody needs to look at off the list. */
  clearUnremarkable(): void {
    publish(items.filter(({ state, note }) => state !== 'done' || note));
  },
};

const onTheWay: ReadonlySet<UploadState> = new Set(['waiting', 'reading', 'uploading', 'paused']);
const isOnItsWay = ({ state }: UploadItem): boolean => onTheWay.has(state);

/** Whether this entry uploads the same file, as far as its name, size and time of change tell, to the same place. */
function isSameUpload(item: UploadItem, file: File, target: UploadTarget): boolean {
  const known = filesById.get(item.id);
  return (
    known?.name === file.name &&
    known.size === file.size &&
    known.lastModified === file.lastModified &&
    JSON.stringify(item.target) === JSON.stringify(target)
  );
}

function startNext(): void {
  const running = items.filter(({ state }) => state === 'reading' || state === 'uploading').length;
  const next = items.find(({ state }) => state === 'waiting');
  if (!next || running >= sideBySide) return;
  update(next.id, { state: 'reading' });
  void begin(next.id);
  startNext();
}

async function begin(id: string): Promise<void> {
  const file = filesById.get(id);
  const item = itemOf(id);
  if (!file || !item) return;
  let fingerprint: Fingerprint;
  try {
    fingerprint = await fingerprintOf(file);
  } catch {
    update(id, { state: 'failed', error: 'This file cannot be read. It may have been moved or changed.' });
    startNext();
    return;
  }
  // Paused or removed while it was being read.
  if (itemOf(id)?.state !== 'reading') return;
  update(id, { state: 'uploading', fingerprint: fingerprint.text });
  void noteDimensions(id, file, item);
  const transfer = startTransfer({
    file,
    target: item.target,
    fingerprint,
    url: item.url,
    onUrl: (url) => update(id, { url }),
    onProgress: (sent) => update(id, { sent }),
    onDone: () => {
      transfers.delete(id);
      filesById.delete(id);
      update(id, { state: 'done', sent: item.size });
      startNext();
    },
    onError: (error) => {
      transfers.delete(id);
      update(id, { state: 'failed', error });
      startNext();
    },
  });
  transfers.set(id, transfer);
}

async function noteDimensions(id: string, file: File, { target, asked }: UploadItem): Promise<void> {
  const format = 'format' in target ? target.format : asked;
  if (!format) return;
  // The page should not wait for what only some uploads need.
  const { dimensionsNote } = await import('./dimensions-note.ts');
  const note = await dimensionsNote(file, format);
  if (note) update(id, { note });
}
