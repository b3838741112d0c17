import { usePerson } from './use-people.ts';

/** Sentence at a field that someone else changed while it was edited: “Now 3 days: changed by Jo.” */
export function useOvertaken(document: { updated_by?: string | undefined } | undefined): (now: string) => string {
  const person = usePerson(document?.updated_by);
  return (now) => `Now ${now || 'empty'}: changed by ${person?.name ?? 'someone else'}.`;
}
