import type { UploadTarget } from '@pavilion/domain/files';
import { newId } from '@pavilion/sync/client';
import { type Fingerprint, fingerprintOf } from './fingerprint.ts';
import { startTransfer, type Transfer } from './transfer.ts';
import { heldElsewhere, holdUploads, uploadIdOf } from './upload-lock.ts';

export type UploadState =
  | 'waiting'
  | 'reading'
  | 'uploading'
  | 'paused'
  | 'done'
  | 'failed'
  | 'refused'
  | 'interrupted';

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
  /** Reason of the failure or refusal, as a sentence. */
  error?: string;
  /** Whether the connection is lost: the upload goes on once it is back. */
  lost?: boolean;
  /** Warning about an uploaded file. */
  note?: string;
  /** Address for resuming an interrupted upload. */
  url?: string;
  fingerprint?: string;
}

type GivenFile = { file: File } & Pick<UploadItem, 'target' | 'asked'>;
type RefusedFile = Pick<UploadItem, 'name' | 'size' | 'target' | 'error'>;

/** Most uploads at once; the others wait in the order in which they were added. */
const sideBySide = 3;

let items: readonly UploadItem[] = [];
const listeners = new Set<() => void>();
/** Files and running transfers, which are not part of the displayed state. */
const filesById = new Map<string, File>();
const transfers = new Map<string, Transfer>();
/** Uploads that were cancelled here: a list that was asked for before may still name them. */
const cancelled = new Set<string>();
let isOffline = false;
let owner: string | undefined;
/** Whether the owner has signed out, and nobody else has signed in since. */
let isLeft = false;

const publish = (next: readonly UploadItem[]) => {
  items = next;
  holdUploads(new Set(next.filter(({ id }) => filesById.has(id)).flatMap(uploadOf)));
  for (const listener of listeners) listener();
};
const update = (id: string, changes: Partial<UploadItem>) =>
  publish(items.map((item) => (item.id === id ? { ...item, ...changes } : item)));
const itemOf = (id: string) => items.find((item) => item.id === id);
/** The server's id of an upload, once it has one. */
const uploadOf = ({ url }: UploadItem): string[] => (url ? [uploadIdOf(url)] : []);

