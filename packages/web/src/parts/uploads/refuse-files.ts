import { countWords } from '../../kit/count-words.ts';
import { notifyError } from '../../kit/notify.ts';
import { type UploadItem, uploadStore } from './upload-store.ts';

export type RefusedFile = Pick<UploadItem, 'target'> & { file: File; error: string };

/** Most notices at once; the list of uploads names all files. */
const mostNotices = 3;

/** Tells that these files are not uploaded, and lists them with the reason; returns the ids of their entries. */
export function refuseFiles(refused: readonly RefusedFile[]): string[] {
  const reasons = new Set(refused.map(({ error }) => error));
  for (const reason of [...reasons].slice(0, mostNotices))
    notifyError(reason, { title: titleOf(refused.filter(({ error }) => error === reason)) });
  return uploadStore.addRefused(
    refused.map(({ file, target, error }) => ({ name: file.name, size: file.size, target, error })),
  );
}

const titleOf = ([first, ...others]: readonly RefusedFile[]): string =>
  [first?.file.name, others.length > 0 && `and ${countWords(others.length, 'other file')}`].filter(Boolean).join(' ');
