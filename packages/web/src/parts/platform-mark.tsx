import { isPlatform, type Platform, platformLabel } from '@pavilion/domain';
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTiktok,
  IconBrandTwitter,
  IconBrandYoutube,
  IconUpload,
  IconWorld,
} from '@tabler/icons-react';
import type { IconComponent } from '../shell/route-types.ts';

const marks: Record<Platform, IconComponent> = {
  instagram: IconBrandInstagram,
  twitter: IconBrandTwitter,
  youtube: IconBrandYoutube,
  facebook: IconBrandFacebook,
  tiktok: IconBrandTiktok,
  linkedin: IconBrandLinkedin,
};

/** Icon of a platform (LIB-051); other sites share the globe, and uploads have an arrow. */
export const platformMark = (platform: string | undefined, what: 'url' | 'file' = 'url'): IconComponent =>
  what === 'file' ? IconUpload : isPlatform(platform) ? marks[platform] : IconWorld;

interface PlatformMarkProps {
  platform: string | undefined;
  what: 'url' | 'file';
  size?: number;
}

/** The icon with an accessible name. */
export function PlatformMark({ platform, what, size = 18 }: PlatformMarkProps) {
  const Mark = platformMark(platform, what);
  const name = what === 'file' ? 'Uploaded' : (platformLabel(platform) ?? 'Web site');
  return (
    <span role="img" aria-label={name} title={name} style={{ display: 'inline-flex' }}>
      <Mark size={size} stroke={1.8} />
    </span>
  );
}
