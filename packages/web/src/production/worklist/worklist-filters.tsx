import { Group, Paper, Switch, Text } from '@mantine/core';
import { countOrDash } from '../../kit/count-words.ts';
import { MultiSelect } from '../../kit/multi-select.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import type { Worklist } from './use-worklist.ts';

/** Above the worklist: departments, only the user's own, and how many are left. */
export function WorklistFilters({ worklist }: { worklist: Worklist }) {
  const { departments, setDepartments, mine, setMine, total, overdue, loading } = worklist;
  const lists = useConfiguration();
  return (
    <Group gap="sm" align="center">
      <MultiSelect
        aria-label="Departments"
        placeholder={departments.length === 0 ? 'All departments' : undefined}
        searchable
        clearable
        w={{ base: '100%', sm: 320 }}
        data={lists.departments}
        value={departments}
        onChange={setDepartments}
      />
      <Switch label="Mine" checked={mine} onChange={(event) => setMine(event.currentTarget.checked)} />
      <Group gap="xs" ml="auto" component="section" aria-label="Counts">
        <Count label="Awaiting Feedback" value={loading ? undefined : total} />
        <Count label="Overdue" value={loading ? undefined : overdue} alarming={overdue > 0} />
      </Group>
    </Group>
  );
}

interface CountProps {
  label: string;
  /** Unknown at first. */
  value: number | undefined;
  alarming?: boolean;
}

function Count({ label, value, alarming }: CountProps) {
  return (
    <Paper withBorder px="sm" py={4}>
      <Text size="sm">
        <Text span fw={600} className="tabular" c={alarming ? 'var(--pv-red)' : undefined}>
          {countOrDash(value)}
        </Text>{' '}
        <Text span c="dimmed">
          {label}
        </Text>
      </Text>
    </Paper>
  );
}
