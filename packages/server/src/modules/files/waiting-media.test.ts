import { chmod, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FileDocument, files } from '@pavilion/domain/files';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mediaTools } from '../../engines/media/media-tools.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { findMediaFixtures } from '../../testing/media-fixtures.ts';
import type { Person } from '../../testing/person.ts';
import { type ProductProcess, startProductProcess } from '../../testing/product-process.ts';
import { addBrief } from '../../testing/upload-stage.ts';
import { upload } from '../../testing/uploads.ts';
import { noteOldWaiting } from './waiting-media.ts';

let app: TestApp;
let fixtures: Awaited<ReturnType<typeof findMediaFixtures>>;
let film: Buffer;
let folder: string;
let admin: Person;
let editor: Person;
let brief: string;
const running: ProductProcess[] = [];
const sentence = /^The server’s media tools are missing or broken: Admin, Jobs/;

beforeAll(async () => {
  fixtures = await findMediaFixtures();
  film = await readFile(await fixtures.video({ container: 'mp4', codec: 'mpeg4', seconds: 1 }));
  folder = await mkdtemp(join(tmpdir(), 'waiting-'));
  await symlink(fixtures.tools.ffmpeg.path, join(folder, 'ffmpeg'));
  // Without ffprobe beside it.
  app = await startApp({ config: { ffmpeg: join(folder, 'ffmpeg') } });
  admin = await app.addPerson({ name: 'Ad Min', roles: ['user_admin'] });
  editor = await app.addPerson({
    name: 'Ed Itor',
    roles: ['production_access', 'production_drafts', 'production_feedback'],
  });
  ({ id: brief } = await addBrief(app, { title: 'The Ashes' }));
});
afterAll(async () => {
  for (const each of running) await each.end();
  await app.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

const shown = async (id: string) => (await editor.documents.get(files, id)) as FileDocument;
const probe = () => join(folder, 'ffprobe');
/** Programs that appear or break are noticed after half a minute. */
const lookAgain = () => mediaTools(app.context.config, { anew: true });

async function send(name: string): Promise<string> {
  const { id, refused } = await upload(editor, { what: 'briefReference', prodID: brief }, name, film);
  expect(refused).toBeUndefined();
  await app.jobsDone();
  return id;
}

async function toolsCheck() {
  const { checks } = await admin.call.system.health({});
  return checks.find(({ name }) => name === 'Media tools');
}

it('a film uploaded without ffprobe waits, is listed for administrators with what is missing, and a press makes it when ffprobe is there (OPS-015 DAT-121)', async () => {
  const id = await send('waits.mp4');
  expect(await shown(id)).toMatchObject({ media: 'waiting', mediaError: expect.stringMatching(sentence) });
  expect(await toolsCheck()).toMatchObject({
    ok: false,
    detail: `ffprobe was not found beside FFMPEG_PATH (${join(folder, 'ffmpeg')}): put it there, or set FFPROBE_PATH. Previews and clips cannot be made. 1 file waits for them: see below.`,
  });
  const ready = await (await fetch(`${app.url}/readyz`)).json();
  expect(ready).toMatchObject({ status: 'ok', checks: { 'media tools': { ok: false } } });
  expect(await admin.call.files.waitingMedia({})).toEqual({
    files: [{ id, name: 'waits.mp4', note: 'The Ashes', link: `/brief/${brief}` }],
    total: 1,
  });
  await expect(admin.call.files.makeWaitingMedia({})).rejects.toMatchObject({ code: 'NO_TOOLS' });
  // The person who uploaded it may try too; it goes on waiting.
  await editor.call.files.retryMedia({ file: id });
  await app.jobsDone();
  expect(await shown(id)).toMatchObject({ media: 'waiting' });

  await symlink(fixtures.tools.ffprobe.path, probe());
  expect(await admin.call.files.makeWaitingMedia({})).toEqual({ queued: 1 });
  await app.jobsDone();
  expect(await shown(id)).toMatchObject({ media: 'ready', hasPreview: true });
  expect(await admin.call.files.waitingMedia({})).toEqual({ files: [], total: 0 });
  expect(await toolsCheck()).toMatchObject({ ok: true, detail: expect.stringMatching(/^ffmpeg \S+ .*, ffprobe/) });
});

it('a film whose tools break after they were found waits as well, and is not called damaged (OPS-015)', async () => {
  await lookAgain();
  await rm(probe());
  await writeFile(probe(), '#!/bin/sh\necho broken >&2\nexit 1\n');
  await chmod(probe(), 0o755);
  const id = await send('later.mp4');
  expect(await shown(id)).toMatchObject({ media: 'waiting', mediaError: expect.stringMatching(sentence) });
  expect(await toolsCheck()).toMatchObject({ ok: false, detail: expect.stringContaining('ffprobe does not run') });
  await rm(probe());
});

it('files of an earlier version that had no tools wait after the upgrade, others stay broken (OPS-008)', async () => {
  const [old, damaged] = [await send('old.mp4'), await send('damaged.mp4')];
  const reason =
    "No preview could be made: ffmpeg and ffprobe not found on this machine: video previews and clips can't be made.";
  await app.context.store.transaction({ kind: 'system', name: 'test' }, async (tx) => {
    await tx.patch(files, old, { media: 'broken', mediaError: reason });
    await tx.patch(files, damaged, {
      media: 'broken',
      mediaError: 'The file is damaged or is not what its type says.',
    });
  });
  await noteOldWaiting(app.context);
  expect([(await shown(old)).media, (await shown(damaged)).media]).toEqual(['waiting', 'broken']);
});

it('a start with the media tools makes the previews that wait for them; one without says what is missing (OPS-015)', async () => {
  const settings = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' };
  const first = await startProductProcess({ ...settings, FFMPEG_PATH: join(folder, 'ffmpeg') });
  running.push(first);
  expect(first.said()).toContain('ffprobe was not found beside FFMPEG_PATH');
  const person = await first.signIn();
  const { id } = await upload(person, { what: 'archive-awaiting' }, 'match.mp4', film);
  const media = async (of: Person) => (await of.documents.get(files, id))?.media;
  const soon = { timeout: 60_000, interval: 100 };
  await vi.waitFor(async () => expect(await media(person)).toBe('waiting'), soon);
  await first.end('SIGTERM');
  const second = await startProductProcess(settings);
  running.push(second);
  const again = await second.signIn();
  await vi.waitFor(async () => expect(await media(again)).toBe('ready'), soon);
}, 180_000);
