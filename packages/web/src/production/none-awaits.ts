import { useCan } from '../session/session-provider.tsx';

const onlySigned =
  'Nothing is listed here, because you see signed deliverables only. To see those that await feedback, ask a user administrator for the role Drafts.';

/** Sentence of an empty list of deliverables that await feedback. Without drafts it is always empty (USR-073), and says why. */
export const useNoneAwaits = (otherwise: string): string => (useCan('seeDrafts') ? otherwise : onlySigned);
