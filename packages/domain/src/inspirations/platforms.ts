/** Platforms with a brand icon (LIB-051), under the keys that are stored. */
export const platforms = {
  instagram: { label: 'Instagram', hosts: ['instagram.com', 'instagr.am'] },
  twitter: { label: 'X (Twitter)', hosts: ['twitter.com', 'x.com', 't.co'] },
  youtube: { label: 'YouTube', hosts: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'] },
  facebook: { label: 'Facebook', hosts: ['facebook.com', 'fb.com', 'fb.watch', 'fb.me'] },
  tiktok: { label: 'TikTok', hosts: ['tiktok.com'] },
  linkedin: { label: 'LinkedIn', hosts: ['linkedin.com', 'lnkd.in'] },
} as const;
export type Platform = keyof typeof platforms;
export const platformKeys = Object.keys(platforms) as Platform[];

/** Whether a stored platform has a brand icon. */
export const isPlatform = (stored: string | undefined): stored is Platform =>
  stored !== undefined && Object.hasOwn(platforms, stored);

/** Host of a web address in lower case, without `www.`; undefined if there is none. */
export function siteOf(url: string): string | undefined {
  const found = /^https?:\/\/(?:[^/?#@\s]*@)?([^/?#:@\s]+)/i.exec(url.trim());
  return found?.[1]?.toLowerCase().replace(/^www\d?\.|\.$/g, '') || undefined;
}

/** Platform to store for a link: the key of a known one, otherwise the host. */
export function platformOf(url: string): string | undefined {
  const site = siteOf(url);
  if (!site) return undefined;
  const known = platformKeys.find((key) =>
    platforms[key].hosts.some((host) => site === host || site.endsWith(`.${host}`)),
  );
  return known ?? site.slice(0, 100);
}

/** On-screen name of a stored platform. */
export const platformLabel = (stored: string | undefined): string | undefined =>
  isPlatform(stored) ? platforms[stored].label : stored;
