import { Button, Checkbox, Group, Text } from '@mantine/core';
import { type ArchiveEvent, selectionSummary, type TimelineField, viewerEventLimit } from '@pavilion/domain/archive';
import type { FrameGrid } from '@pavilion/domain/files';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import { countWords } from '../../kit/count-words.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { EventRow } from './event-row.tsx';
import classes from './viewer.module.css';

interface EventListProps {
  /** Those that the filters let through. */
  events: readonly ArchiveEvent[];
  /** How many there are in all. */
  total: number;
  fields: readonly TimelineField[];
  grid: FrameGrid | null;
  /** Where the film stands. */
  active: string | undefined;
  editing: string | undefined;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onShow: (event: ArchiveEvent) => void;
  onOpen: (event: ArchiveEvent) => void;
  /** What can be done with the selected ones. */
  actions: (chosen: readonly ArchiveEvent[]) => ReactNode;
}

/** The events of the recording as a list; only the rows in sight are drawn (ARC-110, ARC-114, ARC-115). */
export function EventList(props: EventListProps) {
  const { events, total, fields, grid, active, editing, selected, onSelect, onShow, onOpen, actions } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: events.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => 62,
    getItemKey: (index) => events[index]?.id ?? index,
    overscan: 8,
  });
  const chosen = events.filter(({ id }) => selected.has(id));

  // What is edited is in sight; what the film passes does not pull the list away from where somebody reads.
  const place = events.findIndex(({ id }) => id === editing);
  useEffect(() => {
    if (place >= 0) virtual.scrollToIndex(place, { align: 'auto' });
  }, [place, virtual]);

  const toggle = (id: string, on: boolean) => {
    const next = new Set(selected);
    if (on) next.add(id);
    else next.delete(id);
    onSelect(next);
  };
  return (
    <>
      <Group className={classes.summary} gap="sm" wrap="nowrap">
        <Checkbox
          size="xs"
          aria-label="Select all events shown"
          checked={events.length > 0 && chosen.length === events.length}
          indeterminate={chosen.length > 0 && chosen.length < events.length}
          onChange={(event) => onSelect(new Set(event.currentTarget.checked ? events.map(({ id }) => id) : []))}
        />
        {chosen.length > 0 ? (
          <>
            <Text size="xs" fw={550} className="tabular" role="status">
              {selectionSummary(chosen, grid?.rate)}
            </Text>
            <Group gap={4} ml="auto" wrap="nowrap">
              {actions(chosen)}
              <Button size="compact-xs" variant="subtle" color="gray" onClick={() => onSelect(new Set())}>
                Clear
              </Button>
            </Group>
          </>
        ) : (
          <Text size="xs" c="dimmed" className="tabular" role="status">
            {total >= viewerEventLimit
              ? `Showing the first ${viewerEventLimit.toLocaleString('en-GB')} events of this recording`
              : events.length === total
                ? countWords(total, 'event')
                : `${events.length} of ${total} events`}
          </Text>
        )}
      </Group>
      {events.length === 0 && (
        <EmptyState height={120}>
          {total === 0 ? 'Nothing is marked in this recording yet.' : 'No event fits these filters.'}
        </EmptyState>
      )}
      <div ref={scroll} className={classes.events} hidden={events.length === 0}>
        <ul aria-label="Events" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map((item) => {
            const event = events[item.index];
            if (!event) return null;
            return (
              <li
                key={item.key}
                ref={virtual.measureElement}
                data-index={item.index}
                aria-setsize={events.length}
                aria-posinset={item.index + 1}
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <EventRow
                  event={event}
                  fields={fields}
                  grid={grid}
                  active={event.id === active}
                  editing={event.id === editing}
                  selected={selected.has(event.id)}
                  onSelect={(on) => toggle(event.id, on)}
                  onShow={() => onShow(event)}
                  onOpen={() => onOpen(event)}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}
