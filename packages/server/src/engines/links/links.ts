import { type GuardedAnswer, guardedFetch, LinkFailure } from './guarded-fetch.ts';
import {
  factsOfEmbed,
  factsOfPage,
  isWall,
  joinFacts,
  knownEmbed,
  type LinkFacts,
  typeOfAddress,
} from './page-facts.ts';
import { readPageTags } from './page-tags.ts';

/** Reads the metadata of a link. Every failure is a `LinkFailure` whose message is a sentence for people. */
export interface LinkReader {
  read(url: string, signal: AbortSignal): Promise<LinkFacts>;
  /** The bytes of a picture, in whatever format. */
  picture(url: string, signal: AbortSignal): Promise<Buffer>;
}

export interface LinkSettings {
  /** Exceptions: non-public origins that may be read. */
  origins: readonly string[];
  /** Timeout for one page or picture, with all its redirects. */
  milliseconds?: number;
}

const mostPageBytes = 2 * 1024 ** 2;
const mostPictureBytes = 20 * 1024 ** 2;
const pages = /^(text\/html|application\/xhtml\+xml|image\/(?!svg)|video\/)/;

export function openLinks({ origins, milliseconds = 15_000 }: LinkSettings): LinkReader {
  const common = { origins, milliseconds };

  async function readPage(url: string, signal: AbortSignal): Promise<LinkFacts & { oembed?: string | undefined }> {
    const answer = await guardedFetch(url, {
      ...common,
      signal,
      mostBytes: mostPageBytes,
      whenTooLong: 'cut',
      accept: 'text/html,application/xhtml+xml;q=0.9,image/*;q=0.8,*/*;q=0.5',
      takes: pages,
    });
    return /^(image|video)\//.test(answer.type) ? factsOfMedium(answer) : factsOfPage(textOf(answer), answer.url);
  }

  async function readEmbed(endpoint: string, url: string, signal: AbortSignal): Promise<LinkFacts> {
    const { body } = await guardedFetch(endpoint, {
      ...common,
      signal,
      mostBytes: mostPageBytes,
      whenTooLong: 'refuse',
      accept: 'application/json',
      takes: /json/,
    });
    return factsOfEmbed(JSON.parse(body.toString('utf8')), url);
  }

  return {
    async read(url, signal) {
      const [page] = await Promise.allSettled([readPage(url, signal)]);
      signal.throwIfAborted();
      const read = page.status === 'fulfilled' ? page.value : undefined;
      const shown = read && !isWall(read.title) ? read : undefined;
      const endpoint = shown?.oembed ?? knownEmbed(read?.url ?? url) ?? knownEmbed(url);
      // oEmbed is optional: a page without it, or with a broken one, is still read.
      const embed = endpoint ? await readEmbed(endpoint, url, signal).catch(() => undefined) : undefined;
      signal.throwIfAborted();
      const known = embed && shown ? joinFacts(embed, shown) : (embed ?? shown);
      if (known && (known.title || known.images.length > 0)) {
        const { title, author, description, images } = known;
        // Behind a sign-in wall, the wall's address is not the address of the content.
        const address = shown?.url ?? url;
        return { url: address, title, author, description, images, type: known.type ?? typeOfAddress(address) };
      }
      if (page.status === 'rejected') throw page.reason;
      throw new LinkFailure('This page cannot be read without signing in. A screenshot can be uploaded instead.');
    },
    async picture(url, signal) {
      const { body } = await guardedFetch(url, {
        ...common,
        signal,
        mostBytes: mostPictureBytes,
        whenTooLong: 'refuse',
        accept: 'image/webp,image/png,image/jpeg,image/*;q=0.8',
        takes: /^(image\/(?!svg)|application\/octet-stream|binary\/octet-stream)/,
      });
      return body;
    },
  };
}

/** A direct link to a picture or video is named after its file. */
function factsOfMedium({ url, type }: GuardedAnswer): LinkFacts {
  const { pathname, hostname } = new URL(url);
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  const isPicture = type.startsWith('image/');
  return {
    url,
    title:
      decoded(name)
        .replace(/\.[a-z0-9]{2,5}$/i, '')
        .slice(0, 1_000) || hostname,
    author: '',
    description: '',
    type: !isPicture ? 'Video' : type === 'image/gif' ? 'Animation' : 'Photo',
    images: isPicture ? [url] : [],
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Bytes at the beginning of a page in which it names its encoding. */
const headBytes = 4_096;
/** A page that begins with this mark is UTF-8, whatever it or its server says. */
const hasMark = (body: Buffer) => body.subarray(0, 3).equals(Buffer.of(0xef, 0xbb, 0xbf));

/** The page as text, in the encoding given by the page or its server. */
function textOf({ body, charset }: GuardedAnswer): string {
  const named = charset ?? readPageTags(body.toString('latin1', 0, headBytes)).charset;
  try {
    return new TextDecoder(hasMark(body) ? 'utf-8' : (named ?? 'utf-8')).decode(body);
  } catch {
    return body.toString('utf8');
  }
}
