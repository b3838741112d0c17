import { createHash } from 'node:crypto';
import { sampleRanges, type UploadTarget } from '@pavilion/domain/files';
import type { Person } from './person.ts';

export interface Uploaded {
  /** Id of the upload and of its file; empty when refused immediately. */
  id: string;
  status: number;
  /** Message of the refusal. */
  refused?: string | undefined;
}

/** Uploads bytes in one piece over the browser's protocol. */
export async function upload(
  person: Person,
  target: UploadTarget,
  name: string,
  bytes: Buffer,
  more: Record<string, string> = {},
): Promise<Uploaded> {
  const created = await beginUpload(person, bytes.length, { name, target: JSON.stringify(target), ...more });
  if (!created.id || created.refused || bytes.length === 0) return created;
  const sent = await sendPart(person, created.id, 0, bytes);
  return { id: created.id, status: sent.status, refused: sent.ok ? undefined : await sentenceOf(sent) };
}

export async function beginUpload(person: Person, size: number, metadata: Record<string, string>): Promise<Uploaded> {
  const response = await person.fetch('/api/uploads', {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(size),
      'upload-metadata': Object.entries(metadata)
        .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
        .join(','),
    },
  });
  const { status } = response;
  if (status !== 201) return { id: '', status, refused: await sentenceOf(response) };
  const location = response.headers.get('location') as string;
  return { id: location.slice(location.lastIndexOf('/') + 1), status };
}

export function sendPart(person: Person, id: string, offset: number, bytes: Buffer): Promise<Response> {
  return person.fetch(`/api/uploads/${id}`, {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  });
}

/** Bytes that the server reports as received; null when it has no such upload of this person. */
export async function offsetOf(person: Person, id: string): Promise<number | null> {
  const response = await person.fetch(`/api/uploads/${id}`, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } });
  return response.ok ? Number(response.headers.get('upload-offset')) : null;
}

/** Fingerprint that a browser sends, so that a changed file is noticed. */
export function sampleOf(bytes: Buffer): string {
  const hash = createHash('sha256');
  for (const { start, end } of sampleRanges(bytes.length)) hash.update(bytes.subarray(start, end));
  return hash.digest('hex');
}

export async function sentenceOf(response: Response): Promise<string> {
  const text = await response.text();
  try {
    return (JSON.parse(text) as { message: string }).message;
  } catch {
    return text;
  }
}

/** Content with valid first bytes that is not a real picture or video beyond them. */
export const bytesLike = {
  mp4: (extra = 100) =>
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\x02\0isommp41'), Buffer.alloc(extra, 7)]),
  mov: () => Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from('ftypqt  \0\0\x02\0qt  '), Buffer.alloc(100, 7)]),
  /** A real picture of one pixel. */
  png: () =>
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  pdf: () => Buffer.from('%PDF-1.7\n%…\n'),
  vtt: () => Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHowzat!\n'),
  html: () => Buffer.from('<!doctype html><script>alert(1)</script>'),
};
