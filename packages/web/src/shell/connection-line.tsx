import { Tooltip } from '@mantine/core';
import { useConnection } from '@pavilion/sync/react';
import classes from './connection-line.module.css';

const words = {
  online: ['Live', 'Changes appear as they happen.'],
  connecting: ['Connecting', 'Connecting to the server.'],
  offline: ['Offline', 'The connection is down. Changes appear as soon as it is back.'],
  draining: ['Reconnecting', 'The server is restarting. This takes a moment.'],
  signedOut: ['Signed out', 'The session has ended.'],
} as const;

/** State of the connection, at the bottom of the navigation. */
export function ConnectionLine({ compact = false }: { compact?: boolean }) {
  const { status } = useConnection();
  const [word, sentence] = words[status];
  return (
    <Tooltip label={sentence} position="right">
      <div
        className={classes.line}
        data-status={status}
        data-compact={compact}
        role="status"
        aria-label={`${word}. ${sentence}`}
      >
        <span className={classes.dot} aria-hidden />
        {!compact && <span>{word}</span>}
      </div>
    </Tooltip>
  );
}
