import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { eventTitle, outcomeLabel } from '@pavilion/domain/archive';
import type { FileDocument } from '@pavilion/domain/files';
import { IconArrowsHorizontal, IconBallBowling, IconPlayerTrackNext, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { QuantitySetting } from '../../kit/quantity-setting.tsx';
import { useShortcut } from '../../kit/shortcuts.ts';
import { underDialog } from '../../kit/under-dialog.ts';
import { useRemembered } from '../../kit/use-remembered.ts';
import { BeginAt } from './begin-at.tsx';
import classes from './placing.module.css';
import { restOf } from './rest-of-placing.ts';
import { ShiftDialog, type ShiftRange } from './shift-dialog.tsx';
import { usePlacing } from './use-placing.ts';

interface PlacingPanelProps {
  recording: FileDocument;
  match: string;
  /** Mark of the frame on screen. */
  mark: () => number;
  /** Marks and selection that a shift can be limited to. */
  range: Pick<ShiftRange, 'marks' | 'selected'>;
  onClose: () => void;
}

const group = 'Placing deliveries';

/** Placing by hand: while the recording plays, a press at each ball places it and offers the next one. */
export function PlacingPanel({ recording, match, mark, range, onClose }: PlacingPanelProps) {
  const [lead, setLead] = useRemembered('placing.lead', 0);
  const [length, setLength] = useRemembered('placing.length', 8);
  const [shift, setShift] = useState<ShiftRange | null>(null);
  const placing = usePlacing({ recording, match, lead, length });
  const { offered, empty } = placing;
  const reasonId = useId();
  const offReason = empty ? reasonId : undefined;
  const may = offered !== undefined;
  const press = () => placing.place(mark());
  useShortcut({ keys: 'b', label: 'Place the ball here', group, ignore: underDialog }, press, may);
  useShortcut({ keys: 'n', label: 'Skip this ball: not on film', group, ignore: underDialog }, placing.skip, may);
  useShortcut(
    { keys: 'backspace', label: 'Take back the last ball', group, ignore: underDialog },
    placing.takeBack,
    placing.placed > 0,
  );
  return (
    <section className={classes.panel} aria-label="Placing deliveries">
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text fw={600} size="sm">
          Placing deliveries
        </Text>
        <ActionIcon variant="subtle" color="gray" size={28} aria-label="Stop placing" onClick={onClose}>
          <IconX size={16} />
        </ActionIcon>
      </Group>
      <div className={classes.next} role="status" aria-label="Next ball" id={reasonId}>
        {offered ? (
          <>
            <strong>{eventTitle(offered)}</strong>
            <span>{[`Innings ${offered.innings ?? 1}`, outcomeLabel(offered)].join(' · ')}</span>
          </>
        ) : (
          <span>{restOf(placing)}</span>
        )}
        {!offered && placing.missing && (
          <Button size="compact-xs" variant="light" onClick={() => placing.begin(null)}>
            Go to {eventTitle(placing.missing)}
          </Button>
        )}
      </div>
      <Group gap="xs">
        <Button
          size="compact-sm"
          leftSection={<IconBallBowling size={14} />}
          disabled={!may}
          aria-describedby={offReason}
          onClick={press}
        >
          Ball Here (B)
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlayerTrackNext size={14} />}
          disabled={!may}
          aria-describedby={offReason}
          onClick={placing.skip}
        >
          Not on Film (N)
        </Button>
        <Button size="compact-sm" variant="default" disabled={placing.placed === 0} onClick={placing.takeBack}>
          Take Back (⌫)
        </Button>
      </Group>
      <div className={classes.fields}>
        <BeginAt match={match} offReason={offReason} onBegin={placing.begin} />
        <QuantitySetting label="Clip starts before" unit="s" least={0} most={60} value={lead} onChange={setLead} />
        <QuantitySetting label="Clip length" unit="s" least={1} most={60} value={length} onChange={setLength} />
      </div>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconArrowsHorizontal size={14} />}
        disabled={empty}
        aria-describedby={offReason}
        onClick={() => setShift({ here: mark(), ...range })}
      >
        Shift Deliveries
      </Button>
      {shift && <ShiftDialog recording={recording} match={match} range={shift} onClose={() => setShift(null)} />}
    </section>
  );
}
