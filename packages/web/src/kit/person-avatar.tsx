import { initials } from './initials.ts';
import classes from './person-avatar.module.css';
import { personTone } from './person-tone.ts';

/** A person's initials in the person's colour. The caller shows or announces the full name. */
export function PersonAvatar({ name, size = 24 }: { name: string; size?: number }) {
  const tone = personTone(name);
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
