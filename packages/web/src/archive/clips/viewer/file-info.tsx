import { Button, Group, Text } from '@mantine/core';
import { usualRate } from '@pavilion/domain/archive';
import { type FileDocument, files, timecodeToFrames } from '@pavilion/domain/files';
import { usePatch } from '@pavilion/sync/react';
import { IconBallBowling, IconLinkPlus } from '@tabler/icons-react';
import { refusalWords } from '../../../call/refusal.ts';
import { SavedInput } from '../../../kit/saved-input.tsx';
import { WholeNumberInput } from '../../whole-number-input.tsx';
import { useUnpairing } from './use-unpairing.ts';
import classes from './viewer.module.css';

/** File Info for archive administrators: timecode start, part, and association with a new match (ARC-118..120). */
export function FileInfo({ recording, onPlace }: { recording: FileDocument; onPlace: () => void }) {
  const patch = usePatch(files);
  const unpairing = useUnpairing(recording);
  const { metadata } = recording;
  const rate = metadata?.frameRate ?? usualRate;
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
              return 'Enter hours, minutes, seconds and frames, such as 10:00:00:00.';
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
          loading={unpairing.pending}
          onClick={() => void unpairing.run()}
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
