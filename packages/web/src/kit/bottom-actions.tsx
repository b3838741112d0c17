import type { ReactNode } from 'react';
import classes from './bottom-actions.module.css';

interface BottomActionsProps {
  /** Whether they take no press for now. */
  inert?: boolean;
  children: ReactNode;
}

/** The two or three main actions of a page: fixed at the bottom on phones, within the page on wider screens. */
export function BottomActions({ inert = false, children }: BottomActionsProps) {
  return (
    <div className={classes.actions} inert={inert}>
      {children}
    </div>
  );
}
