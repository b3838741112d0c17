import type { ReactNode } from 'react';
import classes from './panel.module.css';

interface PanelProps {
  title?: ReactNode;
  /** Beside the title: buttons, switches. */
  actions?: ReactNode;
  /** One line below the title. */
  note?: ReactNode;
  /** No inner spacing: a table or list reaches the border. */
  flush?: boolean;
  /** For filling in only: not printed. */
  filled?: boolean;
  children: ReactNode;
}

/** A section of a page on its own surface, with a hairline border. */
export function Panel({ title, actions, note, flush = false, filled = false, children }: PanelProps) {
  return (
    <section className={classes.panel} data-flush={flush} data-screen-only={filled || undefined}>
      {(title || actions) && (
        <header className={classes.head}>
          <div className={classes.words}>
            {title && <h2 className={classes.title}>{title}</h2>}
            {note && <p className={classes.note}>{note}</p>}
          </div>
          {actions && <div className={classes.actions}>{actions}</div>}
        </header>
      )}
      <div className={classes.body}>{children}</div>
    </section>
  );
}
