import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureFault } from './aws-signature.ts';

export interface S3Server {
  url: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  region: string;
  objects: Map<string, { bytes: Buffer; headers: Record<string, string>; changedAt?: Date }>;
  /** Multipart uploads neither completed nor aborted. */
  open: Map<string, Map<number, Buffer>>;
  /** Answers the next requests with this status: 503 means that the client should retry. */
  fail: (times: number, status: number, when?: (request: { method: string; url: string }) => boolean) => void;
  close: () => Promise<void>;
}

/**
 * An in-memory store on loopback that speaks S3's REST API, for tests: objects, ranges and multipart uploads. Refuses
 * requests not signed with its keys.
 */
export async function startS3Server(region = 'eu-west-2'): Promise<S3Server> {
  const bucket = 'media';
  const keys = { accessKey: 'AKIATEST', secretKey: 'secret', region };
  const objects: S3Server['objects'] = new Map();
  const open: S3Server['open'] = new Map();
  let faults = { times: 0, status: 0, when: (_: { method: string; url: string }) => true };
  let uploads = 0;

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => refuse(response, 500, 'InternalError', String(error)));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bytesOf(request);
    const method = request.method ?? 'GET';
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (faults.times > 0 && faults.when({ method, url: request.url ?? '' })) {
      faults.times -= 1;
      return refuse(response, faults.status, faults.status === 503 ? 'SlowDown' : 'AccessDenied', 'Not now.');
    }
    const fault = signatureFault({ method, url: request.url ?? '/', headers: request.headers, body }, keys, new Date());
    if (fault) return refuse(response, fault.status, fault.code, 'The request is not signed for this store.');
    const path = decodeURIComponent(url.pathname);
    if (method === 'GET' && url.searchParams.get('list-type') === '2') return list(response, url.searchParams);
    if (!path.startsWith(`/${bucket}/`)) return refuse(response, 404, 'NoSuchBucket', 'The bucket does not exist.');
    const key = path.slice(bucket.length + 2);
    const uploadId = url.searchParams.get('uploadId');
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;

    if (method === 'POST' && url.searchParams.has('uploads')) {
      uploads += 1;
      open.set(`u${uploads}`, new Map());
      pending.set(`u${uploads}`, headersOf(request));
      return xml(
        response,
        `<InitiateMultipartUploadResult><UploadId>u${uploads}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    if (uploadId !== null) {
      const parts = open.get(uploadId);
      if (!parts) return refuse(response, 404, 'NoSuchUpload', 'The upload does not exist.');
      if (method === 'PUT') {
        parts.set(Number(url.searchParams.get('partNumber')), body);
        return void response.writeHead(200, { etag }).end();
      }
      if (method === 'DELETE') {
        open.delete(uploadId);
        return void response.writeHead(204).end();
      }
      const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map((match) => Number(match[1]));
      if (named.length !== parts.size || named.some((number) => !parts.has(number))) {
        return refuse(response, 400, 'InvalidPart', 'A part is missing.');
      }
      const bytes = Buffer.concat(named.map((number) => parts.get(number) as Buffer));
      objects.set(key, { bytes, headers: pending.get(uploadId) ?? {}, changedAt: new Date() });
      open.delete(uploadId);
      return xml(response, `<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`);
    }
    if (method === 'PUT') {
      objects.set(key, { bytes: body, headers: headersOf(request), changedAt: new Date() });
      return void response.writeHead(200, { etag }).end();
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found) return refuse(response, 404, 'NoSuchKey', 'The object does not exist.');
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
    const start = range ? Number(range[1]) : 0;
    const end = range?.[2] ? Math.min(Number(range[2]), found.bytes.length - 1) : found.bytes.length - 1;
    if (range && start >= found.bytes.length)
      return refuse(response, 416, 'InvalidRange', 'The range is not satisfiable.');
    const part = found.bytes.subarray(start, end + 1);
    response.writeHead(range ? 206 : 200, {
      ...found.headers,
      'content-length': part.length,
      ...(range ? { 'content-range': `bytes ${start}-${end}/${found.bytes.length}` } : {}),
    });
    response.end(method === 'HEAD' ? undefined : part);
  }
  const pending = new Map<string, Record<string, string>>();

  const contentOf = (key: string) => {
    const { bytes, changedAt = new Date() } = objects.get(key)!;
    const facts = `<Size>${bytes.length}</Size><LastModified>${changedAt.toISOString()}</LastModified>`;
    return `<Contents><Key>${escapeXml(key)}</Key>${facts}</Contents>`;
  };

  /** Two keys per page, so that clients must page. */
  function list(response: ServerResponse, asked: URLSearchParams): void {
    const after = asked.get('continuation-token') ?? '';
    const prefix = asked.get('prefix') ?? '';
    const keys = [...objects.keys()].sort().filter((key) => key > after && key.startsWith(prefix));
    const page = keys.slice(0, 2);
    const more = keys.length > page.length;
    const contents = page.map(contentOf).join('');
    const next = more ? `<NextContinuationToken>${escapeXml(page.at(-1) ?? '')}</NextContinuationToken>` : '';
    xml(response, `<ListBucketResult><IsTruncated>${more}</IsTruncated>${contents}${next}</ListBucketResult>`);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket,
    ...keys,
    objects,
    open,
    fail: (times, status, when = () => true) => {
      faults = { times, status, when };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function headersOf(request: IncomingMessage): Record<string, string> {
  const token = request.headers['x-amz-security-token'];
  return {
    ...(typeof token === 'string' ? { 'x-amz-security-token': token } : {}),
    'content-type': request.headers['content-type'] ?? '',
    'content-disposition': request.headers['content-disposition'] ?? '',
  };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function xml(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
}

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`,
  );
}
