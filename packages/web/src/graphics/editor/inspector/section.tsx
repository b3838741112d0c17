import type { ReactNode } from 'react';
import classes from '../editor.module.css';

/** A group of fields of the inspector. */
export function Section({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.section} aria-label={title}>
      <div className={classes.panelHead}>
        <h3>{title}</h3>
        {actions}
      </div>
      {children}
    </section>
  );
}
