import type { FieldValues } from '@pavilion/domain/graphics';
import { useDraft } from '../../../kit/use-draft.ts';

const none: FieldValues = {};

/** Values with which a designer tries a template out, in this browser. */
export const useTestValues = (template: string) => useDraft<FieldValues>(`graphics.try.${template}`, none);
