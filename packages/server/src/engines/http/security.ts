import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../store/refusal.ts';

/**
 * Only our own files run: no inline script, no plug-in, no frame around us. Styles may be inline, since the interface kit
 * sets positions and colours on elements; pictures and video may come from memory (blob:), as previews before upload do.
 */
const contentSecurityPolicy = (frames: readonly string[]) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    mediaSrc: ["'self'", 'blob:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'", 'blob:'],
    workerSrc: ["'self'", 'blob:'],
    frameSrc: ["'self'", 'blob:', ...frames],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
});

/** `frames`: origins of players that are shown in a frame. */
export async function secureHeaders(
  server: FastifyInstance,
  overTls: boolean,
  frames: readonly string[] = [],
): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(frames),
    strictTransportSecurity: overTls ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Sign-in with Google or Microsoft opens a window that tells ours when it is done.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A browser page of another origin may neither write nor open the socket, whatever cookie the browser adds. */
export function isOwnOrigin(request: Pick<FastifyRequest, 'headers'>, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  if (request.headers['sec-fetch-site'] === 'cross-site') return false;
  if (origin === undefined) return true;
  if (origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

export function checkOrigin(server: FastifyInstance, publicUrl: () => string): void {
  server.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method) || isOwnOrigin(request, publicUrl())) return;
    throw new Refusal('NOT_ALLOWED', 'This request came from another site and was not done.');
  });
}

/** For what is too much to be begun by a link on another site, though it only reads. */
export function refuseOtherSites(request: Pick<FastifyRequest, 'headers'>): void {
  const site = request.headers['sec-fetch-site'] ?? 'none';
  if (site === 'none' || site === 'same-origin') return;
  throw new Refusal('NOT_ALLOWED', 'This request came from another site and was not done.');
}
