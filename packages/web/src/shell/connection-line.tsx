import { useConnection, useUnsaved } from '@pavilion/sync/react';
import classes from './connection-line.module.css';
import { connectionWords } from './connection-words.ts';

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
