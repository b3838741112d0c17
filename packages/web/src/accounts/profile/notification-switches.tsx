import { Switch, Table, Text } from '@mantine/core';
import {
  isTold,
  type NotificationChannel,
  notificationChannels,
  notificationKinds,
  notificationKindsFor,
  users,
} from '@pavilion/domain/accounts';
import { usePatch } from '@pavilion/sync/react';
import { refusalWords } from '../../call/refusal.ts';
import { notifyError } from '../../kit/notify.ts';
import { Panel } from '../../kit/panel.tsx';
import { useWindowWidth } from '../../kit/use-window-width.ts';
import { useSession, useUser } from '../../session/session-provider.tsx';

const heads: Record<NotificationChannel, string> = { app: 'In Pavilion', email: 'E-mail', chat: 'Chat' };

/** Pixels; below, three columns of switches must not push each other off the screen. */
const phone = 576;

/** Table of switches, one per kind of notification and channel. Each switch is saved at once. */
export function NotificationSwitches() {
  const user = useUser();
  const patch = usePatch(users);
  const { channels, can } = useSession();
  const narrow = useWindowWidth() < phone;
  const works = { app: true, email: channels.email, chat: channels.chat && Boolean(user.slack) };
  const note = [
    'Messages within a minute are sent together.',
    !channels.email && 'E-mail is not set up here.',
    !channels.chat && 'Chat is not set up here.',
    channels.chat && !user.slack && 'Chat needs your chat identifier, which a user administrator adds.',
  ].filter(Boolean);
  return (
    <Panel title="Notifications" note={note.join(' ')} flush>
      <Table.ScrollContainer minWidth={narrow ? 300 : 420}>
        <Table aria-label="Notifications" verticalSpacing="xs" horizontalSpacing={narrow ? 'xs' : 'lg'}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>What</Table.Th>
              {notificationChannels.map((channel) => (
                <Table.Th key={channel} w={narrow ? 60 : 100} style={{ whiteSpace: narrow ? undefined : 'nowrap' }}>
                  {heads[channel]}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {notificationKindsFor(can).map((kind) => {
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
                        disabled={!works[channel]}
                        checked={works[channel] && isTold(user.notify, kind, channel)}
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
