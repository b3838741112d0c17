import type { Capability } from '@pavilion/domain';
import type { Section } from '../theme/accents.ts';

/** Collections belong to the catalogue and the archive. People with the catalogue see them in its colour (OPN-001). */
export const collectionsSection = (can: (capability: Capability) => boolean): Section =>
  can('openCatalogue') ? 'catalogue' : 'archive';
