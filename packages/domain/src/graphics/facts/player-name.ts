/** Name of a player as a graphic shows it: a source tells players of one name apart by a number, `Mohammad Nawaz (3)`. */
export const playerName = (name: string): string => name.replace(/\s*\(\d+\)$/, '');

/** First name or initials, and surname: `JE` and `Root`, `RE` and `van der Merwe`, `Shaheen Shah` and `Afridi`. */
export function nameParts(name: string): { first: string; surname: string } {
  const words = playerName(name).split(' ');
  const at = surnameAt(words);
  return { first: words.slice(0, at).join(' '), surname: words.slice(at).join(' ') };
}

/** After initials, all is surname. In a full name, it is the last word with the small words before it. */
function surnameAt(words: readonly string[]): number {
  if (words.length < 2) return 0;
  if (/^[A-Z]{1,6}$/.test(words[0]!)) return 1;
  const particle = words.findIndex((word, index) => index > 0 && /^\p{Ll}/u.test(word));
  return particle > 0 ? particle : words.length - 1;
}

export const surnameOf = (name: string): string => nameParts(name).surname;

/** Short names within a match: surnames, and an initial where players share one, or all first names where that is shared, too. */
export function shortNames(players: readonly string[]): (name: string) => string {
  const all = new Set(players);
  const isShared = (name: string, short: (name: string) => string) =>
    [...all].some((other) => other !== name && short(other) === short(name));
  const withInitial = (name: string) => `${nameParts(name).first.slice(0, 1)} ${surnameOf(name)}`;
  return (name) => {
    if (!nameParts(name).first || !isShared(name, surnameOf)) return surnameOf(name);
    return isShared(name, withInitial) ? playerName(name) : withInitial(name);
  };
}
