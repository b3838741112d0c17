import { Button } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './filter-bar.module.css';

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
    <div className={classes.bar} role="search">
      <div className={classes.filters}>
        {children}
        {active && onClear && (
          <Button variant="subtle" color="gray" leftSection={<IconFilterOff size={16} />} onClick={onClear}>
            Clear Filters
          </Button>
        )}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
