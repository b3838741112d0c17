import { Button, Text } from '@mantine/core';
import { type Brief, refuseChatChannel } from '@pavilion/domain';
import { IconHash } from '@tabler/icons-react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { useViewer } from '../../session/session-provider.tsx';

/** The brief's chat channel, or the button that makes it (USR-099, OPN-053). */
export function ChatChannel({ brief }: { brief: Brief }) {
  const makes = refuseChatChannel(useViewer(), brief) === null;
  const make = useCall(calls.production.makeChatChannel, { done: 'The chat channel is being made' });
  if (brief.slackChannelName) {
    return (
      <Text size="sm" c="dimmed">
        #{brief.slackChannelName}
      </Text>
    );
  }
  if (!makes) return null;
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
