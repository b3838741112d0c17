import { Button, Group, Text } from '@mantine/core';
import { usualRate } from '@pavilion/domain/archive';
import { type FileDocument, files, timecodeToFrames } from '@pavilion/domain/files';
import { usePatch } from '@pavilion/sync/react';
import { IconBallBowling, IconLinkPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { calls } from '../../call/client.ts';
import { refusalWords } from '../../call/refusal.ts';
import { useCall } from '../../call/use-call.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { SavedInput } from '../../kit/saved-input.tsx';
import { WholeNumberInput } from '../whole-number-input.tsx';
import classes from './viewer.module.css';

/** File Info for those who maintain the archive: timecode start, another match, part (ARC-118..120). */
export function FileInfo({ recording, onPlace }: { recording: FileDocument; onPlace: () => void }) {
  const patch = usePatch(files);
  const navigate = useNavigate();
  const confirm = useConfirm();
  const again = useCall(calls.archive.associateAgain, { done: 'This file awaits a new match.' });
  const { metadata } = recording;
  const rate = metadata?.frameRate ?? usualRate;
  const associate = async () => {
    const sure = await confirm({
      title: 'Associate this file with a new match?',
      text: 'It leaves its match and waits in Match Recordings Admin until you have chosen another one.',
      confirm: 'Associate',
    });
    if (sure && (await again.run({ file: recording.id }))) void navigate({ to: '/admin' });
  };
  return (
    <section className={classes.info} aria-label="File Info">
      <Text size="xs" fw={600}>
        File Info
      </Text>
      <Group gap="xs" align="flex-end" wrap="wrap">
        <SavedInput
          label="Timecode start"
          size="xs"
          w={132}
          placeholder={metadata?.timecode ?? '00:00:00:00'}
          value={metadata?.timecodeStart ?? metadata?.timecode ?? ''}
          onSave={async (text) => {
            if (text !== '' && timecodeToFrames(text, rate) === null) {
              return 'Write it as hours, minutes, seconds and frames: 10:00:00:00.';
            }
            return patch(recording.id, { 'metadata.timecodeStart': text || null }).then(
              () => undefined,
              (error: unknown) => refusalWords(error).message,
            );
          }}
        />
        <WholeNumberInput
          label="Part"
          most={999}
          value={recording.part}
          onSave={(part) => patch(recording.id, { part })}
        />
        <Button
          size="xs"
          variant="default"
          leftSection={<IconLinkPlus size={14} />}
          loading={again.pending}
          onClick={() => void associate()}
        >
          Associate With New Match
        </Button>
        {recording.match && (
          <Button size="xs" variant="default" leftSection={<IconBallBowling size={14} />} onClick={onPlace}>
            Place Deliveries
          </Button>
        )}
      </Group>
    </section>
  );
}
