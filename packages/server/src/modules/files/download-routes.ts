import type {} from '@fastify/compress';
import { downloadName, type FileDocument, mayShowInline } from '@pavilion/domain/files';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { ViewerOf } from '../../engines/auth/viewers.ts';
import { notFound } from '../../engines/store/refusal.ts';
import { fileToSend } from './file-to-send.ts';
import { type Sending, sendStored } from './send-stored.ts';

type Part = (file: FileDocument, inline: boolean) => Omit<Sending, 'tag' | 'immutable'> | null;

/** Downloadable parts of a file. Null: this part does not exist (yet), and the screen does without it. */
const parts = new Map<string, Part>([
  ['original', (file, inline) => source(file, inline)],
  // The preview, or the original if browsers can show it.
  ['preview', (file) => derived(file, file.previews.preview) ?? (mayShowInline(file.mime) ? source(file, true) : null)],
  ['poster', (file) => derived(file, file.previews.poster)],
  ['storyboard', (file) => derived(file, file.previews.storyboard)],
  ['storyboard.json', (file) => derived(file, file.previews.storyboardIndex)],
]);

/** Registers the downloads of files. Every request asks the policy, so hidden files cannot be downloaded either. */
export function registerDownloads(app: FastifyInstance, context: Context, viewerOf: ViewerOf): void {
  app.route<{ Params: { id: string; part: string }; Querystring: { inline?: string } }>({
    method: ['GET', 'HEAD'],
    url: '/api/files/:id/:part',
    compress: false,
    handler: async (request, reply) => {
      const viewer = await viewerOf(request, 'files:read');
      const { id, part } = request.params;
      const file = await fileToSend(context, viewer, id);
      if (part === 'subtitles') {
        // A text track is a file of its own; the address of a video leads to the track that belongs to it.
        const track = file.subsFileID ? await fileToSend(context, viewer, file.subsFileID) : file;
        return send(request, reply, subtitles(track));
      }
      const sending = parts.get(part)?.(file, request.query.inline === '1') ?? null;
      return send(request, reply, sending, part === 'original');
    },
  });

  /** Only the address of an original always leads to the same bytes: a preview follows where the original was shown. */
  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    sending: Omit<Sending, 'tag' | 'immutable'> | null,
    immutable = false,
  ) {
    if (!sending) throw notFound();
    // Each stored content has its own key, so the key identifies the bytes.
    const tag = Buffer.from(sending.key).toString('base64url').slice(-60);
    return sendStored(context, request, reply, { ...sending, tag, immutable });
  }
}

function source(file: FileDocument, inline: boolean) {
  if (!file.sourcePath) return null;
  return { key: file.sourcePath, mime: file.mime ?? 'application/octet-stream', fileName: downloadName(file), inline };
}

const derivedTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  json: 'application/json',
};

function derived(file: FileDocument, key: string | undefined) {
  if (!key) return null;
  const extension = key.slice(key.lastIndexOf('.') + 1);
  const mime = derivedTypes[extension] ?? 'application/octet-stream';
  const stem = downloadName(file).replace(/\.[^.]*$/, '');
  return { key, mime, fileName: `${stem || 'preview'}.${extension}`, inline: true };
}

function subtitles(file: FileDocument) {
  return file.mime === 'text/vtt' ? source(file, true) : null;
}
