import { useConnection, useUnsaved } from '@pavilion/sync/react';
import { useRef } from 'react';
import classes from './connection-line.module.css';
import { connectionWords } from './connection-words.ts';

/** The same for narrow screens, in the top bar while the connection is lost: the navigation is closed there. */
export function ConnectionLost() {
  const { status } = useConnection();
  const unsaved = useUnsaved();
  // Each attempt to reconnect is 'connecting' for a moment.
  const wasOnline = useRef(false);
  if (status === 'online') wasOnline.current = true;
  if (status === 'online' || !wasOnline.current) return null;
  const { word, sentence } = connectionWords(status, unsaved);
  return (
    <div className={classes.lost} data-status={status} role="status" aria-label={`${word}. ${sentence}`}>
      <span className={classes.dot} aria-hidden />
      {connectionWords(status, 0).word}
    </div>
  );
}

/** State of the connection and changes that wait for it, at the bottom of the navigation. */
export function ConnectionLine({ compact = false }: { compact?: boolean }) {
  const { status } = useConnection();
  const unsaved = useUnsaved();
  const { word, sentence } = connectionWords(status, unsaved);
  return (
    <div
      className={classes.line}
      data-status={status}
      data-compact={compact}
      data-tip={sentence}
      data-tip-at="right"
      role="status"
      aria-label={`${word}. ${sentence}`}
    >
      <span className={classes.dot} aria-hidden />
      {!compact && <span>{word}</span>}
    </div>
  );
}
