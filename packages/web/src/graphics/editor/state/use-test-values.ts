import type { FieldValues } from '@pavilion/domain/graphics';
import { useRemembered } from '../../../kit/use-remembered.ts';

const none: FieldValues = {};

/** Values with which a designer tries a template out, in this browser. */
export const useTestValues = (template: string) => useRemembered<FieldValues>(`graphics.try.${template}`, none);
