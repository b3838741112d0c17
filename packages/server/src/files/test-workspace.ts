import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentTypes, policyOf } from '@pavilion/domain';
import type { Roles, Viewer } from '@pavilion/domain/access';
import { users } from '@pavilion/domain/accounts';
import { type FileDocument, files, sampleRanges, type UploadTarget } from '@pavilion/domain/files';
import { briefs, deliverables } from '@pavilion/domain/production';
import Fastify from 'fastify';
import { pino } from 'pino';
import { readConfig } from '../config.ts';
import type { Context } from '../context.ts';
import { type Database, openPglite } from '../database/index.ts';
import { answerErrors } from '../http/errors.ts';
import { postChat, sendMail } from '../integrations/outbox.ts';
import { type JobQueue, openQueue } from '../jobs/queue.ts';
import { type JobRunner, startRunner } from '../jobs/runner.ts';
import { libraryEffects, libraryJobs } from '../library/index.ts';
import { openStorage } from '../storage/index.ts';
import { createStore } from '../store/index.ts';
import { registerDownloads } from './download-routes.ts';
import { filesEffects, filesJobs } from './index.ts';
import { registerUploads, type UploadOptions } from './upload-routes.ts';

/** A server with nothing but files and library on a real database, storage and socket. The header `x-user` says who asks. */
export async function openWorkspace(options: UploadOptions & { folder?: string; database?: Database } = {}) {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'files-')));
  const database = options.database ?? (await openPglite('memory'));
  const jobs = [...filesJobs, ...libraryJobs, sendMail, postChat];
  let queue: JobQueue | undefined;
  const store = await createStore({
    database,
    documents: Object.values(documentTypes),
    policies: policyOf,
    effects: [...filesEffects, ...libraryEffects],
    enqueue: (sql, ...job) => (queue as JobQueue).enqueue(sql, ...job),
  });
  queue = await openQueue(database, jobs, { schedule: false, retryDelay: 0 });
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  let address = '';
  const context = {
    config,
    clock: () => new Date().toISOString(),
    log: pino({ level: 'silent' }),
    database,
    store,
    storage: await openStorage(config),
    chat: { configured: false },
    mail: { configured: false },
    publicUrl: () => address,
    wakeJobs: () => {},
  } as unknown as Context;

  const viewer = async (id: string): Promise<Viewer | null> => {
    const user = await store.get(users, id);
    return user?.active ? { id, user, now: context.clock(), organisation: 'Board' } : null;
  };
  const server = Fastify();
  answerErrors(server);
  const viewerOf = (request: { headers: Record<string, unknown> }) => viewer(String(request.headers['x-user']));
  registerUploads(server, context, viewerOf, options);
  registerDownloads(server, context, viewerOf);
  address = await server.listen({ port: 0 });
  const runner: JobRunner = startRunner(context, queue, jobs);

  return {
    context,
    store,
    address,
    folder,
    runner,
    viewer: async (id: string) => (await viewer(id)) as Viewer,
    person: (id: string, roles: Roles, more: object = {}) =>
      store.transaction(system, (tx) => tx.insert(users, { id, email: `${id}@example.org`, name: id, roles, ...more })),
    brief: (fields: object = {}) =>
      store.transaction(system, (tx) =>
        tx.insert(briefs, {
          title: 'Ashes 2027',
          department: 'Digital',
          status: 'Submitted',
          brands: ['England'],
          ...fields,
        }),
      ),
    deliverable: (fields: object = {}) =>
      store.transaction(system, (tx) =>
        tx.insert(deliverables, { title: 'Trailer', type: 'Video', department: 'Digital', ...fields }),
      ),
    fetch: (user: string, path: string, init: RequestInit = {}) =>
      fetch(`${address}${path}`, { ...init, headers: { 'x-user': user, ...init.headers } }),
    /** Uploads in one piece by the plain protocol; answers the id, or the sentence of the refusal. */
    async upload(user: string, target: UploadTarget, name: string, bytes: Buffer, more: Record<string, string> = {}) {
      const created = await fetch(`${address}/api/uploads`, {
        method: 'POST',
        headers: {
          'x-user': user,
          'tus-resumable': '1.0.0',
          'upload-length': String(bytes.length),
          'upload-metadata': metadataHeader({ name, target: JSON.stringify(target), ...more }),
        },
      });
      if (created.status !== 201) return { id: '', refused: await refusalOf(created), status: created.status };
      const location = created.headers.get('location') as string;
      const id = location.slice(location.lastIndexOf('/') + 1);
      if (bytes.length === 0) return { id, refused: undefined, status: 201 };
      const sent = await sendPart(`${address}${location}`, user, 0, bytes);
      return { id, refused: sent.ok ? undefined : await refusalOf(sent), status: sent.status };
    },
    file: (id: string) => store.get(files, id) as Promise<FileDocument>,
    async close() {
      await runner.stop(0);
      await server.close();
      if (!options.database) await database.close();
      if (!options.folder) await rm(folder, { recursive: true, force: true });
    },
  };
}
export type Workspace = Awaited<ReturnType<typeof openWorkspace>>;

export const system = { kind: 'system', name: 'test' } as const;

export function sendPart(url: string, user: string, offset: number, bytes: Buffer): Promise<Response> {
  return fetch(url, {
    method: 'PATCH',
    headers: {
      'x-user': user,
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  });
}

export function sampleOf(bytes: Buffer): string {
  const hash = createHash('sha256');
  for (const { start, end } of sampleRanges(bytes.length)) hash.update(bytes.subarray(start, end));
  return hash.digest('hex');
}

export const metadataHeader = (metadata: Record<string, string>): string =>
  Object.entries(metadata)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

async function refusalOf(response: Response): Promise<string> {
  const text = await response.text();
  try {
    return (JSON.parse(text) as { message: string }).message;
  } catch {
    return text;
  }
}

/** The shortest things that pass for what they are. */
export const bytesOf = {
  mp4: (extra = 100) =>
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\x02\0isommp41'), Buffer.alloc(extra, 7)]),
  png: () =>
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  vtt: () => Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHowzat!\n'),
};
