import { ActionIcon, Button, Group, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useShortcut } from '../kit/shortcuts.ts';

interface CalendarHeadProps {
  /** What is shown: "19 – 25 October 2026". */
  title: string;
  /** "week" or "month": what the buttons turn by. */
  unit: 'week' | 'month';
  /** Whether today is in it. */
  now: boolean;
  /** -1, 1, or 0 for back to today. */
  onTurn: (by: -1 | 0 | 1) => void;
  /** The name under which the keys are listed. */
  group: string;
  children?: ReactNode;
}

/** Previous, next and today of a calendar, by mouse and keys. */
export function CalendarHead({ title, unit, now, onTurn, group, children }: CalendarHeadProps) {
  useShortcut({ keys: 'pageup', label: `The ${unit} before`, group }, () => onTurn(-1));
  useShortcut({ keys: 'pagedown', label: `The ${unit} after`, group }, () => onTurn(1));
  useShortcut({ keys: 't', label: 'Today', group }, () => onTurn(0));
  return (
    <Group gap="xs">
      <ActionIcon variant="default" size="lg" aria-label={`The ${unit} before`} onClick={() => onTurn(-1)}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <ActionIcon variant="default" size="lg" aria-label={`The ${unit} after`} onClick={() => onTurn(1)}>
        <IconChevronRight size={18} />
      </ActionIcon>
      <Button size="xs" variant="default" disabled={now} onClick={() => onTurn(0)}>
        Today
      </Button>
      <Title order={2} fz="lg" aria-live="polite" className="tabular">
        {title}
      </Title>
      {children}
    </Group>
  );
}
