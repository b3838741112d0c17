import type { IncomingMessage, ServerResponse } from 'node:http';
import sharp from 'sharp';
import { type Loopback, openLoopback } from './loopback.ts';

type Answer = string | ((request: IncomingMessage, response: ServerResponse) => void);

export interface WebSite extends Loopback {
  /** Paths in the order requested. */
  asked: string[];
  /** Serves a page, or the function's response, at a path. */
  put(path: string, answer: Answer): void;
  redirect(path: string, to: string): void;
  /** Serves a picture of one colour. */
  picture(path: string, size: { width: number; height: number }, colour: string): Promise<void>;
}

/** Stand-in for a web site: pages, pictures, redirects, and other responses that sites give to readers. */
export async function openWebSite(): Promise<WebSite> {
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const server = await openLoopback((request, _body, response) => {
    const path = request.url!;
    asked.push(path);
    const answer = answers.get(path) ?? answers.get(path.split('?')[0]!);
    if (typeof answer === 'function') return answer(request, response);
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(answer ?? 'Nothing here.');
  });
  const put = (path: string, answer: Answer) => void answers.set(path, answer);
  return {
    ...server,
    asked,
    put,
    redirect: (path, to) =>
      put(path, (_request, response) => {
        response.writeHead(302, { location: to });
        response.end();
      }),
    async picture(path, { width, height }, colour) {
      const bytes = await sharp({ create: { width, height, channels: 3, background: colour } })
        .jpeg()
        .toBuffer();
      put(path, (_request, response) => {
        response.writeHead(200, { 'content-type': 'image/jpeg' });
        response.end(bytes);
      });
    },
  };
}

/** Pages in the format of large sites, reduced to the parts that are read. */
export const pageLike = {
  article: (image: string) => `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
    <title>How the drone shot was made | Sport Design</title>
    <meta property="og:type" content="article"><meta property='og:title' content="How the drone shot was made &amp; lit">
    <meta property="og:description" content="Forty takes,&#x20;one ball.">
    <meta property="og:image" content="${image}">
    <script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"Sport Design"},
      {"@type":"NewsArticle","headline":"How the drone shot was made","author":[{"@type":"Person","name":"Ada Lens"}]}]}</script>
    </head><body><svg><title>Menu</title></svg><p>Text</p></body></html>`,
  video: (embed: string, thumbnail: string) => `<!doctype html><html><head>
    <meta name="title" content="Best catches"><title>Best catches - YouTube</title>
    <link rel="alternate" type="application/json+oembed" href="${embed}" title="Best catches">
    <meta property="og:site_name" content="YouTube"><meta property="og:title" content="Best catches">
    <meta property="og:image" content="${thumbnail}"><meta property="og:type" content="video.other"></head><body></body></html>`,
  /** Pages that platforms show to visitors who are not signed in. */
  wall: '<!DOCTYPE html><html><head><title>Instagram</title></head><body><div id="react-root"></div></body></html>',
  bare: '<html><body><p>Hello</p></body></html>',
};
