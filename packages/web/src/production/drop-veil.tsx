import { Text } from '@mantine/core';
import classes from './drop-veil.module.css';

/** Lies over the page while files hang over it, and says what becomes of them. */
export function DropVeil({ children }: { children: string }) {
  return (
    <div className={classes.veil} aria-hidden>
      <Text fw={600}>{children}</Text>
    </div>
  );
}
