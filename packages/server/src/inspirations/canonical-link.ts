import { platformOf } from '@pavilion/domain/inspirations';

/** Parts of an address that only say where somebody came from. */
const tracking =
  /^(utm_.*|fbclid|gclid|dclid|gbraid|wbraid|msclkid|twclid|ttclid|yclid|li_fat_id|igsh|igshid|ig_rid|mc_cid|mc_eid|_hsenc|_hsmi|mkt_tok|vero_id|oly_.*_id|ref|ref_src|ref_url|referrer|source|share|share_id|shared|sharer?|si|feature|pp|ab_channel|trk|trackingid|lipi|mibextid|rdid|__cft__.*|__tn__|_r|_t|is_from_webapp|sender_device|web_id|cmpid|ocid|spm|cid|at_.*)$/i;

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
  for (const name of [...new Set(url.searchParams.keys())]) if (tracking.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  url.pathname = url.pathname.replace(/\/{2,}/g, '/').replace(/(?:\/(?:index\.(?:html?|php))?)+$/, '') || '/';
  const post = postOf(url);
  return (post ?? textOf(url)).slice(0, 4_000);
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
