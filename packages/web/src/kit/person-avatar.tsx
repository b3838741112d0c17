import { Avatar } from '@mantine/core';
import { initials } from './initials.ts';

const tones = ['blue', 'teal', 'violet', 'orange', 'grape', 'cyan', 'indigo', 'pink'] as const;

/** The same person has the same colour everywhere. */
function toneOf(name: string) {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9_973;
  return tones[sum % tones.length] ?? 'blue';
}

/** A person's initials in the person's colour. The name stands beside it or is given by the surroundings. */
export function PersonAvatar({ name, size = 24 }: { name: string; size?: number }) {
  return (
    <Avatar size={size} radius="xl" color={toneOf(name)} variant="light" aria-hidden alt="">
      <span style={{ fontSize: Math.round(size * 0.4), fontWeight: 600 }}>{initials(name)}</span>
    </Avatar>
  );
}
