import { type Deliverable, dueLabel, isOverdue } from '@pavilion/domain';
import { IconClock } from '@tabler/icons-react';
import { exactMoment, readDate } from '../kit/date-label.ts';
import { useMinute } from '../kit/use-minute.ts';
import classes from './due-label.module.css';

interface DeadlineLabelProps {
  deadline: string | null | undefined;
  /** Finished work is never overdue. */
  done?: boolean;
  /** Shown without a deadline (PRD-053). */
  without?: '' | 'No Deadline Set';
}

/** A deadline in words; red with a clock after its day has passed. */
export function DeadlineLabel({ deadline, done = false, without = '' }: DeadlineLabelProps) {
  const now = useMinute().toISOString();
  const overdue = !done && isOverdue(deadline, now);
  const date = deadline ? readDate(deadline) : null;
  return (
    <span
      className={classes.due}
      data-overdue={overdue}
      data-tip={date ? exactMoment(date).replace(', 12:00 am', '') : undefined}
    >
      {overdue && <IconClock size={14} aria-label="Overdue" />}
      {dueLabel(deadline, now, without)}
    </span>
  );
}

/** Deadline of a deliverable. */
export function DueLabel({
  deliverable,
  without = '',
}: {
  deliverable: Pick<Deliverable, 'deadline'> & Partial<Pick<Deliverable, 'state'>>;
  without?: DeadlineLabelProps['without'];
}) {
  return <DeadlineLabel deadline={deliverable.deadline} done={deliverable.state === 'signed'} without={without} />;
}
