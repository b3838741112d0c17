import type { Webhook } from '@pavilion/domain/webhooks';
import { StatusBadge } from '../parts/status-badge.tsx';

/** Whether a webhook is on, and whether its deliveries arrive. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  const { active, failing_since, given_up_at } = webhook;
  if (given_up_at) return <StatusBadge status="failed" word="Given Up" />;
  if (!active) return <StatusBadge status="inactive" word="Off" />;
  if (failing_since) return <StatusBadge status="uncertain" word="Failing" />;
  return <StatusBadge status="active" word="On" />;
}