/** All uploads of this visit, across pages. The tray shows this store. */
export const uploadStore = {
  get: () => items,

  /** Goes on for this person. Uploads of another one leave the list without being cancelled: to them they are interrupted. */
  setOwner(person: string): void {
    isLeft = false;
    if (owner !== undefined && owner !== person) {
      stopAll();
      filesById.clear();
      publish([]);
    }
    owner = person;
    startNext();
  },

  /** Nobody is signed in any more: what is on its way waits for its person to come back. */
  leave(): void {
    isLeft = true;
    stopAll();
    publish(items.map((item) => (isUnderWay(item) ? { ...item, state: 'waiting', lost: false } : item)));
  },

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /**
   * Adds files; returns the ids of their uploads. A file that is already being uploaded to the same target keeps its entry: two
   * file choosers, or two clicks, may return the same files. A paused one goes on.
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
    for (const { id, state } of listed) if (state === 'paused') update(id, { state: 'waiting' });
    startNext();
    return listed.map(({ id }) => id);
  },

  /** Lists files that are not uploaded, with the reason, until they are dismissed; returns their ids. */
  addRefused(given: readonly RefusedFile[]): string[] {
    const listed = given.map((file): UploadItem => ({ ...file, id: newId(), state: 'refused', sent: 0 }));
    // A file that is refused a second time keeps one entry.
    const again = (item: UploadItem) =>
      item.state === 'refused' && given.some(({ name, error }) => name === item.name && error === item.error);
    publish([...items.filter((item) => !again(item)), ...listed]);
    return listed.map(({ id }) => id);
  },

  /** Lists exactly these uploads as interrupted; those of this visit keep their entries. */
  setInterrupted(found: readonly (Omit<UploadItem, 'id' | 'state'> & { url: string })[]): void {
    const listed = new Set(found.map(({ url }) => uploadIdOf(url)));
    const kept = items.filter((item) => item.state !== 'interrupted' || uploadOf(item).some((id) => listed.has(id)));
    const known = new Set([...cancelled, ...kept.flatMap(uploadOf)]);
    const fresh = found.filter(({ url }) => !known.has(uploadIdOf(url)));
    publish([...kept, ...fresh.map((item) => ({ ...item, id: newId(), state: 'interrupted' as const }))]);
  },

  /** Resumes an interrupted upload. If it cannot, the reason stands at the upload until the next try. */
  async attach(id: string, file: File): Promise<void> {
    const item = itemOf(id);
    if (!item) return;
    const error = await refuseAttached(item, file);
    if (error !== undefined) {
      update(id, { error });
      return;
    }
    filesById.set(id, file);
    update(id, { state: 'waiting', error: undefined });
    startNext();
  },

  pause(id: string): void {
    transfers.get(id)?.stop();
    transfers.delete(id);
    update(id, { state: 'paused', lost: false });
    startNext();
  },

  /** Resumes after a pause or a failure. */
  resume(id: string): void {
    update(id, { state: 'waiting', error: undefined, lost: false });
    startNext();
  },

  /** The browser is offline. */
  disconnect(): void {
    isOffline = true;
    for (const { id, state } of items) if (state === 'uploading') update(id, { lost: true });
  },

  /** The browser is online again: goes on at once with everything that a lost connection stopped. */
  reconnect(): void {
    isOffline = false;
    for (const { id, lost } of items) {
      if (!lost) continue;
      const transfer = transfers.get(id);
      if (transfer) transfer.goOn();
      else uploadStore.resume(id);
    }
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
    for (const upload of item ? uploadOf(item) : []) cancelled.add(upload);
    publish(items.filter((each) => each.id !== id));
    startNext();
  },

  /** Removes finished uploads without warnings from the list. */
  clearUnremarkable(): void {
    publish(items.filter(({ state, note }) => state !== 'done' || note));
  },
};

/** Whether nothing more happens to this file by itself. */
export const hasEnded = ({ state, lost }: UploadItem): boolean =>
  state === 'done' || state === 'refused' || (state === 'failed' && !lost);

const isUnderWay = ({ state }: UploadItem): boolean => state === 'reading' || state === 'uploading';
const onTheWay: ReadonlySet<UploadState> = new Set(['waiting', 'reading', 'uploading', 'paused']);
const isOnItsWay = ({ state }: UploadItem): boolean => onTheWay.has(state);

async function refuseAttached(item: UploadItem, file: File): Promise<string | undefined> {
  if ((await heldElsewhere(uploadOf(item))).length > 0) return 'This upload already continues in another tab.';
  return file.size === item.size && (await isFileOf(item, file))
    ? undefined
    : 'This is not the file that was being uploaded. Choose the same file.';
}

async function isFileOf({ fingerprint }: UploadItem, file: File): Promise<boolean> {
  return !fingerprint || (await fingerprintOf(file)).text === fingerprint;
}

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

function stopAll(): void {
  for (const transfer of transfers.values()) transfer.stop();
  transfers.clear();
}

function startNext(): void {
  if (isLeft) return;
  const running = items.filter(isUnderWay).length;
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
    onUrl: (url) => {
      // The same file chosen elsewhere than at its interrupted entry continues that upload.
      publish(items.filter((each) => each.state !== 'interrupted' || !uploadOf(each).includes(uploadIdOf(url))));
      update(id, { url });
    },
    onProgress: (sent) => update(id, { sent, lost: false }),
    onLost: () => update(id, { lost: true }),
    onDone: () => {
      transfers.delete(id);
      filesById.delete(id);
      update(id, { state: 'done', sent: item.size, lost: false });
      startNext();
    },
    onError: (error, why) => {
      transfers.delete(id);
      if (why === 'session') return uploadStore.leave();
      if (why === 'file') filesById.delete(id);
      const lost = why === 'connection';
      update(id, lost && isOffline ? { lost } : { state: why === 'file' ? 'refused' : 'failed', error, lost });
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
