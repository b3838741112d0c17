import { Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { clearValue } from '@pavilion/domain';
import { readShift, type ShiftUnit } from '@pavilion/domain/archive';
import type { FileDocument } from '@pavilion/domain/files';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';
import { countWords } from '../../kit/count-words.ts';
import { Modal } from '../../kit/modal.tsx';
import { Select } from '../../kit/select.tsx';
import { recordingGrid } from '../clips/viewer/recording-grid.ts';
import { PlanPreview } from './plan-preview.tsx';
import { useMoves } from './use-moves.ts';

export interface ShiftRange {
  /** Mark of the frame on screen. */
  here: number;
  marks: { tcIn?: number | undefined; tcOut?: number | undefined };
  selected: readonly string[];
}

interface ShiftDialogProps {
  recording: FileDocument;
  match: string;
  range: ShiftRange;
  onClose: () => void;
}

const ranges = {
  on: 'From this frame on',
  all: 'The whole recording',
  before: 'Up to this frame',
  marks: 'Between the marks',
  selected: 'The selected deliveries',
} as const;
type RangeName = keyof typeof ranges;

/** Shifts a range of deliveries by frames or seconds, with a preview. */
export function ShiftDialog({ recording, match, range, onClose }: ShiftDialogProps) {
  const [name, setName] = useState<RangeName>(range.selected.length > 0 ? 'selected' : 'on');
  const [typed, setTyped] = useState('');
  const [unit, setUnit] = useState<ShiftUnit>('frames');
  const { moveAll, pending } = useMoves(match);
  const reading = readShift(typed, unit, recording.metadata);
  const frames = clearValue(reading) ?? 0;
  const input = { file: recording.id, frames, ...limitsOf(name, range) };
  const plan = useAnswer(calls.archive.planShift, input, { when: frames !== 0 });
  const shown = frames !== 0 && !plan.fetching ? plan.answer : undefined;
  const possible = shown?.outside === 0 ? shown : undefined;
  const ready = possible !== undefined && possible.moves.length > 0;
  const { tcIn, tcOut } = range.marks;
  return (
    <Modal opened onClose={onClose} title="Shift Deliveries" size="lg">
      <Stack gap="md">
        <Select
          label="Which deliveries"
          data={[
            ...(['on', 'before', 'all'] as const).map((value) => ({ value, label: ranges[value] })),
            { value: 'marks', label: ranges.marks, disabled: tcIn === undefined || tcOut === undefined },
            { value: 'selected', label: ranges.selected, disabled: range.selected.length === 0 },
          ]}
          value={name}
          onChange={(value) => setName((value ?? 'on') as RangeName)}
        />
        <Group align="flex-start" gap="sm">
          <TextInput
            data-autofocus
            label="By how much"
            description="A minus sign moves them earlier."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            error={'message' in reading && typed !== '-' ? reading.message : undefined}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <SegmentedControl
            aria-label="Unit"
            // Beside the field, below the line of its label.
            mt={24}
            data={[
              { value: 'frames', label: 'Frames' },
              { value: 'seconds', label: 'Seconds' },
            ]}
            value={unit}
            onChange={(value) => setUnit(value === 'seconds' ? 'seconds' : 'frames')}
          />
        </Group>
        {possible && <PlanPreview plan={possible} gridOf={() => recordingGrid(recording.metadata)} />}
        {possible && possible.crossed > 0 && (
          <Text size="sm" c="var(--pv-orange)" role="status">
            {countWords(possible.crossed, 'delivery', 'deliveries')} would change order. {possible.first}
          </Text>
        )}
        {shown && shown.outside > 0 && (
          <Text size="sm" c="var(--pv-red)" role="alert">
            {countWords(shown.outside, 'delivery', 'deliveries')} would fall outside the recording. Choose a smaller
            shift or fewer deliveries.
          </Text>
        )}
        {plan.refusal && (
          <Text size="sm" c="var(--pv-red)" role="alert">
            {plan.refusal.message}
          </Text>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!ready}
            loading={pending}
            onClick={() => void (possible && moveAll(possible.moves).then((done) => done && onClose()))}
          >
            Shift
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function limitsOf(name: RangeName, { here, marks, selected }: ShiftRange) {
  switch (name) {
    case 'on':
      return { from: here };
    case 'before':
      return { to: here };
    case 'marks':
      return { from: marks.tcIn, to: marks.tcOut };
    case 'selected':
      return { deliveries: [...selected] };
    case 'all':
      return {};
  }
}
