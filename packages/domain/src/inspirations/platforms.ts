/** LIB-051: the platforms that have a mark of their own; what is stored is the key. */
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

/** Whether a stored platform is one that has a mark. */
export const isPlatform = (stored: string | undefined): stored is Platform =>
  stored !== undefined && Object.hasOwn(platforms, stored);

/** The host of a web address in lower case, without `www.`; undefined where there is none. */
export function siteOf(url: string): string | undefined {
  const found = /^https?:\/\/(?:[^/?#@\s]*@)?([^/?#:@\s]+)/i.exec(url.trim());
  return found?.[1]?.toLowerCase().replace(/^www\d?\.|\.$/g, '') || undefined;
}

/** What is stored as the platform of a link: the key of a known one, else its site. */
export function platformOf(url: string): string | undefined {
  const site = siteOf(url);
  if (!site) return undefined;
  const known = platformKeys.find((key) =>
    platforms[key].hosts.some((host) => site === host || site.endsWith(`.${host}`)),
  );
  return known ?? site.slice(0, 100);
}

/** What people read of a stored platform. */
export const platformLabel = (stored: string | undefined): string | undefined =>
  isPlatform(stored) ? platforms[stored].label : stored;
