import { type Inspiration, platformOf } from '@pavilion/domain/inspirations';
import { type PageTags, plainText, readPageTags } from './page-tags.ts';

/** Metadata of a link. Texts may be empty; images are absolute URLs, the best first. */
export interface LinkFacts {
  /** Final URL, after redirects. */
  url: string;
  title: string;
  author: string;
  description: string;
  type: Inspiration['type'];
  images: string[];
}

const mostImages = 20;
const clip = (text: unknown, most: number) => (typeof text === 'string' ? plainText(text).slice(0, most) : '');

/** Metadata of a page: from Open Graph, then Twitter cards, JSON-LD and the plain tags. */
export function factsOfPage(html: string, url: string): LinkFacts & { oembed: string | undefined } {
  const tags = readPageTags(html);
  const meta = (...names: string[]) =>
    names.flatMap((name) => tags.meta.filter((each) => each.name === name)).map(({ content }) => content);
  const things = tags.data.flatMap(readThings);
  // Pages often begin with their site and publisher; the content has a known type, or a headline.
  const thing = things.find((each) => typeOfThing(each['@type'])) ?? things.find(({ headline }) => headline) ?? {};
  const images = [
    ...meta('og:image:secure_url', 'og:image:url', 'og:image', 'twitter:image', 'twitter:image:src', 'thumbnailurl'),
    ...imagesOf(thing.image),
    ...imagesOf(thing.thumbnailUrl),
    ...tags.links.filter(({ rel }) => rel === 'image_src').map(({ href }) => href),
  ];
  // Some pages are read through another address than the one they are written for.
  const base = tags.base && URL.canParse(tags.base, url) ? new URL(tags.base, url).href : url;
  const author = [
    authorOf(thing.author),
    authorOf(thing.creator),
    ...meta('author', 'article:author', 'twitter:creator'),
  ];
  return {
    url,
    title: clip(meta('og:title', 'twitter:title')[0] || thing.headline || thing.name || tags.title, 1_000),
    author: clip(
      author.find((name) => name && !/^https?:/i.test(name)),
      300,
    ),
    description: clip(meta('og:description', 'twitter:description', 'description')[0] || thing.description, 5_000),
    type: typeOfThing(thing['@type']) ?? typeOfGraph(meta('og:type')[0]),
    images: addressesOf(images, base),
    oembed: oembedOf(tags, base),
  };
}

/** Metadata from an oEmbed answer, which names author and type more reliably than the page. */
export function factsOfEmbed(embed: unknown, url: string): LinkFacts {
  const { title, author_name, type, thumbnail_url, url: photo } = recordOf(embed);
  return {
    url,
    title: clip(title, 1_000),
    author: clip(author_name, 300),
    description: '',
    type: type === 'photo' ? 'Photo' : type === 'video' ? 'Video' : undefined,
    images: addressesOf([type === 'photo' ? photo : undefined, thumbnail_url], url),
  };
}

/** Merges two readings of one link; the first takes precedence. */
export const joinFacts = (first: LinkFacts, second: LinkFacts): LinkFacts => ({
  url: first.url,
  title: first.title || second.title,
  author: first.author || second.author,
  description: first.description || second.description,
  type: first.type ?? second.type,
  images: [...new Set([...first.images, ...second.images])].slice(0, mostImages),
});

/** oEmbed addresses of platforms whose pages ask strangers for sign-in or consent. */
const embeds: Partial<Record<string, string>> = {
  youtube: 'https://www.youtube.com/oembed',
  tiktok: 'https://www.tiktok.com/oembed',
  twitter: 'https://publish.twitter.com/oembed',
  'vimeo.com': 'https://vimeo.com/api/oembed.json',
};

/** The oEmbed URL for a link to a known platform. */
export function knownEmbed(url: string): string | undefined {
  const endpoint = embeds[platformOf(url) ?? ''];
  return endpoint && `${endpoint}?format=json&url=${encodeURIComponent(url)}`;
}

/** Type of a link to a known platform, from the form of its URL. */
export function typeOfAddress(url: string): Inspiration['type'] {
  const platform = platformOf(url);
  if (platform === 'youtube' || platform === 'tiktok' || platform === 'vimeo.com') return 'Video';
  if (platform === 'instagram' && /\/(reels?|tv)\//.test(url)) return 'Video';
  return platform === 'instagram' && /\/p\//.test(url) ? 'Photo' : undefined;
}

/** Titles of interstitial pages, which are not about the link's content. */
const wall =
  /^(just a moment\W*|attention required\W.*|access denied|are you a robot\W*|please wait\W*|verify you are human.*|before you continue.*|log ?in.*|sign ?in.*|sign up.*|error|(page )?not found|instagram|facebook|tiktok\W*( make your day)?|x|twitter|linkedin)$/i;

/** Whether a title belongs to a sign-in page or robot check instead of the content. */
export const isWall = (title: string): boolean => wall.test(title.trim());

type Thing = Record<string, unknown>;

const recordOf = (value: unknown): Thing => (typeof value === 'object' && value !== null ? (value as Thing) : {});

/** Items of a JSON-LD text: the item itself, its list, or its graph. */
function readThings(text: string): Thing[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return [parsed]
      .flat()
      .flatMap((each) => [recordOf(recordOf(each).mainEntity), recordOf(each), ...listOf(recordOf(each)['@graph'])]);
  } catch {
    return [];
  }
}
const listOf = (value: unknown): Thing[] => (Array.isArray(value) ? value.map(recordOf) : []);

function authorOf(value: unknown): string {
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : clip(recordOf(first).name, 300);
}

function imagesOf(value: unknown): unknown[] {
  return [value].flat().map((each) => (typeof each === 'string' ? each : recordOf(each).url));
}

function addressesOf(found: readonly unknown[], base: string): string[] {
  const addresses = found.flatMap((each) => {
    if (typeof each !== 'string' || !each || each.length > 4_000 || !URL.canParse(each, base)) return [];
    const { protocol, href } = new URL(each, base);
    return /^https?:$/.test(protocol) ? [href] : [];
  });
  return [...new Set(addresses)].slice(0, mostImages);
}

function oembedOf({ links }: PageTags, base: string): string | undefined {
  const link = links.find(({ rel, type }) => rel.includes('alternate') && type.includes('json+oembed'));
  return link && addressesOf([link.href], base)[0];
}

const thingTypes: [RegExp, NonNullable<Inspiration['type']>][] = [
  [/VideoObject|Movie|Clip|TVEpisode/, 'Video'],
  [/Article|BlogPosting|Report$/, 'Article'],
  [/Photograph|ImageObject|ImageGallery/, 'Photo'],
  [/VideoGame|^Game$/, 'Game'],
  [/Application/, 'App/Utility'],
  [/Event$/, 'Event'],
];

function typeOfThing(given: unknown): Inspiration['type'] {
  const name = String([given].flat()[0] ?? '');
  return thingTypes.find(([pattern]) => pattern.test(name))?.[1];
}

function typeOfGraph(given = ''): Inspiration['type'] {
  if (/^video/i.test(given)) return 'Video';
  return /^article/i.test(given) ? 'Article' : undefined;
}
