import { and, nothing, type Where } from '@pavilion/sync';
import { archiveReading } from '../access/match-access.ts';
import { inScope, type ScopePaths, scope } from '../access/scope.ts';
import { can, type Viewer } from '../access/viewer.ts';

/** Scope fields of templates, their parts, and graphics. */
export const graphicScope: ScopePaths = { department: 'department', brands: 'brands' };

/** Rundowns that a person may give a livestream: within the department and brands, as for graphics (GFX-030). */
export const rundownChoosing = (viewer: Viewer): Where =>
  can(viewer, 'chooseRundowns') ? scope(viewer, graphicScope) : nothing;

/** Templates and graphics within a person's department and brands (GFX-005). */
export const graphicReading = (viewer: Viewer): Where =>
  can(viewer, 'openGraphics') ? scope(viewer, graphicScope) : nothing;

/** Designers see templates in every state and their parts, makers the published and the retired ones (GFX-004). */
export const templateReading = (viewer: Viewer): Where =>
  can(viewer, 'designTemplates')
    ? graphicReading(viewer)
    : and(graphicReading(viewer), { state: { in: ['published', 'retired'] } });

/** Slides, slots and fields: what designers edit. */
export const designReading = (viewer: Viewer): Where =>
  can(viewer, 'designTemplates') ? graphicReading(viewer) : nothing;

/** Moments of the matches that a person may see in the archive. */
export const momentReading = (viewer: Viewer): Where =>
  can(viewer, 'openGraphics') ? archiveReading(viewer) : nothing;

export const mayDesign = (viewer: Viewer, document: object): boolean =>
  can(viewer, 'designTemplates') && inScope(viewer, document, graphicScope);

export const mayMake = (viewer: Viewer, document: object): boolean =>
  can(viewer, 'openGraphics') && inScope(viewer, document, graphicScope);
