import { Button, Group, Text } from '@mantine/core';
import { type Match, refuseDay, refusePart, usualRate } from '@pavilion/domain/archive';
import { type FileDocument, files, timecodeToFrames } from '@pavilion/domain/files';
import { useChange } from '@pavilion/sync/react';
import { IconArrowBackUp, IconBallBowling } from '@tabler/icons-react';
import { refusalWords } from '../../../call/refusal.ts';
import { SavedInput } from '../../../kit/saved-input.tsx';
import { fieldPlace } from '../../../parts/edit-fields.ts';
import fieldRow from '../../field-row.module.css';
import { WholeNumberInput } from '../../whole-number-input.tsx';
import { removesFromMatch, useUnpairing } from './use-unpairing.ts';
import classes from './viewer.module.css';

interface FileInfoProps {
  recording: FileDocument;
  match: Match | undefined;
  onPlace: () => void;
}

/** File Info for archive administrators: timecode start, day, part, and removal from the match, to pair it with another (ARC-118..120). */
export function FileInfo({ recording, match, onPlace }: FileInfoProps) {
  const change = useChange(files);
  const unpairing = useUnpairing(recording);
  const { metadata } = recording;
  const rate = metadata?.frameRate ?? usualRate;
  return (
    <section className={classes.info} aria-label="File Info">
      <Text size="xs" fw={600}>
        File Info
      </Text>
      <div className={fieldRow.row}>
        <div className={fieldRow.fields}>
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
              return change(recording, { 'metadata.timecodeStart': text || null }).then(
                () => undefined,
                (error: unknown) => refusalWords(error).message,
              );
            }}
          />
          <WholeNumberInput
            label="Day"
            keptAs={fieldPlace(files, recording, 'day', 'Day')}
            width={64}
            rule={(day) => refuseDay(day, match)}
            value={recording.day}
            onSave={(day) => change(recording, { day })}
          />
          <WholeNumberInput
            label="Part"
            keptAs={fieldPlace(files, recording, 'part', 'Part')}
            width={64}
            rule={refusePart}
            value={recording.part}
            onSave={(part) => change(recording, { part })}
          />
        </div>
      </div>
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          leftSection={<IconArrowBackUp size={14} />}
          loading={unpairing.pending}
          onClick={() => void unpairing.run()}
        >
          {removesFromMatch}
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
