import { Group, Select, Stack, Text } from '@mantine/core';
import { type Deliverable, decisionOf, mayDecide, type ReviewDecision, reviewDecisions } from '@pavilion/domain';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { PersonName } from '../../parts/person-name.tsx';
import { useUser } from '../../session/session-provider.tsx';

/** Each owner's decision on the current version; only one's own can be changed (PRD-094..097). */
export function DecisionsPanel({ deliverable, open }: { deliverable: Deliverable; open: boolean }) {
  const user = useUser();
  const decide = useCall(calls.production.setDecision);
  if (deliverable.owners.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        Nobody was asked for a decision on this deliverable.
      </Text>
    );
  }
  return (
    <Stack gap="xs">
      {deliverable.owners.map((owner) => {
        const decision = decisionOf(deliverable.reviewStatus, owner);
        return (
          <Group key={owner} justify="space-between" wrap="nowrap" gap="sm">
            <PersonName id={owner} avatar />
            {open && mayDecide(deliverable, owner, user.id) ? (
              <Select
                size="xs"
                w={210}
                aria-label="Your decision"
                placeholder="Not Seen"
                data={[...reviewDecisions]}
                value={decision === 'Not Seen' ? null : decision}
                disabled={decide.pending}
                allowDeselect={false}
                onChange={(value) =>
                  value && void decide.run({ delID: deliverable.id, decision: value as ReviewDecision })
                }
              />
            ) : (
              <StatusBadge status={decision} />
            )}
          </Group>
        );
      })}
    </Stack>
  );
}
