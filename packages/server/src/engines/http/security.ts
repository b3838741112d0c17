import helmet from '@fastify/helmet';
import { requestIdHeader } from '@pavilion/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../store/refusal.ts';

/**
 * Only our own files run: no inline script, no plug-in, no framing by other sites. Inline styles are allowed because
 * the UI library sets positions and colours on elements; images and video may come from memory (blob:), for previews
 * before upload.
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

/** `frames`: origins of players shown in a frame. */
export async function secureHeaders(
  server: FastifyInstance,
  overTls: boolean,
  frames: readonly string[] = [],
): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(frames),
    strictTransportSecurity: overTls ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Sign-in with Google or Microsoft uses a pop-up that reports back to our page.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
}

const partHeaders = new Set(['x-content-type-options', 'cross-origin-resource-policy']);

/**
 * Leaves only the headers that protect a part of a page, such as a script or a font. The policies of a page are in the
 * headers of the page; repeated on each of its parts, they are larger than many of the parts.
 */
export function keepPartHeaders(reply: FastifyReply): void {
  reply.removeHeader(requestIdHeader);
  for (const name of reply.raw.getHeaderNames()) if (!partHeaders.has(name)) reply.raw.removeHeader(name);
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Pages of other origins may neither write nor open the socket, whatever cookie the browser sends. */
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
    throw new Refusal('NOT_ALLOWED', 'This request came from another site and was refused.');
  });
}

/** For reads too expensive to be triggered by a link on another site. */
export function refuseOtherSites(request: Pick<FastifyRequest, 'headers'>): void {
  const site = request.headers['sec-fetch-site'] ?? 'none';
  if (site === 'none' || site === 'same-origin') return;
  throw new Refusal('NOT_ALLOWED', 'This request came from another site and was refused.');
}
