import { platformOf } from '@pavilion/domain/inspirations';
import { trackingParameters } from './tracking-parameters.data.ts';

/** Whether a name in the query of this site says only where somebody came from. */
function isTracking(site: string, name: string): boolean {
  return Object.entries(trackingParameters).some(
    ([place, names]) =>
      (place === 'everywhere' || site === place || site.endsWith(`.${place}`)) &&
      names.some((known) => fits(known.toLowerCase(), name.toLowerCase())),
  );
}

const fits = (known: string, name: string) =>
  known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known;

/**
 * One address per thing: without tracking, in one spelling of the host, and for the platforms the one form of a post that
 * all its links share. Only compared, never fetched.
 */
export function canonicalLink(link: string): string {
  if (!URL.canParse(link)) return link;
  const url = new URL(link);
  url.protocol = 'https:';
  url.username = '';
  url.password = '';
  url.hostname = url.hostname.replace(/^(?:(?:www\d?|m|mobile)\.)+(?=.*\.)/, '').replace(/\.$/, '');
  // A fragment is a place on the page, except where applications keep their address in it.
  if (!/^#[!/]./.test(url.hash)) url.hash = '';
  for (const name of [...new Set(url.searchParams.keys())]) {
    if (isTracking(url.hostname, name)) url.searchParams.delete(name);
  }
  url.searchParams.sort();
  url.pathname = url.pathname.replace(/\/{2,}/g, '/').replace(/(?:\/(?:index\.(?:html?|php))?)+$/, '') || '/';
  const post = postOf(url);
  return (post ?? textOf(url)).slice(0, 4_000);
}

/**
 * Whether two things under one stored address are two all the same: their addresses differ in the query alone. It was
 * once cut off more freely, and what was stored then stands so for ever.
 */
export function differInQuery(one: string, other: string): boolean {
  const [first, second] = [canonicalLink(one), canonicalLink(other)];
  return first !== second && first.split('?')[0] === second.split('?')[0];
}

/** The address without the one slash that a bare host may have or not. */
const textOf = ({ origin, pathname, search, hash }: URL): string =>
  origin + (pathname === '/' ? '' : pathname) + search + hash;

/** The one address of a post; the same film has many. */
function postOf(url: URL): string | undefined {
  const path = url.pathname;
  switch (platformOf(url.href)) {
    case 'youtube': {
      const film =
        url.hostname === 'youtu.be'
          ? /^\/([\w-]{6,})/.exec(path)?.[1]
          : (/^\/(?:shorts|live|embed|v)\/([\w-]{6,})/.exec(path)?.[1] ??
            (path === '/watch' && url.searchParams.get('v')));
      return film ? `https://youtube.com/watch?v=${film}` : undefined;
    }
    case 'instagram': {
      const post = /^\/(?:[\w.]+\/)?(?:p|reels?|tv)\/([\w-]+)/.exec(path)?.[1];
      return post && `https://instagram.com/p/${post}`;
    }
    case 'twitter': {
      const post = /^\/[^/]+(?:\/web)?\/status(?:es)?\/(\d+)/.exec(path)?.[1];
      return post ? `https://x.com/i/status/${post}` : textOf(url).replace('://twitter.com', '://x.com');
    }
    case 'tiktok': {
      const film = /^\/@[^/]+\/(?:video|photo)\/(\d+)/.exec(path)?.[1];
      return film && `https://tiktok.com/video/${film}`;
    }
    default:
      return undefined;
  }
}
