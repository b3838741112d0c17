import { ActionIcon, Button, Group, Tooltip } from '@mantine/core';
import type { Resource } from '@pavilion/domain';
import { IconCalendarEvent, IconPlus, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { MultiSelect } from '../../kit/multi-select.tsx';
import { groupOf } from './group-resources.ts';
import type { PlannerFilters } from './use-planner-week.ts';
import classes from './week.module.css';

interface PlannerToolsProps {
  /** Every resource that can be filtered by. */
  resources: readonly Resource[];
  filters: PlannerFilters;
  onFilter: (changes: Partial<{ group: string[]; person: string[] }>) => void;
  /** Absent for people who may not edit calendar events. */
  onEditEvents: (() => void) | undefined;
  /** Opens the month as it is printed. */
  onPrint: () => void;
  onAddShoot: () => void;
  onAddSession: () => void;
  /** The period shown. */
  children: ReactNode;
}

/** Bar above the week: its period, filters, and buttons that add to it. */
export function PlannerTools({ resources, filters, onFilter, onEditEvents, children, ...on }: PlannerToolsProps) {
  const { groups, people } = filters;
  return (
    <div className={classes.tools}>
      {children}
      <Group gap="xs" ml="auto" role="search">
        <MultiSelect
          size="xs"
          aria-label="Groups"
          placeholder={groups.length ? '' : 'All groups'}
          searchable
          clearable
          nothingFoundMessage="No groups found."
          data={[...new Set(resources.map(groupOf))].sort()}
          value={[...groups]}
          onChange={(group) => onFilter({ group })}
          className={classes.filter}
        />
        <MultiSelect
          size="xs"
          aria-label="Resources"
          placeholder={people.length ? '' : 'All resources'}
          searchable
          clearable
          nothingFoundMessage="No resources found."
          limit={100}
          data={resources.map(({ id, displayName }) => ({ value: id, label: displayName }))}
          value={[...people]}
          onChange={(person) => onFilter({ person })}
          className={classes.filter}
        />
        {onEditEvents && (
          <Tooltip label="Calendar Events">
            <ActionIcon variant="default" size={30} aria-label="Calendar Events" onClick={onEditEvents}>
              <IconCalendarEvent size={16} />
            </ActionIcon>
          </Tooltip>
        )}
        <Tooltip label="Print">
          <ActionIcon variant="default" size={30} aria-label="Print" onClick={on.onPrint}>
            <IconPrinter size={16} />
          </ActionIcon>
        </Tooltip>
        <Button size="xs" variant="default" leftSection={<IconPlus size={14} />} onClick={on.onAddShoot}>
          Add Shoot
        </Button>
        <Button size="xs" leftSection={<IconPlus size={14} />} onClick={on.onAddSession}>
          Add Session
        </Button>
      </Group>
    </div>
  );
}
