import { ActionIcon, Button, Group, Input, TextInput } from '@mantine/core';
import { type Design, type DesignField, type FieldRow, rowColumns } from '@pavilion/domain';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import type { InputProps } from './input-props.ts';
import classes from './rows-field.module.css';

interface RowsFieldProps extends Omit<InputProps, 'value' | 'onChange'> {
  design: Design;
  field: DesignField;
  value: readonly FieldRow[];
  onChange: (rows: FieldRow[]) => void;
}

/** Letters that a column has room for, unless its texts need more. */
const leastLetters = 6;

/**
 * A list such as batters or fixtures: rows are added, moved and removed. The cells of a row wrap, each as wide as the longest text
 * of its column, so that whole names are read in a narrow panel.
 */
export function RowsField({ design, field, value, onChange, ...rest }: RowsFieldProps) {
  const columns = rowColumns(design, field.key, [...value]);
  const letters = new Map(
    columns.map(({ key, heading }) => {
      const lengths = value.map((row) => String(row[key] ?? '').length);
      return [key, Math.max(leastLetters, heading.length, ...lengths)];
    }),
  );
  const set = (at: number, key: string, text: string) =>
    onChange(value.map((row, index) => (index === at ? { ...row, [key]: text } : row)));
  const move = (at: number, to: number) => {
    const rows = value.filter((_, index) => index !== at);
    onChange([...rows.slice(0, to), value[at]!, ...rows.slice(to)]);
  };
  const full = field.most !== undefined && value.length >= field.most;
  return (
    <Input.Wrapper {...rest} labelElement="div">
      <ol className={classes.rows} aria-label={field.label}>
        {value.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids; a moved row keeps its place's input.
          <li key={at} className={classes.row}>
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
                <RowAction
                  label={`Remove row ${at + 1}`}
                  onPress={() => onChange(value.filter((_, index) => index !== at))}
                >
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
                    onChange={(event) => set(at, key, event.currentTarget.value)}
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
        disabled={full}
        onClick={() => onChange([...value, {}])}
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
