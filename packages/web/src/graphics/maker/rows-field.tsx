import { ActionIcon, Button, Group, Input, Table, TextInput } from '@mantine/core';
import { type Design, type DesignField, type FieldRow, rowColumns } from '@pavilion/domain';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import type { InputProps } from './input-props.ts';
import classes from './rows-field.module.css';

interface RowsFieldProps extends Omit<InputProps, 'value' | 'onChange'> {
  design: Design;
  field: DesignField;
  value: readonly FieldRow[];
  onChange: (rows: FieldRow[]) => void;
}

/** A list as a small table, such as batters or fixtures: rows are added, moved and removed. */
export function RowsField({ design, field, value, onChange, ...rest }: RowsFieldProps) {
  const columns = rowColumns(design, field.key, [...value]);
  const set = (at: number, key: string, text: string) =>
    onChange(value.map((row, index) => (index === at ? { ...row, [key]: text } : row)));
  const move = (at: number, to: number) => {
    const rows = value.filter((_, index) => index !== at);
    onChange([...rows.slice(0, to), value[at]!, ...rows.slice(to)]);
  };
  const full = field.most !== undefined && value.length >= field.most;
  return (
    <Input.Wrapper {...rest} labelElement="div">
      <div className={classes.scroll}>
        <Table className={classes.table} aria-label={field.label}>
          <Table.Thead>
            <Table.Tr>
              {columns.map(({ key, heading }) => (
                <Table.Th key={key}>{heading}</Table.Th>
              ))}
              <Table.Th aria-label="Actions" />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {value.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids; a moved row keeps its place's input.
              <Table.Tr key={at}>
                {columns.map(({ key, heading }) => (
                  <Table.Td key={key}>
                    <TextInput
                      size="xs"
                      aria-label={`${heading}, row ${at + 1}`}
                      value={String(row[key] ?? '')}
                      onChange={(event) => set(at, key, event.currentTarget.value)}
                    />
                  </Table.Td>
                ))}
                <Table.Td>
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
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
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
