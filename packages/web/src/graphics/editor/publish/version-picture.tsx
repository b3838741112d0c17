import { DesignPicture } from '../../design-picture.tsx';
import { useVersionDesign, type VersionName } from './version-design.ts';

/** The first slide of a state of the template. */
export function VersionPicture({ version, alt }: { version: VersionName; alt: string }) {
  const design = useVersionDesign(version);
  return design && Object.keys(design.sizes).length > 0 ? <DesignPicture design={design} alt={alt} /> : null;
}
