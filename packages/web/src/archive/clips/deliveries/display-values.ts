import { formatDay, londonDay } from '@pavilion/domain';
import {
  type ArchiveEvent,
  ballLabel,
  type DeliveryDisplayField,
  type Match,
  type MatchDisplayField,
  matchTitle,
} from '@pavilion/domain/archive';
import type { Lookups } from '../../use-lookups.ts';

/** Text of a match field for a delivery; empty if unknown. */
export function matchValue(
  field: MatchDisplayField,
  event: ArchiveEvent,
  match: Match | undefined,
  lookups: Lookups,
): string {
  switch (field) {
    case 'teams':
      return match ? matchTitle(match) : [event.batTeam, event.bowlTeam].filter(Boolean).join(' v ');
    case 'startDate':
      return event.startDate ? formatDay(londonDay(event.startDate)) : '';
    case 'ground':
      return lookups.venueName(event.ground);
    case 'competition':
      return match?.competition ?? event.competition ?? '';
    case 'competitionName':
      return match?.competitionName ?? event.competitionName ?? '';
    case 'cricketType':
      return lookups.typeName(event.cricketType);
    case 'cricketFormat':
      return lookups.formatName(event.cricketFormat);
    case 'year':
      return event.year === undefined ? '' : String(event.year);
  }
}

/** Text of a delivery field; empty if unknown. */
export function deliveryValue(field: DeliveryDisplayField, event: ArchiveEvent): string {
  switch (field) {
    case 'ball':
      return ballLabel(event);
    case 'wicket':
      return event.wicket ? (event.howOut ?? 'Wicket') : '';
    default: {
      const value = event[field];
      return value === undefined ? '' : String(value);
    }
  }
}
