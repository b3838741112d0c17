import { ActionIcon, Group, Text } from '@mantine/core';
import { briefs, formatDay, formatDays, pagePath, type Shift, type WorkGroup } from '@pavilion/domain';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { countWords } from '../../kit/count-words.ts';
import { PageLink } from '../../kit/links.tsx';

interface GroupNameProps {
  name: string;
  group: WorkGroup;
  open: boolean;
  /** Whether the name leads to the brief with the group's key. */
  linked: boolean;
  onTurn: (key: string) => void;
}

/** Head of a group of work: a button that opens it, its name and the number of its sessions. */
export function GroupName({ name, group, open, linked, onTurn }: GroupNameProps) {
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-expanded={open}
        aria-label={open ? `Collapse ${name}` : `Expand ${name}`}
        onClick={() => onTurn(group.key)}
      >
        {open ? <IconChevronDown size={16} /> : <IconChevronRight size={16} />}
      </ActionIcon>
      {linked ? (
        <PageLink fw={600} to={pagePath(briefs, { id: group.key })}>
          {name}
        </PageLink>
      ) : (
        <Text size="sm" fw={600}>
          {name}
        </Text>
      )}
      <Text size="xs" c="dimmed" className="tabular" style={{ whiteSpace: 'nowrap' }}>
        {countWords(group.shifts.length, 'session')}
      </Text>
    </Group>
  );
}

interface ShiftNameProps {
  name: string;
  shift: Shift;
  /** Title of the session's brief, which is not repeated below the name. */
  briefTitle: string | undefined;
}

/** A session in its group. On phones its date and effort, which have no columns there. */
export function ShiftName({ name, shift, briefTitle }: ShiftNameProps) {
  return (
    <div style={{ paddingLeft: 28 }}>
      <Text size="sm">{name}</Text>
      <Text size="xs" c="dimmed" className="tabular" hiddenFrom="sm">
        {formatDay(shift.date)} · {formatDays(shift.days)}
      </Text>
      {shift.title && shift.title !== briefTitle && (
        <Text size="xs" c="dimmed" lineClamp={1} title={shift.title}>
          {shift.title}
        </Text>
      )}
    </div>
  );
}
