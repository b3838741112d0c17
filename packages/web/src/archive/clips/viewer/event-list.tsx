import { Button, Checkbox, Group, Text } from '@mantine/core';
import { type ArchiveEvent, selectionSummary, type TimelineField } from '@pavilion/domain/archive';
import type { FrameGrid } from '@pavilion/domain/files';
import { useRouter } from '@tanstack/react-router';
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { countWords } from '../../../kit/count-words.ts';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { switched, useRanged } from '../../../parts/use-ranged.ts';
import { EventRow } from './event-row.tsx';
import type { EventWindow } from './use-event-window.ts';
import { useKeptPlace } from './use-kept-place.ts';
import classes from './viewer.module.css';

interface EventListProps {
  /** Filtered events around a moment of the recording. */
  found: EventWindow;
  filtered: boolean;
  fields: readonly TimelineField[];
  grid: FrameGrid | null;
  /** Event at the playhead, and the event nearest to it. */
  active: string | undefined;
  nearest: string | undefined;
  editing: string | undefined;
  /** Whether the edited event has gone, which is said below the list. */
  missing: boolean;
  /** Whether the list scrolls with playback. */
  following: boolean;
  onFollow: (following: boolean) => void;
  /** Near an end of the list: asks for the events around this mark. */
  onReach: (mark: number) => void;
  selected: ReadonlySet<string>;
  chosen: readonly ArchiveEvent[];
  onSelect: (selected: ReadonlySet<string>) => void;
  onShow: (event: ArchiveEvent) => void;
  onOpen: (event: ArchiveEvent) => void;
  /** Actions for the selected events. */
  actions: (chosen: readonly ArchiveEvent[]) => ReactNode;
}

/** Rows from an end of the list at which more events load. */
const margin = 20;
/** Height of a row in pixels, before it is measured. */
const rowHeight = 62;

/** The recording's events as a virtual list (ARC-110, ARC-114, ARC-115). */
export function EventList(props: EventListProps) {
  const { found, fields, grid, active, nearest, editing, following, onFollow, onReach, selected, onSelect } = props;
  const { events } = found;
  const scroll = useRef<HTMLDivElement>(null);
  const placeOf = (event: string | undefined) => events.findIndex(({ id }) => id === event);
  const virtual = useVirtualizer({
    count: events.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    // Begins where it will stand, instead of drawing other rows first.
    initialOffset: () => Math.max(0, placeOf(editing ?? (following ? nearest : undefined)) - 2) * rowHeight,
    getItemKey: (index) => events[index]?.id ?? index,
    // The list is shown without what is out of sight.
    overscan: useDeferredValue(8, 0),
    scrollPaddingStart: rowHeight,
    scrollPaddingEnd: rowHeight,
    // Draws the first rows with the list, in steps, instead of in one task after it has been measured.
    initialRect: { width: 0, height: window.innerHeight / 2 },
  });
  useKeptPlace(virtual, scroll, events, !following);

  // Follows playback until someone scrolls, and goes to an event that is opened.
  useInSight(virtual, following ? placeOf(nearest) : -1);
  useInSight(virtual, placeOf(editing));

  const items = virtual.getVirtualItems();
  const [top, bottom] = [items[0], items.at(-1)];
  useEffect(() => {
    if (following || !top || !bottom) return;
    const wanted =
      found.moreBefore && top.index < margin
        ? events[top.index]
        : found.moreAfter && bottom.index > events.length - margin
          ? events[bottom.index]
          : undefined;
    if (wanted?.tcIn !== undefined) onReach(wanted.tcIn);
  }, [following, top, bottom, found, events, onReach]);

  const toggle = useRanged(events, (ids, on) => onSelect(switched(selected, ids, on)));
  const stop = () => onFollow(false);
  return (
    <>
      <Summary {...props} />
      {events.length === 0 && !props.missing && (
        <EmptyState height={120}>
          {props.filtered ? 'No events match these filters.' : 'This recording has no clips or deliveries yet.'}
        </EmptyState>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: scrolling by hand stops following playback. */}
      <div
        ref={scroll}
        className={classes.events}
        hidden={events.length === 0}
        onWheel={stop}
        onTouchMove={stop}
        onPointerDown={(event) => event.target === event.currentTarget && stop()}
        onKeyDown={(event) => /^(Page|Home|End|Arrow)/.test(event.key) && stop()}
      >
        <ul aria-label="Events" style={{ height: virtual.getTotalSize() }}>
          {items.map((item) => {
            const event = events[item.index];
            if (!event) return null;
            return (
              <li
                key={item.key}
                ref={virtual.measureElement}
                data-index={item.index}
                aria-setsize={found.moreBefore || found.moreAfter ? -1 : events.length}
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
                  onSelect={toggle}
                  onShow={() => props.onShow(event)}
                  onOpen={() => props.onOpen(event)}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}

/** Scrolls to a row when it becomes another one; -1 is none. */
function useInSight(virtual: Virtualizer<HTMLDivElement, Element>, row: number): void {
  const router = useRouter();
  useEffect(() => {
    if (row < 0) return;
    let frame = 0;
    const withPicture = () => {
      frame = requestAnimationFrame(() => virtual.scrollToIndex(row, { align: 'auto' }));
    };
    withPicture();
    // Once it has drawn another address, the router puts the list back to where it was on the one before. On a busy machine that is later
    // than the next picture.
    const unsubscribe = router.subscribe('onRendered', () => {
      unsubscribe();
      withPicture();
    });
    if (router.state.status !== 'pending') unsubscribe();
    return () => {
      cancelAnimationFrame(frame);
      unsubscribe();
    };
  }, [row, virtual, router]);
}

/** Event count, or the selection with its actions; and the button that follows playback again. */
function Summary({ found, chosen, grid, following, onFollow, onSelect, actions }: EventListProps) {
  const { events, moreBefore, moreAfter } = found;
  const shown = events.filter(({ id }) => chosen.some((each) => each.id === id)).length;
  return (
    <Group className={classes.summary} gap="sm" style={{ rowGap: 4 }}>
      <Checkbox
        size="xs"
        aria-label="Select all events shown"
        checked={events.length > 0 && shown === events.length}
        indeterminate={chosen.length > 0 && shown < events.length}
        onChange={(event) => onSelect(new Set(event.currentTarget.checked ? events.map(({ id }) => id) : []))}
      />
      {chosen.length > 0 ? (
        <>
          <Text size="xs" fw={550} className="tabular" role="status" flex={1} miw={200}>
            {selectionSummary(chosen, grid?.rate)}
          </Text>
          <Group gap={4} ml="auto">
            {actions(chosen)}
            <Button size="compact-xs" variant="subtle" color="gray" onClick={() => onSelect(new Set())}>
              Clear
            </Button>
          </Group>
        </>
      ) : (
        <Text size="xs" c="dimmed" className="tabular" role="status">
          {moreBefore || moreAfter
            ? `The nearest ${countWords(events.length, 'event')}; scroll for more`
            : countWords(events.length, 'event')}
        </Text>
      )}
      {!following && (
        <Button size="compact-xs" variant="light" ml={chosen.length > 0 ? 0 : 'auto'} onClick={() => onFollow(true)}>
          Follow Playback
        </Button>
      )}
    </Group>
  );
}
