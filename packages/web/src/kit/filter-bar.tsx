import { Button, Group } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface FilterBarProps {
  /** Search box, selects, switches. */
  children: ReactNode;
  /** Whether any filter is set. */
  active?: boolean;
  onClear?: () => void;
  /** At the right edge: buttons that create things. */
  actions?: ReactNode;
}

/** The row of filters above a list. */
export function FilterBar({ children, active = false, onClear, actions }: FilterBarProps) {
  return (
    <Group gap="sm" role="search">
      {children}
      {active && onClear && (
        <Button variant="subtle" color="gray" leftSection={<IconFilterOff size={16} />} onClick={onClear}>
          Clear Filters
        </Button>
      )}
      {actions && (
        <Group gap="sm" ml="auto">
          {actions}
        </Group>
      )}
    </Group>
  );
}
