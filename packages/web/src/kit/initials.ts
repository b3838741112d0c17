/** First letters of the first and last names, `Joe Root` → `JR`. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  const letter = (word: string) => [...word][0] ?? '';
  return (letter(first) + letter(last)).toUpperCase() || '?';
}
