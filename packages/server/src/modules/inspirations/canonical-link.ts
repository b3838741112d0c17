import { platformOf } from '@pavilion/domain/inspirations';
import { trackingParameters } from './tracking-parameters.data.ts';

/** Whether a query parameter of this site is only for tracking. */
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
 * The canonical address of a link: without tracking, with one spelling of the host, and for platforms one form of the address
 * of a post. For comparison only, never fetched.
 */
export function canonicalLink(link: string): string {
  if (!URL.canParse(link)) return link;
  const url = new URL(link);
  url.protocol = 'https:';
  url.username = '';
  url.password = '';
  url.hostname = url.hostname.replace(/^(?:(?:www\d?|m|mobile)\.)+(?=.*\.)/, '').replace(/\.$/, '');
  // A fragment is a place on the page, except in applications that keep their route in it.
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
 * Whether two links with the same stored canonical address differ in their query, so are different after all. An earlier
 * version removed more query parameters, and its results are still stored.
 */
export function differInQuery(one: string, other: string): boolean {
  const [first, second] = [canonicalLink(one), canonicalLink(other)];
  return first !== second && first.split('?')[0] === second.split('?')[0];
}

/** The address without the optional slash after a bare host. */
const textOf = ({ origin, pathname, search, hash }: URL): string =>
  origin + (pathname === '/' ? '' : pathname) + search + hash;

/** The one address of a post, which many addresses lead to. */
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
