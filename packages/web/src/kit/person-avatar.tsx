import { initials } from './initials.ts';
import classes from './person-avatar.module.css';

const tones = ['blue', 'green', 'violet', 'orange', 'red', 'yellow', 'grey'] as const;

/** Derived from the name: a person has the same colour on every screen. */
function toneOf(name: string) {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9_973;
  return `var(--pv-${tones[sum % tones.length]})`;
}

/** A person's initials in the person's colour. The caller shows or announces the full name. */
export function PersonAvatar({ name, size = 24 }: { name: string; size?: number }) {
  const tone = toneOf(name);
  return (
    <span
      aria-hidden
      className={classes.avatar}
      data-initials={initials(name)}
      style={{
        width: size,
        height: size,
        fontSize: Math.max(10, Math.round(size * 0.38)),
        color: tone,
        background: `color-mix(in srgb, ${tone} 12%, var(--pv-surface))`,
      }}
    />
  );
}
