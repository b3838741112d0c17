import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './option-note.module.css';

/** Second line of an option, dimmed until the option is highlighted. */
export function OptionNote({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <Text size="xs" className={classes.note}>
      {children}
    </Text>
  );
}
