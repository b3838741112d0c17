export interface Mentionable {
  id: string;
  name: string;
  handle: string;
}

const lower = (text: string) => text.toLocaleLowerCase('en-GB');

/** A name in full and a space after it: what follows is the rest of the sentence. */
export const isComplete = (typed: string, handles: readonly string[]): boolean =>
  handles.some((handle) => lower(typed).startsWith(`${lower(handle)} `));

/**
 * People to offer for the text after an @. An answer to an earlier text is narrowed to the names that still fit, so that
 * Enter never picks a name that is no longer being typed.
 */
export function offeredPeople<P extends Mentionable>(
  typed: string,
  answer: { for: string | null; people: readonly P[] },
) {
  const { people } = answer;
  // “Sam Smith ” may still become Sam Smith Jones.
  if (
    isComplete(
      typed,
      people.map(({ handle }) => handle),
    )
  ) {
    return people.filter(({ name }) => lower(name).startsWith(lower(typed)));
  }
  if (answer.for === typed) return people;
  const words = lower(typed).split(' ').filter(Boolean);
  const fits = (name: string) => {
    const parts = lower(name).split(' ');
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  };
  return people.filter(({ name }) => fits(name));
}
