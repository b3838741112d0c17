import { Button, Text } from '@mantine/core';
import type { Brief } from '@pavilion/domain';
import { IconHash } from '@tabler/icons-react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { useCan } from '../../session/session-provider.tsx';

/** The brief's chat channel, or the button that makes it (USR-099, OPN-053). */
export function ChatChannel({ brief }: { brief: Brief }) {
  const makes = useCan('makeChatChannel');
  const make = useCall(calls.production.makeChatChannel, { done: 'The chat channel is being made' });
  if (brief.slackChannelName) {
    return (
      <Text size="sm" c="dimmed">
        #{brief.slackChannelName}
      </Text>
    );
  }
  if (!makes || brief.status !== 'Submitted' || brief.slackChannelId) return null;
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconHash size={14} />}
      loading={make.pending}
      onClick={() => void make.run({ id: brief.id })}
    >
      Make chat channel
    </Button>
  );
}
