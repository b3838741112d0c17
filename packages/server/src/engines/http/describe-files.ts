import { uploadTarget } from '@pavilion/domain/files';
import { z } from 'zod';
import { refusals } from './describe-refusals.ts';
import { uploadsPath } from './doc-examples.ts';

/** Refusals of uploads and downloads. */
const refused = refusals({
  INVALID: { status: 422, message: 'This upload does not say where the file should go.' },
  NOT_SIGNED_IN: { status: 401, message: 'Please sign in first.' },
  NOT_ALLOWED: { status: 403, message: 'This API token lacks the scope “files:write”.' },
  NOT_FOUND: { status: 404, message: 'This does not exist, or you do not have access to it.' },
  TOO_LARGE: { status: 413, message: 'This file is larger than the most that can be uploaded.' },
  DISK_FULL: { status: 507, message: 'There is not enough space on the server.' },
});
const { 413: tooLarge, 422: invalid, 507: full, ...refusedReads } = refused;

const inPath = (name: string, schema: object) => ({ name, in: 'path', required: true, schema, example: 'the-id' });
const inHeader = (name: string, example: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string' },
  example,
  description,
});
const id = inPath('id', { type: 'string' });
const tus = inHeader('tus-resumable', '1.0.0', 'Version of the protocol.');
const offset = inHeader('upload-offset', '0', 'Bytes that the server has.');
const bytes = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
const someBytes = { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } };

interface Route {
  summary: string;
  scope: string;
  parameters?: object[];
  requestBody?: object;
  done: [status: number, description: string, content?: object];
}

function route({ summary, scope, done: [status, description, content], ...rest }: Route, refusedWith: object): object {
  return {
    tags: ['Files'],
    summary,
    description: `An API token needs the scope ${scope}.`,
    security: [{ token: [] }, { session: [] }],
    'x-token-scope': scope,
    ...rest,
    responses: { [status]: { description, ...(content && { content }) }, ...refusedWith },
  };
}

function download(summary: string, scope: string, parameters: object[] = [id]) {
  return { get: route({ summary, scope, parameters, done: [200, 'The bytes.', bytes] }, refusedReads) };
}

/** Where a file goes. */
export const fileSchemas = { UploadTarget: withoutName(z.toJSONSchema(uploadTarget)) };

function withoutName({ $schema, ...schema }: { $schema?: unknown }): object {
  return schema;
}

/** Uploads (tus 1.0) and downloads, at their own addresses. */
export function describeFiles(servers: object[]): Record<string, object> {
  const paths: Record<string, object> = {
    [uploadsPath]: {
      post: route(
        {
          summary: 'Begins an upload (tus 1.0), with its first bytes or all of them.',
          scope: 'files:write',
          parameters: [
            tus,
            inHeader('upload-length', '11', 'Size of the whole file, in bytes.'),
            inHeader(
              'upload-metadata',
              'name cGljdHVyZS5qcGc=,target eyJ3aGF0IjoiaW5zcGlyYXRpb24ifQ==',
              'The name of the file, and its UploadTarget as JSON, each in base64.',
            ),
          ],
          requestBody: { required: false, content: someBytes },
          done: [201, 'The header location names the upload; it ends with the id of the file.'],
        },
        refused,
      ),
    },
    [`${uploadsPath}/mine`]: {
      get: route(
        {
          summary: 'Lists your unfinished uploads.',
          scope: 'files:read',
          done: [200, 'The uploads.', { 'application/json': { schema: { type: 'array', items: { type: 'object' } } } }],
        },
        refusedReads,
      ),
    },
    [`${uploadsPath}/{id}`]: {
      head: route(
        {
          summary: 'Tells how many bytes of an upload the server has.',
          scope: 'files:write',
          parameters: [id, tus],
          done: [200, 'The header upload-offset has their number.'],
        },
        refusedReads,
      ),
      patch: route(
        {
          summary: 'Sends further bytes of an upload.',
          scope: 'files:write',
          parameters: [id, tus, offset],
          requestBody: { required: true, content: someBytes },
          done: [204, 'The bytes are stored.'],
        },
        refused,
      ),
      delete: route(
        {
          summary: 'Gives up an unfinished upload.',
          scope: 'files:write',
          parameters: [id, tus],
          done: [204, 'The upload is gone.'],
        },
        refusedReads,
      ),
    },
    '/api/files/{id}/{part}': download('Downloads a file or a part of it.', 'files:read', [
      id,
      {
        ...inPath('part', {
          enum: ['original', 'preview', 'poster', 'storyboard', 'storyboard.json', 'subtitles'],
        }),
        example: 'original',
      },
    ]),
    '/api/zips/{id}': download('Downloads a zip that /api/calls/library/requestZip has made.', 'library:read'),
    '/api/graphics/exports/{id}/file': download(
      'Downloads what /api/calls/graphics/exportGraphic or /api/calls/graphics/exportBatch has made.',
      'graphics:read',
    ),
    '/api/graphics/exports/{id}/files/{at}': download(
      'Downloads one of the files of an export that is a zip, in the order of its field “parts”.',
      'graphics:read',
      [id, { ...inPath('at', { type: 'integer', minimum: 0 }), example: 0 }],
    ),
  };
  return Object.fromEntries(Object.entries(paths).map(([path, methods]) => [path, { servers, ...methods }]));
}
