import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { contentDisposition } from './content-disposition.ts';
import { checkKey } from './key.ts';
import type { Storage, StoredFile, StoredKey } from './types.ts';

export interface S3Options {
  endpoint?: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  /** For temporary credentials. */
  sessionToken?: string;
  region: string;
  /** Folder for the local copies made by `withLocal`. */
  temporary: string;
  /** Part size in bytes; stores refuse parts below 5 MiB, the test server does not. */
  partSize?: number;
}

const PART = 16 * 1024 * 1024;
/** Stores accept at most 10,000 parts; some want equal sizes, so the size is fixed before the first. */
const MOST_PARTS = 9_000;
/** Part size for a stream of unknown length: 9,000 parts are 288 GB. */
const PART_OF_UNKNOWN = 32 * 1024 * 1024;
const AT_ONCE = 3;

/**
 * Files in an S3-compatible store. An object appears only when its last part is confirmed, so no temporary names are
 * needed.
 */
export async function openS3Storage(options: S3Options): Promise<Storage> {
  const Bucket = options.bucket;
  const client = new S3Client({
    ...(options.endpoint ? { endpoint: options.endpoint, forcePathStyle: true } : {}),
    region: options.region,
    credentials: {
      accessKeyId: options.accessKey,
      secretAccessKey: options.secretKey,
      ...(options.sessionToken ? { sessionToken: options.sessionToken } : {}),
    },
    // Many compatible stores do not support the newer trailing checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 4,
  });
  await mkdir(options.temporary, { recursive: true });

  async function upload(key: string, source: Readable, headers: ObjectHeaders, partSize: number): Promise<StoredFile> {
    const target = { Bucket, Key: checkKey(key) };
    const hash = createHash('sha256');
    let size = 0;
    let uploadId: string | undefined;
    const running = new Set<Promise<void>>();
    const sendings: Promise<void>[] = [];
    const done: { PartNumber: number; ETag: string | undefined }[] = [];

    const send = async (PartNumber: number, Body: Buffer) => {
      const answer = await client.send(new UploadPartCommand({ ...target, UploadId: uploadId, PartNumber, Body }));
      done.push({ PartNumber, ETag: answer.ETag });
    };

    try {
      let number = 0;
      for await (const part of inParts(source, partSize)) {
        hash.update(part);
        size += part.length;
        number += 1;
        if (number === 1 && part.length < partSize) {
          await client.send(new PutObjectCommand({ ...target, ...headers, Body: part }));
          return { size, sha256: hash.digest('hex') };
        }
        uploadId ??= (await client.send(new CreateMultipartUploadCommand({ ...target, ...headers }))).UploadId;
        const sending: Promise<void> = send(number, part).finally(() => running.delete(sending));
        // Its failure is handled below; until then it must not count as an unhandled rejection.
        sending.catch(() => {});
        running.add(sending);
        sendings.push(sending);
        if (running.size >= AT_ONCE) await Promise.race(running);
      }
      await Promise.all(sendings);
      const Parts = done.sort((a, b) => a.PartNumber - b.PartNumber);
      await client.send(
        new CompleteMultipartUploadCommand({ ...target, UploadId: uploadId, MultipartUpload: { Parts } }),
      );
      return { size, sha256: hash.digest('hex') };
    } catch (error) {
      await Promise.allSettled(sendings);
      // Unfinished parts are charged for until the upload is aborted.
      if (uploadId)
        await client.send(new AbortMultipartUploadCommand({ ...target, UploadId: uploadId })).catch(() => {});
      throw error;
    }
  }

  async function* entries(folder = ''): AsyncGenerator<StoredKey> {
    const Prefix = folder === '' ? undefined : `${folder}/`;
    for (let ContinuationToken: string | undefined; ; ) {
      const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
      for (const { Key: key, Size: size = 0, LastModified } of page.Contents ?? [])
        if (key !== undefined && !key.endsWith('/'))
          yield { key, size, changedAt: LastModified?.getTime() ?? Date.now() };
      ContinuationToken = page.NextContinuationToken;
      if (!page.IsTruncated || !ContinuationToken) return;
    }
  }

  const storage: Storage = {
    kind: 's3',
    put: (key, source, about) => upload(key, source, headersFor(about), options.partSize ?? PART_OF_UNKNOWN),
    async putFile(key, path, about) {
      const { size } = await stat(path);
      const partSize = options.partSize ?? Math.max(PART, Math.ceil(size / MOST_PARTS));
      const stored = await upload(key, createReadStream(path, { highWaterMark: 1 << 20 }), headersFor(about), partSize);
      if (!about.keep) await rm(path, { force: true });
      return stored;
    },
    async read(key, range) {
      const Range = range ? `bytes=${range.start}-${range.end}` : undefined;
      const answer = await client.send(new GetObjectCommand({ Bucket, Key: checkKey(key), Range }));
      return answer.Body as Readable;
    },
    async size(key) {
      try {
        const answer = await client.send(new HeadObjectCommand({ Bucket, Key: checkKey(key) }));
        return answer.ContentLength ?? null;
      } catch (error) {
        if ((error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404) return null;
        throw error;
      }
    },
    async withLocal(key, work) {
      const path = join(options.temporary, randomUUID());
      try {
        await pipeline(await storage.read(key), createWriteStream(path));
        return await work(path);
      } finally {
        await rm(path, { force: true });
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkKey(key) }));
    },
    async *list() {
      for await (const { key } of entries()) yield key;
    },
    entries,
    async move(from, to) {
      const { ContentType, ContentDisposition, Body } = await client.send(
        new GetObjectCommand({ Bucket, Key: checkKey(from) }),
      );
      const headers = { ContentType: ContentType ?? 'application/octet-stream', ContentDisposition };
      await upload(to, Body as Readable, headers, options.partSize ?? PART_OF_UNKNOWN);
      await storage.remove(from);
    },
    free: async () => null,
    removeEmptyFolders: async () => undefined,
  };
  return storage;
}

interface ObjectHeaders {
  ContentType: string;
  ContentDisposition: string | undefined;
}

/** A direct request for the object gets a download, never a page (DAT-140). */
const headersFor = (about: { contentType: string; fileName: string }): ObjectHeaders => ({
  ContentType: about.contentType,
  ContentDisposition: contentDisposition(about.fileName),
});

/** Cuts a stream into parts of exactly `size` bytes; the last one is shorter (and empty for an empty stream). */
async function* inParts(source: Readable, size: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let bytes = 0;
  let sent = 0;
  for await (const chunk of source) {
    held.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    while (bytes >= size) {
      const all = Buffer.concat(held);
      yield all.subarray(0, size);
      sent += 1;
      held = [all.subarray(size)];
      bytes -= size;
    }
  }
  if (bytes > 0 || sent === 0) yield Buffer.concat(held);
}
