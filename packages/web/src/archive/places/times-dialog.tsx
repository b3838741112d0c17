import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import { firstDayOf, type Match, readBallTimes, recordingName } from '@pavilion/domain/archive';
import type { FileDocument } from '@pavilion/domain/files';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useAnswer, useCall } from '../../call/use-call.ts';
import { ChooseFile } from '../../kit/choose-file.tsx';
import { countWords } from '../../kit/count-words.ts';
import { Modal } from '../../kit/modal.tsx';
import { QuantityInput } from '../../kit/quantity-input.tsx';
import { recordingGrid } from '../clips/viewer/recording-grid.ts';
import { PlanPreview } from './plan-preview.tsx';
import { useMoves } from './use-moves.ts';

interface TimesDialogProps {
  match: Match;
  recordings: readonly FileDocument[];
  onClose: () => void;
}

const mostFaults = 5;

/** Places deliveries by time: when each was bowled, from the feed or a file, against the timecodes of the recordings. */
export function TimesDialog({ match, recordings, onClose }: TimesDialogProps) {
  const [remarks, setRemarks] = useState<readonly string[]>([]);
  const [offset, setOffset] = useState<number | null>(0);
  const [length, setLength] = useState<number | null>(8);
  const keep = useCall(calls.archive.keepBowledTimes, {
    done: ({ kept }) => `${countWords(kept, 'time')} read.`,
  });
  const { moveAll, pending } = useMoves(match.id);
  const clear = offset !== null && length !== null;
  const asked = { match: match.id, offset: offset ?? 0, length: length ?? 0 };
  const plan = useAnswer(calls.archive.planByTimes, asked, { when: clear });
  // Hides a plan for other values: Place would not do what it shows.
  const shown = clear && !plan.fetching ? plan.answer : undefined;
  const byId = new Map(recordings.map((file) => [file.id, file]));

  const choose = async (file: File) => {
    const firstDay = firstDayOf(match.startDate);
    if (!firstDay) return;
    const { times, faults } = readBallTimes(await file.text(), firstDay);
    setRemarks(faults);
    if (times.length === 0) return;
    const kept = await keep.run({ match: match.id, times });
    if (kept) setRemarks([...faults, ...kept.unknown.map((ball) => `This match has no ball ${ball}.`)]);
    void plan.again();
  };
  const apply = async () => {
    if (shown && (await moveAll(shown.moves))) onClose();
  };
  return (
    <Modal opened onClose={onClose} title="Place Deliveries by Time" size="lg">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          Each delivery is placed where the timecode of a recording matches the time it was bowled. Deliveries placed by
          hand do not move.
        </Text>
        <Group gap="sm">
          <ChooseFile label="Times file" accept=".csv,.txt,.tsv" onChoose={choose}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                loading={keep.pending}
                leftSection={<IconFileSpreadsheet size={16} />}
              >
                Read Times From a File
              </Button>
            )}
          </ChooseFile>
          <Text size="xs" c="dimmed">
            CSV with the columns innings, over, ball and time. A match of several days also needs day.
          </Text>
        </Group>
        <Remarks remarks={remarks} />
        <Group gap="sm">
          <QuantityInput
            label="Seconds to add to each time"
            description="Negative if the feed is late."
            unit="s"
            least={-86_400}
            most={86_400}
            value={offset}
            onChange={setOffset}
          />
          <QuantityInput
            label="Clip length"
            description="Counted from the time of the ball."
            unit="s"
            least={1}
            most={60}
            value={length}
            onChange={setLength}
          />
        </Group>
        {clear && plan.refusal && <Alert color="red">{plan.refusal.message}</Alert>}
        {shown && (
          <>
            <PlanPreview
              plan={shown}
              gridOf={(id) => recordingGrid(byId.get(id)?.metadata)}
              nameOf={(id) => {
                const file = byId.get(id);
                return file ? recordingName(file) : 'Another recording';
              }}
            />
            <Left plan={shown} />
          </>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!shown || shown.moves.length === 0} loading={pending} onClick={() => void apply()}>
            Place
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function Remarks({ remarks }: { remarks: readonly string[] }) {
  if (remarks.length === 0) return null;
  const more = remarks.length - mostFaults;
  return (
    <Alert color="yellow" variant="light" role="alert" title="Some Lines Were Not Used">
      <List size="sm">
        {remarks.slice(0, mostFaults).map((remark) => (
          <List.Item key={remark}>{remark}</List.Item>
        ))}
        {more > 0 && <List.Item>{countWords(more, 'more line')}</List.Item>}
      </List>
    </Alert>
  );
}

/** Deliveries that stay where they are, and why. */
function Left({ plan }: { plan: { outside: number; untimed: number; byHand: number } }) {
  const facts = [
    [plan.untimed, 'without a time'],
    [plan.outside, 'outside all recordings'],
    [plan.byHand, 'placed by hand'],
  ] as const;
  const said = facts.filter(([count]) => count > 0).map(([count, why]) => `${count.toLocaleString('en-GB')} ${why}`);
  if (said.length === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      Not moved: {said.join(', ')}.
    </Text>
  );
}
