interface Named {
  id: string;
  name: string;
  email: string;
}

/**
 * People mentioned in a text by `@` and their name or e-mail address, in upper or lower case. The longest matching name wins
 * (`@Sam Smithson` is not Sam Smith); people with the same name are all mentioned.
 */
export function mentionedPeople<P extends Named>(text: string, people: readonly P[]): P[] {
  const said = text.toLowerCase();
  const handles = people
    .flatMap((person) => [person.name, person.email].map((word) => ({ person, word: word.trim().toLowerCase() })))
    .filter(({ word }) => word !== '')
    .sort((left, right) => right.word.length - left.word.length);
  const found = new Set<P>();
  for (let at = said.indexOf('@'); at >= 0; at = said.indexOf('@', at + 1)) {
    // An @ inside a word is an e-mail address, not a mention.
    if (at > 0 && /[\p{L}\p{N}]/u.test(said[at - 1]!)) continue;
    const matches = handles.filter(({ word }) => said.startsWith(word, at + 1) && endsWord(said, at + 1 + word.length));
    const longest = matches[0]?.word.length;
    for (const { person, word } of matches) if (word.length === longest) found.add(person);
  }
  return people.filter((person) => found.has(person));
}

/** Text after the `@` for a person: their name, or their e-mail when another person offered has the same name. */
export function handleOf(person: Named, offered: readonly Named[]): string {
  const isShared = offered.some(({ id, name }) => id !== person.id && name.toLowerCase() === person.name.toLowerCase());
  return isShared ? person.email : person.name;
}

const endsWord = (text: string, at: number) => at >= text.length || !/[\p{L}\p{N}]/u.test(text[at]!);
