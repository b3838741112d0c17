import type { Deliverable } from './documents.ts';

/** The name of a version at the video platform: `Ashes 2027 | Trailer - Version 3`. */
export function versionUploadName(
  deliverable: Pick<Deliverable, 'title' | 'productionTitle'>,
  version: number,
): string {
  const brief = deliverable.productionTitle ? `${deliverable.productionTitle} | ` : '';
  return `${brief}${deliverable.title} - Version ${version}`.slice(0, 255);
}
