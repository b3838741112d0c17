import { ActionIcon, Button, Group, Input, TextInput } from '@mantine/core';
import { countWords, type Design, type DesignField, type FieldRow, mostRows, rowColumns } from '@pavilion/domain';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ClipboardEvent, CSSProperties } from 'react';
import { readCells } from '../../kit/clipboard-cells.ts';
import { notifyWarning } from '../../kit/notify.ts';
import type { InputProps } from './input-props.ts';
import { pastedCells } from './pasted-cells.ts';
import { addRow, moveRow, type RowEdit, removeRow, setCell, setCells } from './row-edits.ts';
import classes from './rows-field.module.css';
import { useRowKeys } from './use-row-keys.ts';

interface RowsFieldProps extends Omit<InputProps, 'value' | 'onChange'> {
  design: Design;
  field: DesignField;
  value: readonly FieldRow[];
  onEdit: (edit: RowEdit) => void;
}

/** Letters that a column has room for, unless its texts need more. */
const leastLetters = 6;
/**
 * A list such as batters or fixtures: rows are added, moved and removed. The cells of a row wrap, each as wide as the longest text
 * of its column, so that whole names are read in a narrow panel.
 */
export function RowsField({ design, field, value, onEdit, ...rest }: RowsFieldProps) {
  const columns = rowColumns(design, field.key, [...value]);
  const letters = new Map(
    columns.map(({ key, heading }) => {
      const lengths = value.map((row) => String(row[key] ?? '').length);
      return [key, Math.max(leastLetters, heading.length, ...lengths)];
    }),
  );
  const keys = useRowKeys(value);
  const move = (at: number, to: number) => onEdit(moveRow(value, at, to));
  const most = field.most ?? mostRows;
  /** Cells of a spreadsheet fill rows from here on; one text is pasted as text. */
  const paste = (event: ClipboardEvent<HTMLInputElement>, at: number, key: string) => {
    const read = readCells(event.clipboardData.getData('text/plain'));
    if (read.length < 2 && (read[0]?.length ?? 0) < 2) return;
    event.preventDefault();
    const { cells, into } = pastedCells(read, columns, key);
    onEdit(setCells(value, at, into, cells, most));
    const rows = at + cells.length - most;
    const lost = into.filter((column) => column === null).length;
    const left = [rows > 0 && countWords(rows, 'row'), lost > 0 && countWords(lost, 'column')].filter((part) => !!part);
    if (left.length > 0) notifyWarning(`${field.label} has no room for ${left.join(' and ')} of what you pasted.`);
  };
  return (
    <Input.Wrapper {...rest} labelElement="div">
      <ol className={classes.rows} aria-label={field.label}>
        {value.map((row, at) => (
          <li key={keys[at]} className={classes.row}>
            <div className={classes.head}>
              <span aria-hidden>{at + 1}</span>
              <Group gap={0} wrap="nowrap">
                <RowAction label={`Move row ${at + 1} up`} off={at === 0} onPress={() => move(at, at - 1)}>
                  <IconArrowUp size={14} />
                </RowAction>
                <RowAction
                  label={`Move row ${at + 1} down`}
                  off={at === value.length - 1}
                  onPress={() => move(at, at + 1)}
                >
                  <IconArrowDown size={14} />
                </RowAction>
                <RowAction label={`Remove row ${at + 1}`} onPress={() => onEdit(removeRow(value, at))}>
                  <IconTrash size={14} />
                </RowAction>
              </Group>
            </div>
            <div className={classes.cells}>
              {columns.map(({ key, heading }) => (
                <div key={key} className={classes.cell} style={{ '--letters': letters.get(key) } as CSSProperties}>
                  <span aria-hidden className={classes.heading}>
                    {heading}
                  </span>
                  <TextInput
                    size="xs"
                    aria-label={`${heading}, row ${at + 1}`}
                    value={String(row[key] ?? '')}
                    onChange={(event) => onEdit(setCell(value, at, key, event.currentTarget.value))}
                    onPaste={(event) => paste(event, at, key)}
                  />
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <Button
        size="compact-sm"
        variant="default"
        mt={6}
        leftSection={<IconPlus size={14} />}
        disabled={value.length >= most}
        onClick={() => onEdit(addRow())}
      >
        Add Row
      </Button>
    </Input.Wrapper>
  );
}

interface RowActionProps {
  label: string;
  off?: boolean;
  onPress: () => void;
  children: React.ReactNode;
}

const RowAction = ({ label, off = false, onPress, children }: RowActionProps) => (
  <ActionIcon variant="subtle" color="gray" aria-label={label} disabled={off} onClick={onPress}>
    {children}
  </ActionIcon>
);
