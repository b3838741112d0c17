import { dayLoads, freeInWeek, type Resource, type Shift, toDays } from '@pavilion/domain';
import { PersonAvatar } from '../../kit/person-avatar.tsx';
import { freeWords } from '../calendar-words.ts';
import classes from './week.module.css';

interface ResourceHeadProps {
  resource: Resource;
  booked: readonly Shift[];
  days: readonly string[];
  /** For each day, whether nothing is free whatever is booked: the office is closed, or the resource is at a shoot. */
  taken: readonly boolean[];
}

/** Name of a resource, and the days still free in its working week. */
export function ResourceHead({ resource, booked, days, taken }: ResourceHeadProps) {
  const free = toDays(freeInWeek(dayLoads(booked, days), taken));
  return (
    <span className={classes.resource}>
      {resource.isPerson && (
        <span className={classes.avatar}>
          <PersonAvatar name={resource.displayName} size={22} />
        </span>
      )}
      <span className={classes.words}>
        <span className={classes.name} title={resource.displayName}>
          {resource.displayName}
        </span>
        <span className={classes.free} data-none={free === 0 || undefined}>
          {freeWords(free)}
        </span>
      </span>
    </span>
  );
}
