import { Group, Stack, Text } from '@mantine/core';
import {
  type Deliverable,
  decisionRows,
  type FileDocument,
  type ReviewDecision,
  refuseDecision,
  reviewDecisions,
} from '@pavilion/domain';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { Select } from '../../kit/select.tsx';
import { PersonName } from '../../parts/person-name.tsx';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { useViewer } from '../../session/session-provider.tsx';

interface DecisionsPanelProps {
  deliverable: Deliverable;
  /** The version on screen. */
  version: FileDocument | undefined;
}

/** Everyone's decision, and which owners have opened the version; owners change their own (PRD-094, PRD-095, PRD-096, PRD-097). */
export function DecisionsPanel({ deliverable, version }: DecisionsPanelProps) {
  const viewer = useViewer();
  const decides = refuseDecision(viewer, deliverable) === null;
  const decide = useCall(calls.production.setDecision);
  const rows = decisionRows(deliverable, version);
  if (rows.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        Nobody was asked for a decision on this deliverable.
      </Text>
    );
  }
  return (
    <Stack gap="xs">
      {rows.map(({ user, decision }) => (
        <Group key={user} justify="space-between" wrap="nowrap" gap="sm">
          <PersonName id={user} avatar />
          {decides && user === viewer.id && decision !== 'Signed Off' && decision !== 'Rejected' ? (
            <Select
              size="xs"
              w={210}
              aria-label="Your decision"
              placeholder="No decision yet"
              data={[...reviewDecisions]}
              value={reviewDecisions.find((known) => known === decision) ?? null}
              readOnly={decide.pending}
              onChange={(value) =>
                value && void decide.run({ delID: deliverable.id, decision: value as ReviewDecision })
              }
            />
          ) : (
            <StatusBadge status={decision} />
          )}
        </Group>
      ))}
    </Stack>
  );
}
