import { ActionIcon, Group, Paper, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatCount } from '../kit/count-words.ts';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/**
 * Number of selected items, with their actions. It stands below the list and sticks to the window's lower edge, so that the first
 * selection does not move what is under the hand.
 */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  return (
    <Paper withBorder shadow="md" p="xs" className={classes.bar!}>
      <Group gap="xs">
        <ActionIcon variant="subtle" color="gray" aria-label="Clear selection" onClick={onClear}>
          <IconX size={16} />
        </ActionIcon>
        <Text size="sm" fw={500} role="status" className="tabular">
          {formatCount(count)} selected
        </Text>
        <Group gap="xs" ml="auto">
          {children}
        </Group>
      </Group>
    </Paper>
  );
}
