import { Group, Select, Stack, Text } from '@mantine/core';
import {
  type Deliverable,
  decisionOf,
  type FileDocument,
  type ReviewDecision,
  refuseDecision,
  reviewDecisions,
} from '@pavilion/domain';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { PersonName } from '../../parts/person-name.tsx';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { useViewer } from '../../session/session-provider.tsx';

interface DecisionsPanelProps {
  deliverable: Deliverable;
  /** The version on screen. */
  version: FileDocument | undefined;
}

/** Decisions of the owners, and who has opened the version; owners change their own only (PRD-094, PRD-095, PRD-096, PRD-097). */
export function DecisionsPanel({ deliverable, version }: DecisionsPanelProps) {
  const viewer = useViewer();
  const decides = refuseDecision(viewer, deliverable) === null;
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
        const decision = decisionOf(deliverable.reviewStatus, owner, version);
        const isDecided = decision !== 'Seen' && decision !== 'Not Seen';
        return (
          <Group key={owner} justify="space-between" wrap="nowrap" gap="sm">
            <PersonName id={owner} avatar />
            {decides && owner === viewer.id ? (
              <Select
                size="xs"
                w={210}
                aria-label="Your decision"
                placeholder="No decision yet"
                data={[...reviewDecisions]}
                value={isDecided ? decision : null}
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
