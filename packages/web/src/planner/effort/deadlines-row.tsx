import { Popover, Stack, Text, UnstyledButton } from '@mantine/core';
import { briefs, pagePath } from '@pavilion/domain';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { countWords } from '../../kit/count-words.ts';
import { PageLink } from '../../kit/links.tsx';
import { cellWords, isOff, longDayWords } from '../calendar-words.ts';
import type { BriefDeadline } from './gather-deadlines.ts';
import classes from './week.module.css';

interface DeadlinesRowProps {
  days: readonly string[];
  closed: readonly boolean[];
  today: string;
  deadlines: ReadonlyMap<string, readonly BriefDeadline[]>;
  activeDay: number | undefined;
  rowIndex: number;
  onFocusDay: (row: string, day: number) => void;
}

/** Key of this row in the grid. */
export const deadlinesRow = 'deadlines';
/** Deadlines that fit in a cell; a button opens the rest. */
const fitting = 2;

/** Deadlines of the week by day and brief, each a link to its brief (PLN-005, PLN-010). */
export const DeadlinesRow = memo(function DeadlinesRow({
  days,
  closed,
  today,
  deadlines,
  activeDay,
  rowIndex,
  onFocusDay,
}: DeadlinesRowProps) {
  return (
    <tr className={classes.row} aria-rowindex={rowIndex}>
      <th scope="row" className={classes.rowHead}>
        <span className={classes.name}>Deadlines</span>
      </th>
      {days.map((day, at) => {
        const due = deadlines.get(day) ?? [];
        const focusable = activeDay === at ? 0 : -1;
        return (
          <td
            key={day}
            className={classes.cell}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid is interactive.
            role="gridcell"
            data-cell={`${deadlinesRow}:${at}`}
            data-today={day === today || undefined}
            data-off={isOff(closed, at) || undefined}
            data-quiet
            tabIndex={focusable}
            onFocus={(event) => event.target === event.currentTarget && onFocusDay(deadlinesRow, at)}
          >
            <span className="visually-hidden">{cellWords('Deadlines', day, closed[at])}</span>
            <div className={classes.marks}>
              {due.slice(0, fitting).map((mark) => (
                <Mark key={mark.brief} mark={mark} focusable={focusable} />
              ))}
              {due.length > fitting && <More day={day} due={due} focusable={focusable} />}
            </div>
          </td>
        );
      })}
    </tr>
  );
});

const dueWords = ({ due }: BriefDeadline) => `${countWords(due.length, 'deliverable')} due`;

function Mark({ mark, focusable }: { mark: BriefDeadline; focusable: number }) {
  const label = `${mark.title}, ${dueWords(mark)}`;
  return (
    <Link to={pagePath(briefs, { id: mark.brief })} className={classes.mark} tabIndex={focusable} title={label}>
      <span className={classes.barTitle}>{mark.title}</span>
      {mark.due.length > 1 && (
        <span className="tabular" aria-hidden>
          {mark.due.length}
        </span>
      )}
      <span className="visually-hidden">{dueWords(mark)}</span>
    </Link>
  );
}

function More({ day, due, focusable }: { day: string; due: readonly BriefDeadline[]; focusable: number }) {
  return (
    <Popover width={280} withinPortal trapFocus returnFocus position="bottom-start">
      <Popover.Target>
        <UnstyledButton className={classes.more} tabIndex={focusable}>
          {due.length - fitting} more
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Text size="xs" c="dimmed" mb="xs">
          Due on {longDayWords(day)}
        </Text>
        <Stack gap={4} mah={320} style={{ overflowY: 'auto' }}>
          {due.map((mark) => (
            <PageLink key={mark.brief} size="sm" to={pagePath(briefs, { id: mark.brief })}>
              {mark.title} · {mark.due.length}
            </PageLink>
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
