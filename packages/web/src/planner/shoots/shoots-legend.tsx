import { Group, Text } from '@mantine/core';
import { shootStatuses } from '@pavilion/domain';
import { StatusBadge } from '../../parts/status-badge.tsx';
import classes from './shoots-legend.module.css';

/** Legend of the colours: statuses and shooters. */
export function ShootsLegend({ shooters }: { shooters: readonly string[] }) {
  return (
    <Group gap="sm">
      {shootStatuses.map((status) => (
        <StatusBadge key={status} status={status} plain />
      ))}
      {shooters.slice(0, 2).map((name, at) => (
        <Text key={name} size="xs" c="dimmed" className={classes.shooter} data-shooter={at + 1}>
          {name}
        </Text>
      ))}
    </Group>
  );
}
