import { Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import classes from '../../kit/about-day.module.css';

/** Warnings about a booking before it is saved, a line each. Saving stays possible. */
export function WarningLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Text size="sm" c="var(--pv-red)" role="status" component="div" className={classes.aboutDay}>
      {lines.map((line) => (
        <div key={line}>
          <IconAlertTriangle size={14} aria-hidden style={{ verticalAlign: -2 }} /> {line}
        </div>
      ))}
    </Text>
  );
}
