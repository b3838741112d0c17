const tones = ['blue', 'green', 'violet', 'orange', 'red', 'yellow', 'grey'] as const;

/** A person's colour as CSS. Derived from the name: a person has the same colour on every screen. */
export function personTone(name: string): string {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9_973;
  return `var(--pv-${tones[sum % tones.length]})`;
}
