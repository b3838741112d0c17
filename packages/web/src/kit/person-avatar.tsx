import { Avatar } from '@mantine/core';
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
    <Avatar
      size={size}
      radius={size}
      aria-hidden
      alt=""
      styles={{ placeholder: { color: tone, background: `color-mix(in srgb, ${tone} 12%, var(--pv-surface))` } }}
    >
      {/* Drawn by CSS, hidden from screen readers: the full name is beside the avatar. */}
      <span
        className={classes.initials}
        data-initials={initials(name)}
        style={{ fontSize: Math.max(10, Math.round(size * 0.38)) }}
      />
    </Avatar>
  );
}
