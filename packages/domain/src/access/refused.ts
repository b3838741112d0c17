/** Why something is not possible: the code that a call answers with, and the sentence for people. */
export interface Refused {
  code: string;
  message: string;
}

/** What someone reads who lacks the capability. */
export const notAllowed: Refused = { code: 'NOT_ALLOWED', message: 'You may not do this.' };
