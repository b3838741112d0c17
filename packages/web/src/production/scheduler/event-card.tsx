import { Group, Popover, Stack, Text, Tooltip } from '@mantine/core';
import type { Deliverable } from '@pavilion/domain';
import { deliverables, pagePath } from '@pavilion/domain';
import { type RefObject, useEffect, useState } from 'react';
import { ButtonLink } from '../../kit/links.tsx';
import { DeadlineInput } from '../../parts/deadline-input.tsx';
import { DueLabel } from '../../parts/due-label.tsx';
import { StateBadge, useStateWords } from '../../parts/state-badge.tsx';
import { useCan } from '../../session/session-provider.tsx';
import classes from './scheduler.module.css';

/** Milliseconds before the card of an event opens under the pointer. */
const pause = 300;

const aboutOf = ({ productionTitle, department }: Deliverable) =>
  [productionTitle, department].filter(Boolean).join(' · ');

interface EventTooltipProps {
  deliverable: Deliverable;
  target: RefObject<HTMLElement | null>;
}

/** PRD-130 */
export function EventTooltip({ deliverable, target }: EventTooltipProps) {
  const [rested, setRested] = useState(false);
  const stateWord = useStateWords();
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), pause);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Tooltip
      multiline
      opened={rested}
      target={target}
      label={
        <Stack gap={2}>
          <Text size="sm" fw={500}>
            {deliverable.title}
          </Text>
          <Text size="xs">{aboutOf(deliverable)}</Text>
          <Text size="xs">{stateWord(deliverable.state)}</Text>
        </Stack>
      }
    />
  );
}

interface EventCardProps {
  deliverable: Deliverable;
  onMove: ((deliverable: Deliverable, day: string) => void) | undefined;
  onClose: () => void;
}

/** The card of an event: details, a field for the deadline, a link. */
export function EventCard({ deliverable, onMove, onClose }: EventCardProps) {
  const opens = useCan('seeDrafts');
  const { state } = deliverable;
  const day = deliverable.deadline?.slice(0, 10) ?? '';
  return (
    <Popover opened onChange={onClose} width={280} withinPortal trapFocus position="bottom-start">
      <Popover.Target>
        <span className={classes.anchor} aria-hidden />
      </Popover.Target>
      <Popover.Dropdown aria-label={deliverable.title}>
        <Stack gap="xs">
          <Text size="sm" fw={600} tabIndex={-1} data-autofocus style={{ outline: 'none' }}>
            {deliverable.title}
          </Text>
          <Text size="xs" c="dimmed">
            {aboutOf(deliverable)}
          </Text>
          <Group gap="sm">
            <StateBadge state={state} />
            <Text size="sm" component="span">
              <DueLabel deliverable={deliverable} />
            </Text>
          </Group>
          {onMove && (
            <DeadlineInput
              label="Deadline"
              done={state === 'signed'}
              size="xs"
              popoverProps={{ withinPortal: false }}
              value={day}
              onChange={(next) => {
                if (!next) return;
                onClose();
                onMove(deliverable, next);
              }}
            />
          )}
          {opens && (
            <ButtonLink size="xs" variant="default" to={pagePath(deliverables, deliverable)}>
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
