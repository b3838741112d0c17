import { briefs } from '@pavilion/domain';
import { formFields } from '../../kit/form-fields.ts';
import type { BriefDraft } from './brief-draft.ts';

export interface StepProps {
  draft: BriefDraft;
  set: (changes: Partial<BriefDraft>) => void;
  /** Sentences of the server for single fields. */
  errors: Record<string, string | undefined>;
}

/** Props of the inputs of a new brief. */
export const draftFields = ({ draft, set, errors }: StepProps) =>
  formFields({
    type: briefs,
    values: draft,
    errors,
    set: (name, value) => set({ [name]: value }),
    none: undefined,
  });
