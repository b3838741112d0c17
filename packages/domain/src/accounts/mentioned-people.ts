interface Named {
  id: string;
  name: string;
  email: string;
}

/**
 * Who is mentioned in a text: `@` before a person's name or e-mail address, in any case. Of two people whose names begin alike
 * the longer name counts (`@Sam Smithson` is not Sam Smith); of two with one and the same name, both.
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

/** How a person is written after the @: by name, or by e-mail where another one offered has the same name. */
export function handleOf(person: Named, offered: readonly Named[]): string {
  const isShared = offered.some(({ id, name }) => id !== person.id && name.toLowerCase() === person.name.toLowerCase());
  return isShared ? person.email : person.name;
}

const endsWord = (text: string, at: number) => at >= text.length || !/[\p{L}\p{N}]/u.test(text[at]!);
