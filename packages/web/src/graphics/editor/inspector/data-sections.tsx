import { ActionIcon, Button, Group, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import {
  type FieldType,
  fieldKey,
  type SlotTable,
  slots as slotType,
  type TableColumn,
} from '@pavilion/domain/graphics';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Select } from '../../../kit/select.tsx';
import { useModel } from '../state/editor.ts';
import { ChoiceField } from './choice-field.tsx';
import { ColourField } from './colour-field.tsx';
import { NumberField } from './number-field.tsx';
import { Section } from './section.tsx';
import type { Selected } from './use-selected.ts';

interface KeyFieldProps {
  label: string;
  types: readonly FieldType[];
  value: string | undefined;
  onChange: (key: string) => void;
}

/** A field of the template, by its key. */
export function KeyField({ label, types, value, onChange }: KeyFieldProps) {
  const { fields } = useModel();
  const offered = fields
    .filter(({ type }) => types.includes(type))
    .map((field) => ({ value: field.key, label: field.label }));
  const isKnown = !value || offered.some((field) => field.value === value);
  return (
    <Select
      size="xs"
      label={label}
      placeholder={offered.length > 0 ? 'Choose a field' : `Add a field of the type ${types[0]} first`}
      allowDeselect={false}
      data={isKnown ? offered : [...offered, { value, label: `${value} (not a field yet)` }]}
      value={value || null}
      onChange={(key) => key && onChange(key)}
    />
  );
}

/** The team whose badge it is. */
export function BadgeSection({ selected }: { selected: Selected }) {
  return (
    <Section title="Badge">
      <KeyField
        label="Team"
        types={['team']}
        value={selected.common((slot) => slot.badge)}
        onChange={(badge) => selected.change('Badge', { badge })}
      />
    </Section>
  );
}

/** The number that a bar shows. */
export function BarSection({ selected: { common, change } }: { selected: Selected }) {
  const bar = common((slot) => slot.bar);
  if (!bar) return null;
  return (
    <Section title="Bar">
      <KeyField
        label="Value"
        types={['number']}
        value={bar.field}
        onChange={(field) => change('Bar', { bar: { ...bar, field } })}
      />
      <NumberField
        label="Full at"
        min={0.01}
        max={1e9}
        decimals={2}
        value={bar.most}
        onChange={(most, gesture) => change('Bar', { bar: { ...bar, most } }, gesture)}
      />
      <ColourField
        label="Track"
        value={bar.track ?? '#00000000'}
        onChange={(track, gesture) => change('Bar', { bar: { ...bar, track } }, gesture)}
      />
    </Section>
  );
}

/** The rows and columns of a table. */
export function TableSection({ selected: { common, change } }: { selected: Selected }) {
  const table = common((slot) => slot.table);
  if (!table) return null;
  const set = (next: Partial<SlotTable>, gesture?: string) =>
    change('Table', { table: { ...table, ...next } satisfies SlotTable }, gesture);
  return (
    <Section title="Table">
      <KeyField label="Rows" types={['rows']} value={table.field} onChange={(field) => set({ field })} />
      <SimpleGrid cols={2} spacing={8}>
        <NumberField
          label="Row height"
          min={1}
          max={2_000}
          value={table.rowHeight}
          onChange={(rowHeight, gesture) => set({ rowHeight }, gesture)}
        />
        <NumberField
          label="Rows at most"
          min={1}
          max={50}
          value={table.most}
          onChange={(most, gesture) => set({ most }, gesture)}
        />
      </SimpleGrid>
      <Switch
        size="xs"
        label="Headings"
        checked={table.heading}
        onChange={(event) => set({ heading: event.currentTarget.checked })}
      />
      <Stripe table={table} onChange={set} />
      <Columns columns={table.columns} onChange={(columns, gesture) => set({ columns }, gesture)} />
    </Section>
  );
}

function Stripe({
  table,
  onChange,
}: {
  table: SlotTable;
  onChange: (next: Partial<SlotTable>, gesture?: string) => void;
}) {
  return (
    <SimpleGrid cols={2} spacing={8}>
      <ColourField
        label="Every other row"
        value={table.stripe ?? '#00000000'}
        onChange={(stripe, gesture) => onChange({ stripe }, gesture)}
      />
      <ColourField
        label="Lines"
        value={table.line?.colour ?? '#00000000'}
        onChange={(colour, gesture) => onChange({ line: { colour, width: table.line?.width ?? 2 } }, gesture)}
      />
    </SimpleGrid>
  );
}

const aligns = ['left', 'centre', 'right'] as const;
const mostColumns = slotType.schema.shape.table.unwrap().shape.columns.unwrap();

interface ColumnsProps {
  columns: readonly TableColumn[];
  onChange: (columns: TableColumn[], gesture?: string) => void;
}

function Columns({ columns, onChange }: ColumnsProps) {
  const set = (index: number, part: Partial<TableColumn>, gesture?: string) =>
    onChange(
      columns.map((column, at) => (at === index ? { ...column, ...part } : column)),
      gesture,
    );
  const isFull = !mostColumns.safeParse([...columns, columns[0]]).success && columns.length > 0;
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

/** The key of a value, checked when the field is left. */
export function KeyInput({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (key: string) => void;
}) {
  const [typed, setTyped] = useState<string | undefined>();
  const read = fieldKey.safeParse(typed ?? value);
  const save = () => {
    if (typed === undefined || !read.success) return;
    setTyped(undefined);
    if (typed !== value) onChange(typed);
  };
  return (
    <TextInput
      size="xs"
      label={label}
      style={{ flex: 1 }}
      maxLength={40}
      value={typed ?? value}
      error={read.success ? undefined : read.error.issues[0]?.message}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => event.key === 'Enter' && save()}
    />
  );
}
