import { ActionIcon, Alert, Button, Group, Stack, Text, Tooltip } from '@mantine/core';
import {
  encoderRefusalSentence,
  encoderStep,
  isActivatedEncoder,
  isCancelledStream,
  type Livestream,
  mayCancelStream,
  ownRefusal,
  streamSituation,
} from '@pavilion/domain/livestreams';
import { IconCircleX, IconKey, IconPlayerPlay, IconPlayerStop, IconPlugOff, IconRefresh } from '@tabler/icons-react';
import { calls } from '../../call/client.ts';
import type { RefusalWords } from '../../call/refusal.ts';
import { useCall } from '../../call/use-call.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { Panel } from '../../kit/panel.tsx';
import { ConnectionFields } from '../parts/connection-fields.tsx';
import { FailureLine } from '../parts/failure-line.tsx';
import { StreamState } from '../parts/stream-state.tsx';
import { useEngine } from '../parts/use-engine.ts';
import { StreamPreview } from './stream-preview.tsx';
import { useEncoderStep } from './use-encoder-step.ts';

interface EncoderCardProps {
  stream: Livestream;
  /** Whether it is a fixed channel. */
  channel: boolean;
  refreshing: boolean;
  refusal: RefusalWords | undefined;
  onRefresh: () => void;
}

/** Encoder card: state, Activate or Deactivate, preview, address and key (LIV-023 to LIV-029). */
export function EncoderCard({ stream, channel, refreshing, refusal, onRefresh }: EncoderCardProps) {
  const step = encoderStep(stream.sep_state);
  const { take, pending, failure } = useEncoderStep(stream, onRefresh);
  const look = streamSituation(stream);
  const refused = ownRefusal(stream);
  const actions = (
    <>
      {step === 'activate' && (
        <Button leftSection={<IconPlayerPlay size={16} />} loading={pending} onClick={() => void take('activate')}>
          Activate
        </Button>
      )}
      {step === 'deactivate' && (
        <Button
          color="red"
          variant="light"
          leftSection={<IconPlayerStop size={16} />}
          loading={pending}
          onClick={() => void take('deactivate')}
        >
          Deactivate
        </Button>
      )}
      <Tooltip label="Refresh">
        <ActionIcon variant="default" size={36} aria-label="Refresh" loading={refreshing} onClick={onRefresh}>
          <IconRefresh size={16} />
        </ActionIcon>
      </Tooltip>
    </>
  );
  return (
    <Panel title="Encoder" actions={actions}>
      <Stack gap="md">
        <Group gap="sm" role="status">
          <StreamState stream={stream} />
          <Text size="sm" flex={1} miw={200}>
            <Text span fw={550}>
              {look.word}.
            </Text>{' '}
            {look.next}
          </Text>
        </Group>
        <FailureLine message={failure?.message} onRetry={failure?.again} />
        <FailureLine message={refusal?.message} onRetry={onRefresh} />
        <FailureLine message={stream.error} />
        {refused && (
          <Alert color="yellow" variant="light" icon={<IconPlugOff size={18} />} role="status" py="xs">
            {encoderRefusalSentence(refused)}
          </Alert>
        )}
        {isActivatedEncoder(stream.sep_state) && <StreamPreview stream={stream} />}
        {!isCancelledStream(stream) && (
          <ConnectionFields
            stream={stream}
            actions={
              <Group gap="xs">
                <NewKey stream={stream} />
                {!channel && <Cancellation stream={stream} />}
              </Group>
            }
          />
        )}
      </Stack>
    </Panel>
  );
}

/** Replaces a key that has leaked. */
function NewKey({ stream }: { stream: Livestream }) {
  const { answer: engine } = useEngine();
  const { run, pending } = useCall(calls.livestreams.newStreamKey, { done: 'The stream has a new key.' });
  const confirm = useConfirm();
  if (!engine?.newKeys) return null;
  const ask = async () => {
    const text = 'An encoder that uses the old key is cut off. Enter the new key there.';
    if (await confirm({ title: 'Make a new key?', text, confirm: 'Make New Key', danger: true }))
      await run({ streamID: stream.id });
  };
  return (
    <Button size="xs" variant="subtle" leftSection={<IconKey size={14} />} loading={pending} onClick={() => void ask()}>
      New Key
    </Button>
  );
}

/** For a stream that was set up by mistake, or whose match is off. */
function Cancellation({ stream }: { stream: Livestream }) {
  const { run, pending } = useCall(calls.livestreams.cancelStream, { done: 'The stream is cancelled.' });
  const confirm = useConfirm();
  if (!mayCancelStream(stream.sep_state)) return null;
  const ask = async () => {
    const text = 'No encoder can send to it again, and its feeds end. Its recordings and reports stay.';
    const question = {
      title: 'Cancel this stream?',
      text,
      confirm: 'Cancel Stream',
      cancel: 'Keep Stream',
      danger: true,
    };
    if (await confirm(question)) await run({ streamID: stream.id });
  };
  return (
    <Button
      size="xs"
      variant="subtle"
      color="red"
      leftSection={<IconCircleX size={14} />}
      loading={pending}
      onClick={() => void ask()}
    >
      Cancel Stream
    </Button>
  );
}
