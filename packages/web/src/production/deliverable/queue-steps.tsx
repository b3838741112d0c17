import { ActionIcon, Group, Text } from '@mantine/core';
import type { Deliverable } from '@pavilion/domain';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useShortcut } from '../../kit/shortcuts.ts';

interface QueueStepsProps {
  position: number;
  length: number;
  previous: Deliverable | undefined;
  next: Deliverable | undefined;
  onOpen: (deliverable: Deliverable) => void;
}

/** Position of the deliverable in the feedback queue, with previous and next. */
export function QueueSteps({ position, length, previous, next, onOpen }: QueueStepsProps) {
  useShortcut({ keys: 'shift+p', label: 'Previous in the feedback queue', group: 'Review' }, () => {
    if (previous) onOpen(previous);
  });
  useShortcut({ keys: 'shift+n', label: 'Next in the feedback queue', group: 'Review' }, () => {
    if (next) onOpen(next);
  });
  return (
    <Group gap={4} wrap="nowrap" component="nav" aria-label="Feedback queue">
      <Step label="Previous in the feedback queue" to={previous} onOpen={onOpen} icon={IconChevronLeft} />
      <Text size="xs" c="dimmed" className="tabular" style={{ whiteSpace: 'nowrap' }}>
        {position > 0 ? `${position} of ${length}` : `${length} to go`}
      </Text>
      <Step label="Next in the feedback queue" to={next} onOpen={onOpen} icon={IconChevronRight} />
    </Group>
  );
}

interface StepProps {
  label: string;
  to: Deliverable | undefined;
  icon: typeof IconChevronLeft;
  onOpen: (deliverable: Deliverable) => void;
}

function Step({ label, to, icon: Icon, onOpen }: StepProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      data-tip={to ? `${label}: ${to.title}` : label}
      aria-label={label}
      disabled={!to}
      onClick={() => to && onOpen(to)}
    >
      <Icon size={18} />
    </ActionIcon>
  );
}
