const legalForms = /\b(ltd|limited|plc|llp|inc|co|company)\b/g;

/** What two spellings of one company have in common: case, spaces, punctuation, accents and legal forms do not count. */
export function companyKey(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/&/g, ' and ');
  const words = plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return words.replace(legalForms, '').replace(/\s+/g, '') || words.replace(/\s+/g, '');
}

/** The names in use that probably mean the company that somebody typed, nearest first; not the very name itself. */
export function similarCompanies(typed: string, known: readonly string[]): string[] {
  const key = companyKey(typed);
  if (key === '') return [];
  const near = [...new Set(known)]
    .filter((name) => name !== typed)
    .map((name) => ({ name, distance: editDistance(key, companyKey(name)) }))
    // A slip of the keyboard in a short name makes another name; in a long one it is a slip.
    .filter(({ name, distance }) => distance <= Math.floor((Math.min(key.length, companyKey(name).length) - 1) / 4));
  return near.sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name, 'en-GB')).map(({ name }) => name);
}

function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let i = 1; i <= left.length; i++) {
    const next = [i];
    for (let j = 1; j <= right.length; j++) {
      const swap = row[j - 1]! + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min(swap, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[right.length]!;
}
