import { Button, Group, TextInput } from '@mantine/core';
import { type Livestream, readFeedAddress, rtmpOutputs } from '@pavilion/domain/livestreams';
import { useLive } from '@pavilion/sync/react';
import { IconPlus, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { notifyBegun, notifyDone } from '../../kit/notify.ts';
import { Select } from '../../kit/select.tsx';
import { FailureLine } from './failure-line.tsx';

/** LIV-017 */
const noticeTime = 3_000;
const anotherAddress = 'another';
const Destinations = lazyPart(() => import('./destinations.tsx').then((module) => module.Destinations));

/** Adds a feed to a stream. The Add button appears once a destination is chosen (LIV-014, OPN-078). */
export function AddFeed({ stream }: { stream: Livestream }) {
  const { documents: presets } = useLive(rtmpOutputs, { orderBy: [{ field: 'name', direction: 'asc' }] });
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [managing, setManaging] = useState(false);
  const { run, pending, refusal, reset } = useCall(calls.livestreams.addRTMP, { quiet: true });
  const preset = presets.find(({ id }) => id === chosen);
  const other = chosen === anotherAddress;
  const wrong = other && typed ? readFeedAddress(typed) : null;

  const add = async () => {
    const destination = preset ? { url: preset.url, preset: preset.id } : { url: typed.trim() };
    const end = notifyBegun('Please wait for this to be set up', { time: noticeTime });
    const added = await run({ streamID: stream.id, ...destination });
    end();
    if (!added) return;
    notifyDone('Destination Added', { time: noticeTime });
    setChosen(null);
    setTyped('');
  };
  const ready = preset !== undefined || (other && typed.trim() !== '' && typeof wrong !== 'string');
  return (
    <>
      <Group gap="sm" align="flex-end">
        <Select
          label="Feed destination"
          placeholder="Choose a destination"
          searchable
          clearable
          flex={1}
          miw={180}
          nothingFoundMessage="No destinations found."
          value={chosen}
          onChange={(value) => {
            setChosen(value);
            reset();
          }}
          data={[
            ...presets.map(({ id, name }) => ({ value: id, label: name })),
            { value: anotherAddress, label: 'Another address…' },
          ]}
        />
        {ready && (
          <Button leftSection={<IconPlus size={16} />} loading={pending} onClick={() => void add()}>
            Add
          </Button>
        )}
        <Button variant="subtle" leftSection={<IconSettings size={16} />} onClick={() => setManaging(true)}>
          Destinations
        </Button>
      </Group>
      {other && (
        <TextInput
          label="Address"
          description="Ends with the stream name or key, which is hidden once the feed is added."
          placeholder="rtmp://host/application/key"
          value={typed}
          error={typeof wrong === 'string' ? wrong : undefined}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            reset();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (ready && !pending) void add();
          }}
        />
      )}
      <FailureLine message={refusal?.message} onRetry={ready ? () => void add() : undefined} />
      {managing && <Destinations onClose={() => setManaging(false)} />}
    </>
  );
}
