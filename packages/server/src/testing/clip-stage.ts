import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ArchiveEvent,
  archiveEvents,
  type ClippingRequest,
  clippingRequests,
  matchCopies,
  matches,
} from '@pavilion/domain/archive';
import { type FileDocument, files } from '@pavilion/domain/files';
import type { NewDocument } from '@pavilion/sync';
import { probeFile } from '../engines/media/index.ts';
import { startApp, type TestApp, type TestAppOptions } from './app.ts';
import { findMediaFixtures, type VideoFixture } from './media-fixtures.ts';
import type { Person } from './person.ts';

export const system = { kind: 'system', name: 'test' } as const;
const fixtures = await findMediaFixtures();
export const { tools } = fixtures;

/** A running archive with a domestic match, people, and a recording whose pictures show their frame numbers. */
export interface ClipStage {
  app: TestApp;
  recording: FileDocument;
  match: string;
  people: { clipper: Person; second: Person; reader: Person; outsider: Person; keeper: Person };
  addRecording: (spec?: VideoFixture, fields?: Partial<NewDocument<typeof files>>) => Promise<FileDocument>;
  /** An existing event, by default a user clip of 20 frames. */
  addEvent: (fields?: Partial<NewDocument<typeof archiveEvents>>) => Promise<ArchiveEvent>;
  event: (id: string) => Promise<ArchiveEvent>;
  request: (id: string) => Promise<ClippingRequest>;
  /** The finished clips of a recording. */
  clipsOf: (recording: string) => Promise<FileDocument[]>;
  stop: () => Promise<void>;
}

export async function openClipStage(options: TestAppOptions = {}): Promise<ClipStage> {
  const app = await startApp(options);
  const { store, storage } = app.context;
  const folder = await mkdtemp(join(tmpdir(), 'clip-stage-'));
  const access = { accessDom: true, accessDomCurrent: true };
  const roles = ['archive_access', 'archive_search'] as const;
  const people = {
    clipper: await app.addPerson({ name: 'Cli Pper', roles, ...access }),
    second: await app.addPerson({ name: 'Sec Ond', roles, ...access }),
    reader: await app.addPerson({ name: 'Rea Der', roles: ['archive_access'], ...access }),
    keeper: await app.addPerson({ name: 'Kee Per', roles: [...roles, 'archive_uploader', 'user_admin'], ...access }),
    // May clip, but only internationals.
    outsider: await app.addPerson({ name: 'Out Sider', roles, accessInt: true }),
  };
  const match = await store.transaction(system, (tx) =>
    tx.insert(matches, {
      team1Name: 'Surrey',
      team2Name: 'Essex',
      int: false,
      startDate: '2024-05-31T10:00:00.000Z',
      year: 2024,
      cricketFormat: 1,
      competitionName: 'County Championship',
      teamsMap: { surrey: true, essex: true },
    }),
  );

  async function addRecording(spec: VideoFixture = {}, fields: Partial<NewDocument<typeof files>> = {}) {
    const path = await fixtures.video({ seconds: 4, timecode: '10:00:00:00', ...spec });
    const copy = join(folder, `${crypto.randomUUID()}.mp4`);
    await copyFile(path, copy);
    const probed = await probeFile(tools, path);
    if (!probed.ok) throw new Error(probed.reason);
    const key = `archive/2024/${crypto.randomUUID()}.mp4`;
    const stored = await storage.putFile(key, copy, { contentType: 'video/mp4', fileName: 'day1.mp4' });
    return store.transaction(system, (tx) =>
      tx.insert(files, {
        what: 'recording',
        name: 'day1.mp4',
        match: match.id,
        day: 1,
        part: 2,
        sourcePath: key,
        mime: 'video/mp4',
        assetType: 'video',
        size: stored.size,
        metadata: probed.metadata,
        ...matchCopies(match),
        ...fields,
      }),
    );
  }
  const recording = await addRecording();

  return {
    app,
    recording,
    match: match.id,
    people,
    addRecording,
    addEvent: (fields = {}) =>
      store.transaction(system, (tx) =>
        tx.insert(archiveEvents, {
          file: recording.id,
          match: match.id,
          source: 'user',
          tcIn: 1,
          tcOut: 1.76,
          ...matchCopies(match),
          ...fields,
        }),
      ),
    event: async (id) => (await store.get(archiveEvents, id)) as ArchiveEvent,
    request: async (id) => (await store.get(clippingRequests, id)) as ClippingRequest,
    clipsOf: (id) => store.find(files, { where: { what: 'match-clip', originalFile: id } }),
    async stop() {
      await app.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
