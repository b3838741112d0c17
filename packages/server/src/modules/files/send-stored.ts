import { mayShowInline } from '@pavilion/domain/files';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { contentDisposition } from '../../engines/storage/content-disposition.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import { byteRange } from './byte-range.ts';

export interface Sending {
  key: string;
  /** Only these of its bytes, as a file of their own. */
  part?: { start: number; bytes: number } | undefined;
  mime: string;
  fileName: string;
  /** Identifies these bytes; other content has another tag. */
  tag: string;
  inline: boolean;
  /** True if the address always leads to the same bytes. */
  immutable: boolean;
}

/** Sends stored bytes: ranges, resumed downloads, revalidation and HEAD. The caller has asked the policy. */
export async function sendStored(
  context: Pick<Context, 'storage' | 'log'>,
  request: FastifyRequest,
  reply: FastifyReply,
  sending: Sending,
): Promise<FastifyReply> {
  const etag = `"${sending.tag}"`;
  const inline = sending.inline && mayShowInline(sending.mime);
  const unchanged = matchesTag(request.headers['if-none-match'], etag);
  const stored = unchanged ? 0 : await context.storage.size(sending.key);
  if (stored === null) {
    context.log.error({ key: sending.key }, 'A stored file is missing.');
    throw new Refusal('NOT_FOUND', 'This file is missing from the storage. Please tell an administrator.');
  }
  reply.headers({
    etag,
    vary: 'Cookie',
    'accept-ranges': 'bytes',
    'content-disposition': contentDisposition(sending.fileName, inline ? 'inline' : 'attachment'),
    'cache-control': sending.immutable ? 'private, max-age=86400, immutable' : 'private, no-cache',
    'content-security-policy': policyFor(sending.mime),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  if (unchanged) return reply.code(304).send();

  const { start: from, bytes: size } = sending.part ?? { start: 0, bytes: stored };
  // A download resumed after the bytes changed must restart, or it would mix both.
  const resumes = request.headers['if-range'] === undefined || request.headers['if-range'] === etag;
  const range = resumes ? byteRange(request.headers.range, size) : 'whole';
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${size}`).header('cache-control', 'no-store').send();
  }
  const part = range === 'whole' ? { start: 0, end: size - 1 } : range;
  reply.type(typeFor(sending.mime)).header('content-length', part.end - part.start + 1);
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
  if (request.method === 'HEAD' || size === 0) return reply.send();
  const isAll = range === 'whole' && !sending.part;
  const bytes = isAll ? undefined : { start: from + part.start, end: from + part.end };
  return reply.send(await context.storage.read(sending.key, bytes));
}

/** A sandbox would also prevent the browser from showing PDF. */
const policyFor = (mime: string) =>
  `default-src 'none'; frame-ancestors 'self'; ${mime === 'application/pdf' ? "object-src 'self'" : 'sandbox'}`;

/** Types that could run as a page are sent as plain bytes, in case a browser opens attachments. */
const runs = /^(text\/(?!plain|vtt|csv)|application\/(xml|javascript)|.*\+xml$)/;

function typeFor(mime: string): string {
  if (runs.test(mime)) return 'application/octet-stream';
  return mime.startsWith('text/') ? `${mime}; charset=utf-8` : mime;
}

function matchesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
