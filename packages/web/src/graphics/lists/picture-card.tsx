import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './picture-card.module.css';

interface PictureCardProps {
  title: string;
  /** Line below the title. */
  note: string;
  picture: ReactNode;
  /** Page that title and picture open; without one, they call `onOpen`. */
  to?: string | undefined;
  onOpen?: (() => void) | undefined;
  glow: boolean;
  badge?: ReactNode;
  actions: ReactNode;
  /** The main action. */
  children?: ReactNode;
}

/** Card of a template or a graphic: its picture, name, a note, state and actions. */
export function PictureCard(props: PictureCardProps) {
  const { title, note, picture, to, onOpen, glow, badge, actions, children } = props;
  const opened = { className: `${classes.title} mantine-focus-auto`, title };
  const hidden = { className: classes.picture, tabIndex: -1, 'aria-hidden': true };
  return (
    <article className={glow ? `${classes.card} glow` : classes.card} aria-label={title}>
      {to ? (
        <Link to={to} {...hidden}>
          {picture}
        </Link>
      ) : (
        <button type="button" onClick={onOpen} {...hidden}>
          {picture}
        </button>
      )}
      <div className={classes.words}>
        {to ? (
          <Link to={to} {...opened} data-card>
            {title}
          </Link>
        ) : (
          <button type="button" onClick={onOpen} {...opened} data-card>
            {title}
          </button>
        )}
        <div className={classes.dim} title={note}>
          {note || '\u00a0'}
        </div>
        <div className={classes.foot}>
          {badge}
          <div className={classes.actions}>{actions}</div>
        </div>
        {children}
      </div>
    </article>
  );
}
