import type { WebhookDelivery } from '@pavilion/domain/webhooks';
import { StatusBadge } from '../../parts/status-badge.tsx';

/** State of a delivery; one that has failed and waits is being tried again, and a held one waits for its webhook. */
export function DeliveryState({ delivery: { state, failures } }: { delivery: WebhookDelivery }) {
  if (state === 'delivered') return <StatusBadge status="sent" word="Delivered" />;
  if (state === 'failed') return <StatusBadge status="failed" />;
  if (state === 'held') return <StatusBadge status="held" />;
  return failures > 0 ? (
    <StatusBadge status="uncertain" word="Retrying" />
  ) : (
    <StatusBadge status="queued" word="Waiting" />
  );
}
