import { type Billing, beyondBilling, isCalendarDate, type Shift } from '@pavilion/domain';
import { WarningLines } from '../booking/warning-lines.tsx';
import type { SessionValues } from './session-values.ts';

interface BillingNoteProps {
  session: SessionValues;
  billing: Billing | undefined;
  stored: Shift | undefined;
}

/** Warns before saving that a session lies outside the period of its billing, or takes more days than were bought. */
export function BillingNote({ session, billing, stored }: BillingNoteProps) {
  if (!billing || session.type !== 'production' || !isCalendarDate(session.date)) return null;
  const counted = stored?.billing === billing.id ? stored.days : 0;
  return <WarningLines lines={beyondBilling(billing, { ...session, days: session.days ?? 0 }, counted)} />;
}
