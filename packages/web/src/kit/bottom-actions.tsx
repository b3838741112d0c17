import type { ReactNode } from 'react';
import classes from './bottom-actions.module.css';

/** The two or three main actions of a page: at the bottom under the thumb on phones, in their place elsewhere. */
export function BottomActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
