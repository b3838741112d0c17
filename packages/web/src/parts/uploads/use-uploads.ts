import { useSyncExternalStore } from 'react';
import { type UploadItem, uploadStore } from './upload-store.ts';

/** All uploads of this visit. */
export const useUploads = (): readonly UploadItem[] => useSyncExternalStore(uploadStore.subscribe, uploadStore.get);

const running: ReadonlySet<UploadItem['state']> = new Set(['waiting', 'reading', 'uploading']);
export const isRunning = ({ state }: UploadItem): boolean => running.has(state);

/** PLT-102: whole percent; 100 only when everything has arrived. */
export const percentOf = ({ sent, size, state }: UploadItem): number =>
  state === 'done' ? 100 : size === 0 ? 0 : Math.min(99, Math.floor((sent / size) * 100));
