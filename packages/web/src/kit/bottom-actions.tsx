import type { ReactNode } from 'react';
import classes from './bottom-actions.module.css';

/** The two or three main actions of a page: fixed at the bottom on phones, within the page on wider screens. */
export function BottomActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
