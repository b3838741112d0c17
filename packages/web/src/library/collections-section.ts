import type { Capability } from '@pavilion/domain';
import type { Section } from '../theme/accents.ts';

/** Collections belong to the catalogue and to the archive: who has the catalogue sees them in its colour (OPN-001). */
export const collectionsSection = (can: (capability: Capability) => boolean): Section =>
  can('openCatalogue') ? 'catalogue' : 'archive';
