import { ActionIcon, Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { slotTable, type TableColumn } from '@pavilion/domain/graphics';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { ChoiceField } from './choice-field.tsx';
import { KeyInput } from './key-input.tsx';
import { NumberField } from './number-field.tsx';

const aligns = ['left', 'centre', 'right'] as const;
const known = slotTable.shape.columns.unwrap();

interface ColumnsProps {
  columns: readonly TableColumn[];
  onChange: (columns: TableColumn[], gesture?: string) => void;
}

/** The columns of a table. */
export function Columns({ columns, onChange }: ColumnsProps) {
  const set = (index: number, part: Partial<TableColumn>, gesture?: string) =>
    onChange(
      columns.map((column, at) => (at === index ? { ...column, ...part } : column)),
      gesture,
    );
  const isFull = !known.safeParse([...columns, columns[0]]).success && columns.length > 0;
  return (
    <Stack gap={10}>
      {columns.map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their place.
        <Stack key={index} gap={6}>
          <Group gap={6} wrap="nowrap" align="end">
            <KeyInput label={`Column ${index + 1}`} value={column.key} onChange={(key) => set(index, { key })} />
            <ActionIcon
              size={28}
              aria-label={`Remove column ${index + 1}`}
              onClick={() => onChange(columns.filter((_, at) => at !== index))}
            >
              <IconTrash size={14} />
            </ActionIcon>
          </Group>
          <SimpleGrid cols={3} spacing={6}>
            <TextInput
              size="xs"
              label="Heading"
              maxLength={100}
              value={column.heading}
              onChange={(event) => set(index, { heading: event.currentTarget.value })}
            />
            <NumberField
              label="Share"
              min={0.05}
              max={100}
              decimals={2}
              value={column.width}
              onChange={(width, gesture) => set(index, { width }, gesture)}
            />
            <ChoiceField
              label="Align"
              value={column.align}
              options={aligns}
              onChange={(align) => set(index, { align })}
            />
          </SimpleGrid>
        </Stack>
      ))}
      {!isFull && (
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<IconPlus size={12} />}
          onClick={() =>
            onChange([...columns, { key: `value_${columns.length + 1}`, heading: '', width: 1, align: 'left' }])
          }
        >
          Add Column
        </Button>
      )}
    </Stack>
  );
}
