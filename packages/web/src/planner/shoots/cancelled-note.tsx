import { Text } from '@mantine/core';
import type { Shoot } from '@pavilion/domain';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { PersonName } from '../../parts/person-name.tsx';

/** Who cancelled a shoot and when, and the way back. Shoots cancelled before this was stored have neither. */
export function CancelledNote({ shoot }: { shoot: Shoot }) {
  const { shootStatus, cancelled_at, cancelled_by } = shoot;
  if (shootStatus !== 'cancelled') return null;
  return (
    <Text size="sm" c="dimmed" role="status" component="div">
      Cancelled
      {cancelled_by && (
        <>
          {' '}
          by <PersonName id={cancelled_by} />
        </>
      )}
      {cancelled_at && (
        <>
          {' · '}
          <RelativeDate value={cancelled_at} time />
        </>
      )}
      . To take the cancellation back, choose another status and save.
    </Text>
  );
}
