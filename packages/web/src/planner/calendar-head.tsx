import { ActionIcon, Button, Group, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DayInput } from '../kit/day-input.tsx';
import { useShortcut } from '../kit/shortcuts.ts';

interface CalendarHeadProps {
  /** The period shown: "19 – 25 October 2026". */
  title: string;
  /** Length of the period, by which the buttons move. */
  unit: 'week' | 'month';
  /** Whether the period contains today. */
  now: boolean;
  /** Previous (-1), next (1), or back to today (0). */
  onTurn: (by: -1 | 0 | 1) => void;
  /** Shows the period of a day that was typed or picked. */
  onDay: (day: string) => void;
  /** Heading of these keys in the list of shortcuts. */
  group: string;
  children?: ReactNode;
}

/** Head of a calendar: its period, and Previous, Next and Today with their shortcuts. */
export function CalendarHead({ title, unit, now, onTurn, onDay, group, children }: CalendarHeadProps) {
  useShortcut({ keys: 'pageup', label: `Previous ${unit}`, group }, () => onTurn(-1));
  useShortcut({ keys: 'pagedown', label: `Next ${unit}`, group }, () => onTurn(1));
  useShortcut({ keys: 't', label: 'Today', group }, () => onTurn(0));
  return (
    <Group gap="xs">
      <ActionIcon variant="default" size="lg" aria-label={`Previous ${unit}`} onClick={() => onTurn(-1)}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <ActionIcon variant="default" size="lg" aria-label={`Next ${unit}`} onClick={() => onTurn(1)}>
        <IconChevronRight size={18} />
      </ActionIcon>
      <Button size="xs" variant="default" disabled={now} onClick={() => onTurn(0)}>
        Today
      </Button>
      <DayInput size="xs" w={112} aria-label="Go to a day" placeholder="Go to a day" value={null} onChange={onDay} />
      <Title order={2} fz="lg" aria-live="polite" className="tabular">
        {title}
      </Title>
      {children}
    </Group>
  );
}
