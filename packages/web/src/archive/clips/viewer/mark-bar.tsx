import { ActionIcon, Button, Text } from '@mantine/core';
import { type ArchiveEvent, clipSeconds, missingMark, refuseMarks } from '@pavilion/domain/archive';
import type { FrameGrid } from '@pavilion/domain/files';
import { IconBracketsContainEnd, IconBracketsContainStart, IconPinFilled, IconRepeat } from '@tabler/icons-react';
import { useShortcut } from '../../../kit/shortcuts.ts';
import { underDialog } from '../../../kit/under-dialog.ts';
import { markLabel } from './recording-grid.ts';
import classes from './viewer.module.css';

export interface Marks {
  tcIn?: number | undefined;
  tcOut?: number | undefined;
}

interface MarkBarProps {
  grid: FrameGrid | null;
  /** The event being edited; the buttons then update its marks (ARC-108). */
  editing: ArchiveEvent | undefined;
  /** Marks of a new clip (ARC-104). */
  marks: Marks;
  looping: boolean;
  /** Without it, people can only see the marks and seek to them. */
  mayMark: boolean;
  onIn: () => void;
  onOut: () => void;
  onMark: () => void;
  onLoop: () => void;
  /** Seeks to a mark. */
  onShow: (mark: number) => void;
}

const group = 'Clips';

/**
 * Set In, Set Out and Mark It; Update In and Update Out while an event is edited (ARC-104..108). What appears later has its
 * place from the beginning, so that the player does not change its height under the hand.
 */
export function MarkBar(props: MarkBarProps) {
  const { grid, editing, marks, looping, mayMark, onIn, onOut, onMark, onLoop, onShow } = props;
  const verb = editing ? 'Update' : 'Set';
  const cutting = editing?.clipStatus === 'clipping';
  const shown = editing ?? marks;
  const both = !editing && marks.tcIn !== undefined && marks.tcOut !== undefined;
  const refusal = both ? refuseMarks(marks) : null;
  const loops = refuseMarks(shown) === null;
  useShortcut({ keys: 'i', label: `${verb} In`, group, ignore: underDialog }, onIn, mayMark && !cutting);
  useShortcut({ keys: 'o', label: `${verb} Out`, group, ignore: underDialog }, onOut, mayMark && !cutting);
  useShortcut({ keys: 'x', label: 'Mark It', group, ignore: underDialog }, onMark, both && !refusal);
  useShortcut({ keys: 'u', label: 'Loop between the marks', group, ignore: underDialog }, onLoop, loops);
  return (
    <>
      <Mark
        label={`${verb} In`}
        icon={<IconBracketsContainStart size={16} />}
        value={shown.tcIn}
        grid={grid}
        mayMark={mayMark}
        cutting={cutting}
        onSet={onIn}
        onShow={onShow}
      />
      <Mark
        label={`${verb} Out`}
        icon={<IconBracketsContainEnd size={16} />}
        value={shown.tcOut}
        grid={grid}
        mayMark={mayMark}
        cutting={cutting}
        onSet={onOut}
        onShow={onShow}
      />
      <ActionIcon
        size={30}
        {...(looping ? { variant: 'filled' } : { variant: 'subtle', color: 'gray' })}
        style={placeOf(loops)}
        data-tip="Loop between the marks"
        aria-label="Loop between the marks"
        aria-pressed={looping}
        onClick={onLoop}
      >
        <IconRepeat size={16} />
      </ActionIcon>
      {!editing && (
        <Button
          size="compact-md"
          style={placeOf(both)}
          leftSection={<IconPinFilled size={16} />}
          disabled={refusal !== null}
          onClick={onMark}
        >
          Mark It
        </Button>
      )}
      <div className={classes.markNote}>
        {refusal ? (
          <Text size="xs" lh="inherit" c="var(--pv-red)" role="alert">
            {refusal}
          </Text>
        ) : (
          <Text size="xs" lh="inherit" c="dimmed" className="tabular" role="status">
            {both || editing ? `${clipSeconds(shown, grid?.rate).toFixed(2)} s` : missingMark(marks)}
          </Text>
        )}
      </div>
    </>
  );
}

/** A hidden control keeps its place. */
const placeOf = (shown: boolean) => ({ visibility: shown ? 'visible' : 'hidden' }) as const;

interface MarkProps {
  label: string;
  icon: React.ReactNode;
  value: number | undefined;
  grid: FrameGrid | null;
  mayMark: boolean;
  cutting: boolean;
  onSet: () => void;
  onShow: (mark: number) => void;
}

function Mark({ label, icon, value, grid, mayMark, cutting, onSet, onShow }: MarkProps) {
  return (
    <span className={classes.mark}>
      {mayMark && (
        <Button
          variant="default"
          size="compact-md"
          leftSection={icon}
          onClick={onSet}
          disabled={cutting}
          data-tip={cutting ? 'This clip is being cut.' : undefined}
        >
          {label}
        </Button>
      )}
      <span className={classes.markPlace}>
        {value !== undefined && (
          <button type="button" className={classes.markTime} onClick={() => onShow(value)}>
            {markLabel(value, grid)}
          </button>
        )}
      </span>
    </span>
  );
}
