import { SimpleGrid, Switch } from '@mantine/core';
import type { SlotTable } from '@pavilion/domain/graphics';
import { ColourField } from './colour-field.tsx';
import { KeyField } from './key-field.tsx';
import { NumberField } from './number-field.tsx';
import { Section } from './section.tsx';
import { Columns } from './table-columns.tsx';
import type { Selected } from './use-selected.ts';

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
