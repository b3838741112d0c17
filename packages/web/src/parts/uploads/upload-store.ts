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
  /** Dimensions asked for, if the target does not name them. */
  asked?: string | undefined;
  state: UploadState;
  /** Bytes received by the server. */
  sent: number;
  /** Reason of the failure, as a sentence. */
  error?: string;
  /** Warning about an uploaded file. */
  note?: string;
  /** Address for resuming an interrupted upload. */
  url?: string;
  fingerprint?: string;
}

type GivenFile = { file: File } & Pick<UploadItem, 'target' | 'asked'>;

/** Most uploads at once; the others wait in the order in which they were added. */
const sideBySide = 3;

let items: readonly UploadItem[] = [];
const listeners = new Set<() => void>();
/** Files and running transfers, which are not part of the displayed state. */
const filesById = new Map<string, File>();
const transfers = new Map<string, Transfer>();

const publish = (next: readonly UploadItem[]) => {
  items = next;
  for (const listener of listeners) listener();
};
const update = (id: string, changes: Partial<UploadItem>) =>
  publish(items.map((item) => (item.id === id ? { ...item, ...changes } : item)));
const itemOf = (id: string) => items.find((item) => item.id === id);

/** All uploads of this visit, across pages. The tray shows this store. */
export const uploadStore = {
  get: () => items,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /**
   * Adds files; returns the ids of their uploads. A file that is already being uploaded to the same target keeps its entry: two
   * file choosers, or two clicks, may return the same files.
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

  /** Lists uploads that an earlier visit left unfinished. */
  addInterrupted(found: readonly Omit<UploadItem, 'id' | 'state'>[]): void {
    const fresh = found.filter(({ url }) => !items.some((item) => item.url === url));
    publish([...items, ...fresh.map((item) => ({ ...item, id: newId(), state: 'interrupted' as const }))]);
  },

  /** Resumes an interrupted upload; false if it is not the same file. */
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

  /** Resumes after a pause or a failure. */
  resume(id: string): void {
    update(id, { state: 'waiting', error: undefined });
    startNext();
  },

  /** Removes an upload from the list and cancels its remaining part. */
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

  /** Removes finished uploads without warnings from the list. */
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
  // Loaded on demand: only some uploads need it.
  const { dimensionsNote } = await import('./dimensions-note.ts');
  const note = await dimensionsNote(file, format);
  if (note) update(id, { note });
}
