import type { UploadTarget } from '@pavilion/domain/files';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import * as transfers from './transfer.ts';
import { uploadStore } from './upload-store.ts';

/** Transfers that never end by themselves. */
const begun: transfers.TransferOptions[] = [];
const goOn = vi.fn();
// A spy and no mock: files of one process share loaded modules, so only the first mock of a module takes effect.
const start = vi.spyOn(transfers, 'startTransfer').mockImplementation((options) => {
  begun.push(options);
  return { stop: () => undefined, giveUp: () => undefined, goOn };
});
afterAll(() => start.mockRestore());

const brief: UploadTarget = { what: 'brief-file', prodID: 'b', type: 'Video', brand: 'Board', as: 'feedback' };
const film = (name: string, lastModified = 1) => new File(['film'], name, { lastModified });
const add = (files: File[], target = brief) => uploadStore.add(files.map((file) => ({ file, target })));

afterEach(() => {
  uploadStore.reconnect();
  for (const { id } of uploadStore.get()) uploadStore.remove(id);
  begun.length = 0;
  goOn.mockClear();
});

it('lists a file once that is chosen twice for the same place', () => {
  const first = add([film('one.mp4'), film('two.mp4')]);
  expect(add([film('one.mp4'), film('two.mp4')])).toEqual(first);
  expect(uploadStore.get().map(({ name }) => name)).toEqual(['one.mp4', 'two.mp4']);
});

it('lists a paused file once, and goes on with it', () => {
  const [id = ''] = add([film('one.mp4')]);
  const started = uploadStore.get()[0]?.state;
  uploadStore.pause(id);
  expect(add([film('one.mp4')])).toEqual([id]);
  expect(uploadStore.get().map(({ state }) => state)).toEqual([started]);
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

it('lists a refused file with its reason until it is dismissed, and once when it is chosen again', () => {
  const notes = {
    name: 'notes.pdf',
    size: 4,
    target: brief,
    error: 'This is a: pdf, but this uploader only accepts: mp4',
  };
  uploadStore.addRefused([notes]);
  const [id = ''] = uploadStore.addRefused([notes]);
  expect(uploadStore.get()).toMatchObject([{ id, name: 'notes.pdf', state: 'refused', error: notes.error }]);
  uploadStore.remove(id);
  expect(uploadStore.get()).toEqual([]);
});

describe('offline', () => {
  const shown = () => uploadStore.get().map(({ state, lost }) => ({ state, lost }));
  const running = async () => {
    add([film('one.mp4')]);
    await vi.waitFor(() => expect(begun).toHaveLength(1));
    return begun[0]!;
  };

  it('a running upload waits for the connection, and goes on at once when it is back', async () => {
    const transfer = await running();
    uploadStore.disconnect();
    expect(shown()).toEqual([{ state: 'uploading', lost: true }]);
    uploadStore.reconnect();
    expect(goOn).toHaveBeenCalledOnce();
    transfer.onProgress(2);
    expect(shown()).toEqual([{ state: 'uploading', lost: false }]);
  });

  it('an upload out of attempts waits too, and begins again', async () => {
    const transfer = await running();
    uploadStore.disconnect();
    transfer.onError('The connection was lost.', 'connection');
    expect(shown()).toEqual([{ state: 'uploading', lost: true }]);
    uploadStore.reconnect();
    await vi.waitFor(() => expect(begun).toHaveLength(2));
  });

  it.each([
    ['other', 'failed'],
    ['file', 'refused'],
  ] as const)('a refusal of the server stays one: %s', async (why, state) => {
    const transfer = await running();
    uploadStore.disconnect();
    transfer.onError('This cannot be uploaded.', why);
    uploadStore.reconnect();
    expect(shown()).toEqual([{ state, lost: false }]);
  });
});

it('leaves the uploads of one person off the list of the next at the same browser, and starts none of them', async () => {
  uploadStore.setOwner('ann');
  add(['one', 'two', 'three', 'four'].map((name) => film(name)));
  uploadStore.setOwner('ann');
  expect(uploadStore.get()).toHaveLength(4);
  uploadStore.setOwner('ben');
  expect(uploadStore.get()).toEqual([]);
  add([film('own')]);
  expect(uploadStore.get().map(({ name }) => name)).toEqual(['own']);
  await vi.waitFor(() => expect(begun.map(({ file }) => file.name)).toEqual(['own']));
});

it('stops uploads at the end of a session, and goes on with them when the same person signs in again', async () => {
  uploadStore.setOwner('ben');
  add([film('one.mp4')]);
  await vi.waitFor(() => expect(begun).toHaveLength(1));
  begun[0]!.onError('Please sign in first.', 'session');
  uploadStore.leave();
  add([film('two.mp4')]);
  expect(uploadStore.get().map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  uploadStore.setOwner('ben');
  // Both are read side by side: either may be ready first.
  await vi.waitFor(() => expect(begun).toHaveLength(3));
  expect(new Set(begun.slice(1).map(({ file }) => file.name))).toEqual(new Set(['one.mp4', 'two.mp4']));
});
