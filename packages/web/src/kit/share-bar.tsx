import type { ReactNode } from 'react';
import classes from './share-bar.module.css';

interface ShareBarProps {
  /** Percent; more than 100 fills the bar. */
  percent: number;
  tone?: 'accent' | 'green' | 'orange' | 'red';
  /** What the bar says to screen readers. */
  label: string;
  /** Line below the bar. */
  children: ReactNode;
}

/** A bar with its figures, in plain elements: lists draw one in each row. */
export function ShareBar({ percent, tone = 'accent', label, children }: ShareBarProps) {
  const filled = Math.max(0, Math.min(100, percent));
  return (
    <span className={classes.share}>
      <span
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(filled)}
        className={classes.bar}
        data-tone={tone}
        style={{ backgroundSize: `${filled}% 100%` }}
      />
      <span className={`${classes.words} tabular`}>{children}</span>
    </span>
  );
}
