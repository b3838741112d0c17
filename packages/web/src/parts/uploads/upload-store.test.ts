import type { UploadTarget } from '@pavilion/domain/files';
import { afterEach, expect, it, vi } from 'vitest';
import { uploadStore } from './upload-store.ts';

// Uploads that never end.
vi.mock('./transfer.ts', () => ({ startTransfer: () => ({ stop: () => undefined, giveUp: () => undefined }) }));

const brief: UploadTarget = { what: 'brief-file', prodID: 'b', type: 'Video', brand: 'Board', as: 'feedback' };
const film = (name: string, lastModified = 1) => new File(['film'], name, { lastModified });
const add = (files: File[], target = brief) => uploadStore.add(files.map((file) => ({ file, target })));

afterEach(() => {
  for (const { id } of uploadStore.get()) uploadStore.remove(id);
});

it('lists a file once that is chosen twice for the same place (PRD-043 PRD-059)', () => {
  const first = add([film('one.mp4'), film('two.mp4')]);
  expect(add([film('one.mp4'), film('two.mp4')])).toEqual(first);
  expect(uploadStore.get().map(({ name }) => name)).toEqual(['one.mp4', 'two.mp4']);
});

it('lists a paused file once', () => {
  const [id = ''] = add([film('one.mp4')]);
  uploadStore.pause(id);
  expect(add([film('one.mp4')])).toEqual([id]);
});

it.each([
  ['of another name', () => add([film('two.mp4')])],
  ['changed since', () => add([film('one.mp4', 2)])],
  ['for another place', () => add([film('one.mp4')], { ...brief, as: 'signed' })],
])('lists a second file %s', (_what, addSecond) => {
  add([film('one.mp4')]);
  addSecond();
  expect(uploadStore.get()).toHaveLength(2);
});

it('lists two files of one choice, though they are alike: they lay in different folders', () => {
  add([film('clip.mp4'), film('clip.mp4')]);
  expect(uploadStore.get()).toHaveLength(2);
});
