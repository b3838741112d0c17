import { randomUUID } from 'node:crypto';
import type { Viewer } from '@pavilion/domain/access';
import { files } from '@pavilion/domain/files';
import { Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { isFull } from '../../disk-full.ts';
import type { ViewerOf } from '../../engines/auth/viewers.ts';
import { statusOf } from '../../engines/calls/status-of.ts';
import { limitConcurrency } from '../../engines/store/limit-concurrency.ts';
import { notFound, notSignedIn, Refusal } from '../../engines/store/refusal.ts';
import { finishUpload } from './finish-upload.ts';
import { finishWaiting } from './finish-waiting.ts';
import { planUpload, readUpload } from './plan-upload.ts';
import { type Uploads, uploadsOf } from './upload-parts.ts';
import { refuseShare, shareSentences } from './upload-share.ts';

export const uploadsPath = '/api/uploads';

/**
 * Registers resumable uploads (tus 1.0) and the list of one's own unfinished ones. An upload exists only for the person who
 * began it.
 */
export function registerUploads(app: FastifyInstance, context: Context, viewerOf: ViewerOf): void {
  const uploads = uploadsOf(context);
  const viewers = new WeakMap<object, Viewer>();
  const mostBytes = context.config.mostUploadBytes;

  const server = new Server({
    path: uploadsPath,
    datastore: uploads.store,
    relativeLocation: true,
    // Forbids pages of other origins, which the library would allow.
    allowedOrigins: () => false,
    namingFunction: () => randomUUID(),
    async onIncomingRequest(request, id) {
      if (request.method === 'POST') return;
      const viewer = viewerOn(request);
      const upload = await uploads.get(id);
      if (upload) {
        if (upload.metadata.owner !== viewer.id) throw notFound();
        // Finishes an upload whose last answer was lost when its author asks for its offset, and refuses it if necessary.
        if (request.method === 'HEAD' && upload.offset === upload.size) await finishUpload(context, uploads, id);
        return;
      }
      const file = await context.store.get(files, id);
      if (!file || file.uploadedBy !== viewer.id) throw notFound();
      if (request.method === 'DELETE') throw new Refusal('NOT_ALLOWED', 'This file has already been uploaded.');
    },
    async onUploadCreate(request, upload) {
      const viewer = viewerOn(request);
      if (upload.size === undefined)
        throw new Refusal('INVALID', 'The size of a file has to be known before it is uploaded.');
      if (upload.size > mostBytes) {
        throw new Refusal(
          'TOO_LARGE',
          `This file is larger than ${inGigabytes(mostBytes)}, the most that can be uploaded.`,
        );
      }
      const metadata = { ...upload.metadata, owner: viewer.id };
      await planUpload(context, viewer, readUpload({ ...upload.metadata }, upload.size));
      return { metadata };
    },
    async onUploadFinish(_request, upload) {
      await finishUpload(context, uploads, upload.id);
      return {};
    },
    onResponseError(_request, error) {
      if (error instanceof Refusal)
        return { status_code: roomStatuses[error.code] ?? statusOf(error.code), body: asJson(error) };
      if (!(error instanceof Error))
        return { status_code: error.status_code, body: asJson({ code: 'UPLOAD', message: error.body.trim() }) };
      context.log.error({ err: error }, 'an upload failed');
      if (isFull(error))
        return { status_code: statusOf('DISK_FULL'), body: asJson({ code: 'DISK_FULL', message: interrupted }) };
      return {
        status_code: 500,
        body: asJson({
          code: 'FAILED',
          message: 'The upload did not work because of a fault on our side. Please try again.',
        }),
      };
    },
  });

  knowFinished(context, uploads);

  function viewerOn(request: { runtime?: { node?: { req?: object } } }): Viewer {
    const node = request.runtime?.node?.req;
    const viewer = node && viewers.get(node);
    if (!viewer) throw notSignedIn();
    return viewer;
  }

  // One at a time: space reserved for one upload counts for the next.
  const inTurn = limitConcurrency(1);
  const create = uploads.store.create.bind(uploads.store);
  uploads.store.create = (upload) =>
    inTurn(async () => {
      await demandRoom(upload.size ?? 0, String(upload.metadata?.owner));
      return create(upload);
    });

  async function demandRoom(size: number, owner: string): Promise<void> {
    // If storage is on the same disk, the finished file is the uploaded one, so its bytes are needed once.
    const free = [await uploads.free(), await context.storage.free()].filter((bytes) => bytes !== null);
    const refusal = refuseShare({ size, owner }, await uploads.list(), Math.min(...free));
    if (refusal) throw new Refusal(refusal, shareSentences[refusal]);
  }

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const viewer = await viewerOf(request, 'files:write');
    if (viewer) viewers.set(request.raw, viewer);
    reply.hijack();
    await server.handle(request.raw, reply.raw);
  };

  // Uploads that had all their bytes when the server stopped become files now, without a request.
  let waiting: Promise<void> | undefined;
  app.addHook('onListen', async () => {
    waiting = finishWaiting(context).catch((error: unknown) =>
      context.log.error({ err: error }, 'uploads could not be read'),
    );
  });
  app.addHook('onClose', async () => waiting);

  app.register(async (scope) => {
    // The library reads the body itself, as a stream.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.get(`${uploadsPath}/mine`, async (request) => {
      const viewer = await viewerOf(request, 'files:read');
      if (!viewer) throw notSignedIn();
      return (await uploads.list()).filter((upload) => upload.metadata.owner === viewer.id).map(listed);
    });
    scope.post(uploadsPath, handle);
    scope.route({ method: ['HEAD', 'PATCH', 'DELETE', 'OPTIONS'], url: `${uploadsPath}/*`, handler: handle });
  });
}

/** Handles requests of the library for an upload that is already a file because the last answer was lost. */
function knowFinished(context: Context, uploads: Uploads): void {
  const getUpload = uploads.store.getUpload.bind(uploads.store);
  uploads.store.getUpload = async (id) => {
    const file = await context.store.get(files, id);
    if (!file) return getUpload(id);
    return Object.assign(Object.create(Object.prototype), {
      id,
      size: file.size,
      offset: file.size,
      sizeIsDeferred: false,
      metadata: { name: file.sourceFileNameAsUploaded },
    });
  };
}

/** An unfinished upload of one's own, as listed. */
function listed(upload: Awaited<ReturnType<Uploads['list']>>[number]) {
  return {
    id: upload.id,
    url: `${uploadsPath}/${upload.id}`,
    name: upload.metadata.name,
    size: upload.size,
    offset: upload.offset,
    created: upload.created,
    target: JSON.parse(upload.metadata.target) as unknown,
    fingerprint: upload.metadata.fingerprint,
  };
}

/** Statuses of refusals that a later try may pass. */
const roomStatuses: Record<string, number> = { SHARE_FULL: 429 };
const interrupted =
  'The server’s disk is full. What you have uploaded so far is kept: ask your administrator to make room, then continue.';
const asJson = ({ code, message }: { code: string; message: string }) => JSON.stringify({ code, message });
const inGigabytes = (bytes: number) => `${Math.round(bytes / 1024 ** 3).toLocaleString('en-GB')} GB`;
