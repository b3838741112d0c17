import { UnstyledButton } from '@mantine/core';
import { addDays, type Deliverable, deliverables } from '@pavilion/domain';
import { useGlow } from '@pavilion/sync/react';
import { IconCheck, IconHourglass, IconMessageCircle } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import grid from '../../parts/day-grid.module.css';
import { EventCard, EventTooltip } from './event-card.tsx';
import classes from './scheduler.module.css';

interface ScheduleEventProps {
  deliverable: Deliverable;
  onMove: ((deliverable: Deliverable, day: string) => void) | undefined;
  onDrag: (on: boolean) => void;
}

/** PRD-129 */
const icons = { signed: IconCheck, feedback: IconMessageCircle };

/** One deadline. Dragging, Alt with an arrow key, or the date in its card moves it to another day. */
export function ScheduleEvent({ deliverable, onMove, onDrag }: ScheduleEventProps) {
  const glow = useGlow(deliverables, deliverable.id);
  const [opened, setOpened] = useState(false);
  const [hovered, setHovered] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  /** A press on the button of an open card closes it, before the click that follows. */
  const wasOpen = useRef(false);
  const close = () => {
    setOpened(false);
    button.current?.focus({ preventScroll: true });
  };
  const { state } = deliverable;
  const Icon = state === 'signed' || state === 'feedback' ? icons[state] : IconHourglass;
  const day = deliverable.deadline?.slice(0, 10) ?? '';

  const byKeys = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[event.key];
    if (!event.altKey || by === undefined || !onMove) return;
    event.preventDefault();
    onMove(deliverable, addDays(day, by));
    // The event is redrawn in its new day; it keeps the focus for further moves.
    const { id } = deliverable;
    window.requestAnimationFrame(() =>
      window.requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[data-event="${CSS.escape(id)}"]`)?.focus(),
      ),
    );
  };

  return (
    <div className={classes.place}>
      <UnstyledButton
        ref={button}
        className={[grid.event, classes.event, glow ? 'glow' : ''].join(' ')}
        data-event={deliverable.id}
        data-state={state}
        draggable={onMove !== undefined}
        aria-haspopup="dialog"
        aria-expanded={opened}
        aria-keyshortcuts={onMove ? 'Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown' : undefined}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onDragStart={(event) => {
          setHovered(false);
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', deliverable.title);
          onDrag(true);
        }}
        onDragEnd={() => onDrag(false)}
        onPointerDown={() => {
          wasOpen.current = opened;
        }}
        onClick={() => setOpened(!wasOpen.current)}
        onKeyDown={byKeys}
      >
        <Icon size={14} aria-hidden />
        <span className={grid.title}>{deliverable.title}</span>
      </UnstyledButton>
      {/* Made on demand: a month has hundreds of events. */}
      {hovered && !opened && <EventTooltip deliverable={deliverable} target={button} />}
      {opened && <EventCard deliverable={deliverable} onMove={onMove} onClose={close} />}
    </div>
  );
}
