import { type TemplateSpot, templateSpot, templates } from '@pavilion/domain/graphics';
import { type OtherAt, useOthersAt } from '../../../parts/use-others-here.ts';
import { useModel } from '../state/editor.ts';

/** Another designer in the same template, by id, and where. */
export type Other = OtherAt<TemplateSpot>;

/** The other designers who are in this template now (GFX-017). */
export const useOthers = (): readonly Other[] => useOthersAt(templates, useModel().template.id, templateSpot);
