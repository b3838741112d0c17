import type { UploadTarget } from '@pavilion/domain/files';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as transfers from './transfer.ts';
import { listUnfinished } from './unfinished.ts';
import { uploadStore } from './upload-store.ts';

const begun: transfers.TransferOptions[] = [];
const start = vi.spyOn(transfers, 'startTransfer').mockImplementation((options) => {
  begun.push(options);
  return { stop: () => undefined, giveUp: () => undefined, goOn: () => undefined };
});
afterAll(() => start.mockRestore());

const target: UploadTarget = { what: 'inspiration' };
const addressOf = (id: string) => `/api/uploads/${id}`;
const onServer = (id: string) => ({ id, url: addressOf(id), name: `${id}.mp4`, size: 4, offset: 1, target });

/** What the server lists, and the locks of a browser with several tabs. */
let unfinished: string[] = [];
const held = new Set<string>();
let waiting: { name: string; then: () => void }[] = [];
const lockOf = (id: string) => `pavilion.upload.${id}`;
const otherTabHolds = (id: string) => held.add(lockOf(id));
const otherTabCloses = (id: string) => letGo(lockOf(id));
function letGo(name: string): void {
  held.delete(name);
  const next = waiting.filter((each) => each.name === name);
  waiting = waiting.filter((each) => each.name !== name);
  for (const { then } of next) then();
}
const locks = {
  query: async () => ({ held: [...held].map((name) => ({ name })) }),
  request(name: string, ...rest: [() => Promise<void>] | [{ mode: 'shared' }, () => void]): void {
    const [options, then] = rest;
    if (typeof options === 'function') {
      held.add(name);
      void options().then(() => letGo(name));
    } else if (then) {
      if (held.has(name)) waiting.push({ name, then });
      else then();
    }
  },
};

beforeEach(() => {
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('fetch', async () => Response.json(unfinished.map(onServer)));
});
afterEach(async () => {
  unfinished = [];
  await listUnfinished();
  for (const { id } of uploadStore.get()) uploadStore.remove(id);
  for (const name of held) letGo(name);
  begun.length = 0;
  // The files that a process runs share its globals.
  vi.unstubAllGlobals();
});

const shown = () => uploadStore.get().map(({ name, state }) => `${name} ${state}`);
const film = (name: string) => new File(['film'], name, { lastModified: 1 });

it('leaves out an upload that runs in another tab until that tab is closed (OPN-098)', async () => {
  unfinished = ['left', 'running'];
  otherTabHolds('running');
  await listUnfinished();
  await listUnfinished();
  expect(shown()).toEqual(['left.mp4 interrupted']);
  otherTabCloses('running');
  await vi.waitFor(() => expect(shown()).toEqual(['left.mp4 interrupted', 'running.mp4 interrupted']));
});

it('does not list a small upload of another tab that ends while the server answers (OPN-098)', async () => {
  unfinished = ['left', 'ending'];
  const answers = vi.fn(async () => {
    const answer = Response.json(unfinished.map(onServer));
    unfinished = ['left'];
    return answer;
  });
  vi.stubGlobal('fetch', answers);
  await listUnfinished();
  expect(answers).toHaveBeenCalledTimes(2);
  expect(shown()).toEqual(['left.mp4 interrupted']);
});

it('takes an upload off the list that another tab resumes, finishes or cancels (OPN-098)', async () => {
  unfinished = ['resumed', 'ended', 'left'];
  await listUnfinished();
  expect(shown()).toHaveLength(3);
  const entries = uploadStore.get();
  otherTabHolds('resumed');
  unfinished = ['resumed', 'left'];
  await listUnfinished();
  // The entry itself stays, with the file chooser that may be open at it.
  expect(uploadStore.get()).toEqual(entries.slice(2));
});

it('says at an upload why a file does not resume it, until one does (OPN-098)', async () => {
  unfinished = ['resumed'];
  await listUnfinished();
  const [{ id } = { id: '' }] = uploadStore.get();
  const attach = async (file: File) => {
    await uploadStore.attach(id, file);
    return uploadStore.get().find((item) => item.id === id);
  };
  otherTabHolds('resumed');
  expect(await attach(film('resumed.mp4'))).toMatchObject({
    state: 'interrupted',
    error: 'This upload already continues in another tab.',
  });
  otherTabCloses('resumed');
  expect(await attach(new File(['another'], 'resumed.mp4'))).toMatchObject({
    state: 'interrupted',
    error: expect.stringMatching(/^This is not the file/),
  });
  const resumed = await attach(film('resumed.mp4'));
  expect(resumed?.state).not.toBe('interrupted');
  expect(resumed?.error).toBeUndefined();
});

it('holds an upload from its address to its end, paused or not, and lists it once (OPN-098)', async () => {
  unfinished = ['mine'];
  await listUnfinished();
  const [id = ''] = uploadStore.add([{ file: film('mine.mp4'), target }]);
  await vi.waitFor(() => expect(begun).toHaveLength(1));
  expect([...held]).toEqual([]);
  begun[0]?.onUrl(`https://pavilion.example${addressOf('mine')}`);
  uploadStore.pause(id);
  await listUnfinished();
  expect(shown()).toEqual(['mine.mp4 paused']);
  expect([...held]).toEqual([lockOf('mine')]);
  begun[0]?.onDone();
  await vi.waitFor(() => expect([...held]).toEqual([]));
});

it('does not list an upload again that was cancelled while the list was asked for (OPN-098)', async () => {
  unfinished = ['cancelled'];
  await listUnfinished();
  const [{ id } = { id: '' }] = uploadStore.get();
  const asked = listUnfinished();
  uploadStore.remove(id);
  await asked;
  expect(shown()).toEqual([]);
});
