import { useSyncExternalStore } from 'react';
import { type UploadItem, uploadStore } from './upload-store.ts';

/** All uploads of this visit. */
export const useUploads = (): readonly UploadItem[] => useSyncExternalStore(uploadStore.subscribe, uploadStore.get);

const running: ReadonlySet<UploadItem['state']> = new Set(['waiting', 'reading', 'uploading']);
export const isRunning = ({ state }: UploadItem): boolean => running.has(state);

/** True when every upload has arrived: none runs, failed, was refused, or waits for someone. */
export const allArrived = (items: readonly UploadItem[]): boolean => items.every(({ state }) => state === 'done');

/** Uploads that need attention come first, finished ones last; the rest in the order in which they were added. */
const order: Record<UploadItem['state'], number> = {
  failed: 0,
  refused: 0,
  interrupted: 1,
  uploading: 2,
  reading: 2,
  paused: 2,
  waiting: 2,
  done: 3,
};
export const inOrder = (items: readonly UploadItem[]): UploadItem[] =>
  [...items].sort((a, b) => placeOf(a) - placeOf(b));
const placeOf = ({ state, note }: UploadItem) => (state === 'done' && note ? order.interrupted : order[state]);

/** Summary of the collapsed list: running, failed and finished uploads. */
export function summaryOf(items: readonly UploadItem[]): string {
  const running = items.filter(isRunning);
  const active = running.filter(({ lost }) => !lost);
  const lost = running.length - active.length;
  const count = (state: UploadItem['state']) => items.filter((item) => item.state === state).length;
  const noted = items.filter(({ state, note }) => state === 'done' && note).length;
  const percent = Math.floor(active.reduce((sum, item) => sum + percentOf(item), 0) / Math.max(1, active.length));
  const parts = [
    active.length > 0 && `Uploading ${active.length} · ${percent}%`,
    lost > 0 && `${lost} waiting for the connection`,
    count('failed') > 0 && `${count('failed')} failed`,
    count('refused') > 0 && `${count('refused')} refused`,
    count('interrupted') > 0 && `${count('interrupted')} interrupted`,
    count('paused') > 0 && `${count('paused')} paused`,
    running.length === 0 && count('done') > 0 && `${count('done')} uploaded`,
    noted > 0 && `${noted} to check`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Whole percent; 100 only after the last byte (PLT-102). */
export const percentOf = ({ sent, size, state }: UploadItem): number =>
  state === 'done' ? 100 : size === 0 ? 0 : Math.min(99, Math.floor((sent / size) * 100));
