import type { ReactNode, Ref } from 'react';
import classes from './bottom-actions.module.css';

interface BottomActionsProps {
  ref?: Ref<HTMLDivElement>;
  /** Whether they take no press for now. */
  inert?: boolean;
  children: ReactNode;
}

/** The two or three main actions of a page: fixed at the bottom on phones, within the page on wider screens. */
export function BottomActions({ ref, inert = false, children }: BottomActionsProps) {
  return (
    <div ref={ref} className={classes.actions} inert={inert}>
      {children}
    </div>
  );
}
