import { Switch, Table, Text } from '@mantine/core';
import {
  isTold,
  type NotificationChannel,
  notificationChannels,
  notificationKindNames,
  notificationKinds,
  users,
} from '@pavilion/domain/accounts';
import { usePatch } from '@pavilion/sync/react';
import { refusalWords } from '../../call/refusal.ts';
import { notifyError } from '../../kit/notify.ts';
import { Panel } from '../../kit/panel.tsx';
import { useUser } from '../../session/session-provider.tsx';

const heads: Record<NotificationChannel, string> = { app: 'In Pavilion', email: 'E-mail', chat: 'Chat' };

/** What one is told and where: each switch is kept at once. */
export function NotificationSwitches() {
  const user = useUser();
  const patch = usePatch(users);
  const note = user.slack
    ? 'Several messages of one minute come as one.'
    : 'Several messages of one minute come as one. Chat needs your chat identifier, which a user administrator adds.';
  return (
    <Panel title="Notifications" note={note} flush>
      <Table.ScrollContainer minWidth={420}>
        <Table aria-label="Notifications" verticalSpacing="xs" horizontalSpacing="lg">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>What</Table.Th>
              {notificationChannels.map((channel) => (
                <Table.Th key={channel} w={100} style={{ whiteSpace: 'nowrap' }}>
                  {heads[channel]}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {notificationKindNames.map((kind) => {
              const { label, tells } = notificationKinds[kind];
              return (
                <Table.Tr key={kind}>
                  <Table.Th scope="row" fw={400}>
                    <Text size="sm" fw={500}>
                      {label}
                    </Text>
                    <Text size="xs" c="dimmed">
                      {tells}
                    </Text>
                  </Table.Th>
                  {notificationChannels.map((channel) => (
                    <Table.Td key={channel}>
                      <Switch
                        aria-label={`${label}: ${heads[channel]}`}
                        disabled={channel === 'chat' && !user.slack}
                        checked={isTold(user.notify, kind, channel) && (channel !== 'chat' || Boolean(user.slack))}
                        onChange={(event) => {
                          const changes = { [`notify.${kind}.${channel}`]: event.currentTarget.checked };
                          patch(user.id, changes).catch((error: unknown) => notifyError(refusalWords(error).message));
                        }}
                      />
                    </Table.Td>
                  ))}
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Panel>
  );
}
