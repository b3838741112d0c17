import { type FileDocument, mayShowInline } from '@pavilion/domain/files';
import { refuseFilm } from '@pavilion/domain/graphics';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { notFound } from '../../engines/store/refusal.ts';
import { sendStored } from '../files/send-stored.ts';
import { sendFrame } from './frame-routes.ts';

interface Asked {
  Params: { secret: string; file: string; frame: string };
}

/** Registers the pictures and films of a programme. `fileOnAir` refuses files that it does not show. */
export function registerAirFiles(
  app: FastifyInstance,
  context: Context,
  fileOnAir: (secret: string, id: string) => Promise<FileDocument>,
): void {
  const asked = ({ secret, file }: Asked['Params']) => fileOnAir(secret, file);

  app.get<Asked>('/api/air/:secret/picture/:file', { compress: false }, async (request, reply) => {
    const file = await asked(request.params);
    const mime = file.mime ?? 'application/octet-stream';
    return sendStored(context, request, reply, { ...sent(file, file.sourcePath, mime), immutable: true });
  });

  app.get<Asked>('/api/air/:secret/frame/:file/:frame', { compress: false }, async (request, reply) =>
    sendFrame(context, reply, await asked(request.params), request.params.frame),
  );

  // What browsers play: the preview, or the original if that is enough.
  app.get<Asked>('/api/air/:secret/film/:file', { compress: false }, async (request, reply) => {
    const file = await asked(request.params);
    const { preview } = file.previews;
    const mime = preview ? 'video/mp4' : (file.mime ?? '');
    if (refuseFilm(file) || !mayShowInline(mime)) throw notFound();
    return sendStored(context, request, reply, { ...sent(file, preview ?? file.sourcePath, mime), immutable: false });
  });
}

const sent = ({ name }: FileDocument, key: string, mime: string) => ({
  key,
  mime,
  fileName: name,
  // Each stored content has a key of its own.
  tag: Buffer.from(key).toString('base64url').slice(-60),
  inline: true,
});
