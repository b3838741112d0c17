import type { StateTone } from '@pavilion/domain';
import type { CSSProperties } from 'react';
import classes from './status-badge.module.css';
import { type KnownStatus, statusLook } from './status-words.ts';

export interface StatusBadgeProps {
  /** The stored state. */
  status: KnownStatus | (string & {});
  /** Replaces the usual word, for example with one from the configuration. */
  word?: string;
  tone?: StateTone;
  /** Without a background, for rows and sentences. */
  plain?: boolean;
}

/** A state as icon, word and colour. */
export function StatusBadge({ status, word, tone, plain }: StatusBadgeProps) {
  const look = statusLook(status);
  const Icon = look.icon;
  return (
    <span
      className={plain ? `${classes.badge} ${classes.plain}` : classes.badge}
      style={{ '--tone': `var(--pv-${tone ?? look.tone})` } as CSSProperties}
    >
      <Icon size={14} stroke={2} aria-hidden />
      {word ?? look.word}
    </span>
  );
}
