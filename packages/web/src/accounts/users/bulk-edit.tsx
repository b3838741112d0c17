import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type RoleFlag, roleFlags, roleWords } from '@pavilion/domain/access';
import { users } from '@pavilion/domain/accounts';
import { useLive } from '@pavilion/sync/react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';

interface BulkEditProps {
  ids: ReadonlySet<string>;
  opened: boolean;
  onClose: () => void;
}

/** USR-017, USR-018: a role given or taken here is given to or taken from every selected user, at once. */
export function BulkEdit({ ids, opened, onClose }: BulkEditProps) {
  const { documents } = useLive(users, opened && ids.size > 0 ? { where: { id: { in: [...ids] } } } : null);
  const setRole = useCall(calls.accounts.setUserRole);
  const change = (flag: RoleFlag, value: boolean) => void setRole.run({ ids: [...ids], flag, value });
  return (
    <Modal opened={opened} onClose={onClose} title={`Edit ${ids.size} ${ids.size === 1 ? 'User' : 'Users'}`} size="lg">
      <Stack gap="sm">
        {roleFlags.map((flag) => {
          const holders = documents.filter(({ roles }) => roles[flag] === true).length;
          return (
            <Group key={flag} justify="space-between" wrap="nowrap" gap="lg">
              <div>
                <Text size="sm" fw={500}>
                  {roleWords[flag].label}
                </Text>
                <Text size="xs" c="dimmed">
                  {roleWords[flag].description}
                </Text>
              </div>
              <Group gap="xs" wrap="nowrap">
                <Text size="xs" c="dimmed" className="tabular" style={{ whiteSpace: 'nowrap' }}>
                  {holders} of {ids.size}
                </Text>
                <Button
                  size="xs"
                  variant="default"
                  disabled={holders === 0 || setRole.pending}
                  aria-label={`Take ${roleWords[flag].label}`}
                  onClick={() => change(flag, false)}
                >
                  Take
                </Button>
                <Button
                  size="xs"
                  variant="light"
                  disabled={holders === ids.size || setRole.pending}
                  aria-label={`Give ${roleWords[flag].label}`}
                  onClick={() => change(flag, true)}
                >
                  Give
                </Button>
              </Group>
            </Group>
          );
        })}
      </Stack>
    </Modal>
  );
}
