import {
  type CalendarEvent,
  closedOf,
  closedSentence,
  formatDays,
  type Shift,
  type Shoot,
  shiftTitle,
  shooterNumber,
} from '@pavilion/domain';
import { statusLook } from '../../parts/status-words.ts';
import type { BarLook } from './week-bar.tsx';

/**
 * Look of a session: the billing's colour for work, a pattern for an absence (PLN-013). Work on days on which the office is closed
 * is marked.
 */
export function shiftLook(shift: Shift, closings: readonly CalendarEvent[] = []): BarLook {
  const title = shiftTitle(shift);
  const label = [title, shift.resourceName, formatDays(shift.days)].filter(Boolean).join(', ');
  const closed = shift.type === 'production' ? closedOf(shift, closings) : undefined;
  return {
    title,
    label: closed ? `${label}. ${closedSentence(closed)}` : label,
    warns: closed !== undefined,
    kind: shift.type,
    colour: shift.type === 'production' ? shift.backgroundColor : undefined,
  };
}

/** Look of a shoot: one colour for its status, one for its shooter (PLN-023). */
export function shootLook(shoot: Shoot, shooters: readonly string[]): BarLook {
  const title = shoot.shootTitle || shoot.prodTitle || 'Shoot';
  return {
    title,
    label: [
      title,
      shoot.shootTitle ? shoot.prodTitle : undefined,
      statusLook(shoot.shootStatus).word,
      shoot.shooter,
      formatDays(shoot.days),
    ]
      .filter(Boolean)
      .join(', '),
    kind: shoot.shootStatus,
    mark: shooterNumber(shoot.shooter, shooters),
  };
}
