import { Text } from '@mantine/core';
import { type Billing, beyondBilling, isCalendarDate, type Shift } from '@pavilion/domain';
import { IconAlertTriangle } from '@tabler/icons-react';
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
  const sentences = beyondBilling(billing, { ...session, days: session.days ?? 0 }, counted);
  if (sentences.length === 0) return null;
  return (
    <Text size="sm" c="var(--pv-red)" role="status" component="div">
      {sentences.map((sentence) => (
        <div key={sentence}>
          <IconAlertTriangle size={14} aria-hidden style={{ verticalAlign: -2 }} /> {sentence}
        </div>
      ))}
    </Text>
  );
}
