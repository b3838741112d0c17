import { Group, Popover, Stack, Text, Tooltip, UnstyledButton } from '@mantine/core';
import { addDays, type Deliverable, deliverables } from '@pavilion/domain';
import { useGlow } from '@pavilion/sync/react';
import { IconCheck, IconHourglass, IconMessageCircle } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { DayInput } from '../../kit/day-input.tsx';
import { ButtonLink } from '../../kit/links.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { statusLook } from '../../kit/status-words.ts';
import grid from '../../parts/day-grid.module.css';
import { DueLabel } from '../../parts/due-label.tsx';
import { useCan } from '../../session/session-provider.tsx';
import classes from './scheduler.module.css';

interface ScheduleEventProps {
  deliverable: Deliverable;
  onMove: ((deliverable: Deliverable, day: string) => void) | undefined;
  onDrag: (on: boolean) => void;
}

/** PRD-129 */
const icons = { signed: IconCheck, feedback: IconMessageCircle };

/** One deadline. It is dragged to another day, or moved by Alt and the arrow keys, or by the date in what it opens. */
export function ScheduleEvent({ deliverable, onMove, onDrag }: ScheduleEventProps) {
  const opens = useCan('seeDrafts');
  const glow = useGlow(deliverables, deliverable.id);
  const [opened, setOpened] = useState(false);
  const { state } = deliverable;
  const Icon = state === 'signed' || state === 'feedback' ? icons[state] : IconHourglass;
  const day = deliverable.deadline?.slice(0, 10) ?? '';
  const about = [deliverable.productionTitle, deliverable.department].filter(Boolean).join(' · ');

  const byKeys = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[event.key];
    if (!event.altKey || by === undefined || !onMove) return;
    event.preventDefault();
    onMove(deliverable, addDays(day, by));
    // It is drawn anew in another day; the focus goes along so that it can be moved on.
    const { id } = deliverable;
    window.requestAnimationFrame(() =>
      window.requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[data-event="${CSS.escape(id)}"]`)?.focus(),
      ),
    );
  };

  return (
    <Popover opened={opened} onChange={setOpened} width={280} withinPortal trapFocus position="bottom-start">
      <Popover.Target>
        <Tooltip
          multiline
          disabled={opened}
          openDelay={300}
          label={
            <Stack gap={2}>
              <Text size="sm" fw={500}>
                {deliverable.title}
              </Text>
              <Text size="xs">{about}</Text>
              <Text size="xs">{statusLook(state).word}</Text>
            </Stack>
          }
        >
          <UnstyledButton
            className={[grid.event, classes.event, glow ? 'glow' : ''].join(' ')}
            data-event={deliverable.id}
            data-state={state}
            draggable={onMove !== undefined}
            aria-keyshortcuts={onMove ? 'Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown' : undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', deliverable.title);
              onDrag(true);
            }}
            onDragEnd={() => onDrag(false)}
            onClick={() => setOpened(!opened)}
            onKeyDown={byKeys}
          >
            <Icon size={14} aria-hidden />
            <span className={grid.title}>{deliverable.title}</span>
          </UnstyledButton>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">
          <Text size="sm" fw={600}>
            {deliverable.title}
          </Text>
          <Text size="xs" c="dimmed">
            {about}
          </Text>
          <Group gap="sm">
            <StatusBadge status={state} />
            <Text size="sm" component="span">
              <DueLabel deliverable={deliverable} />
            </Text>
          </Group>
          {onMove && (
            <DayInput
              label="Deadline"
              size="xs"
              popoverProps={{ withinPortal: false }}
              value={day}
              onChange={(next) => {
                if (!next) return;
                setOpened(false);
                onMove(deliverable, next);
              }}
            />
          )}
          {opens && (
            <ButtonLink
              size="xs"
              variant="default"
              to="/brief/$prodId/deliverable/$id"
              params={{ prodId: deliverable.production ?? '-', id: deliverable.id }}
            >
              Open
            </ButtonLink>
          )}
          {onMove && (
            <Text size="xs" c="dimmed">
              Alt and the arrow keys move it by a day or a week.
            </Text>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
