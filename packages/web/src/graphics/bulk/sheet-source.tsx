import { Alert, Button, Group, SimpleGrid, Stack, Switch, Text, Textarea } from '@mantine/core';
import {
  bulkFields,
  bulkSample,
  cellsOf,
  columnsOf,
  countWords,
  type Design,
  initialValues,
  missingLists,
  nameColumn,
} from '@pavilion/domain';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { ChooseFile } from '../../kit/choose-file.tsx';
import { listWords } from '../../kit/list-words.ts';
import { saveSheet } from '../../kit/make-sheet.ts';
import { Select } from '../../kit/select.tsx';
import { useRemembered } from '../../kit/use-remembered.ts';
import { type BulkEntry, newEntry } from './bulk-entry.ts';
import { mostSheetBytes, readPasted, readSheet, type SheetRow } from './read-table.ts';

interface SheetSourceProps {
  /** Name of the template. */
  name: string;
  design: Design;
  room: number;
  /** Key under which this browser keeps pasted rows until they are added. */
  kept: string;
  onAdd: (entries: readonly BulkEntry[]) => void;
}

/** Rows from a file or from the clipboard, with the field that each column fills. */
export function SheetSource({ name, design, room, kept, onAdd }: SheetSourceProps) {
  const [pasted, setPasted] = useRemembered(kept, '');
  const [table, setTable] = useState<SheetRow[]>([]);
  const [headed, setHeaded] = useState(true);
  const [columns, setColumns] = useState<(string | null)[]>([]);
  const [refused, setRefused] = useState<string | null>(null);
  const asked = bulkFields(design.fields);
  const labels = asked.map(({ label }) => label);
  const later = design.fields.filter((field) => !asked.includes(field)).map(({ label }) => label);

  const show = (read: SheetRow[]) => {
    const found = columnsOf(design.fields, read[0]?.cells ?? []);
    setTable(read);
    setColumns(found);
    setHeaded(found.some((column) => column !== null));
  };
  const take = async (reading: Promise<SheetRow[]>) => {
    setRefused(null);
    setTable([]);
    try {
      show(await reading);
    } catch {
      setRefused('This is not a spreadsheet that can be read. Choose an .xlsx or .csv file.');
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only rows that were pasted on an earlier visit are read again.
  useEffect(() => {
    if (pasted) void take(readPasted(pasted));
  }, []);
  const choose = (file: File) => {
    setPasted('');
    if (file.size > mostSheetBytes) return setRefused('A spreadsheet can be at most 4 MB.');
    void take(readSheet(file));
  };
  const paste = (text: string) => {
    setPasted(text);
    void take(readPasted(text));
  };
  const headings = (table[0]?.cells ?? []).map((heading, at) => (headed && heading) || `Column ${at + 1}`);
  const rows = headed ? table.slice(1) : table;
  const add = () => {
    const read = (cells: readonly string[]) => cellsOf(columns, cells, design.fields);
    onAdd(rows.slice(0, room).map(({ line, cells }) => ({ ...newEntry(design, read(cells)), line })));
    setPasted('');
    setTable([]);
  };
  const lists = missingLists(design.fields, initialValues(design.fields));
  if (lists) return <Alert variant="light">{lists}</Alert>;
  return (
    <Stack gap="md">
      <Group align="flex-end" gap="md">
        <Textarea
          flex={1}
          miw={240}
          rows={3}
          label="Rows"
          description={`Paste them from a spreadsheet, with headings such as ${['Name', ...labels].slice(0, 4).join(', ')}.`}
          value={pasted}
          onChange={(event) => paste(event.currentTarget.value)}
        />
        <ChooseFile label="Spreadsheet" accept=".csv,.xlsx" onChoose={choose}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconFileSpreadsheet size={16} />}>
              Choose File
            </Button>
          )}
        </ChooseFile>
        <SampleButton name={name} design={design} />
      </Group>
      {later.length > 0 && (
        <Text size="sm" c="dimmed">
          {listWords(later)} {later.length === 1 ? 'has no column: add it' : 'have no columns: add them'} in each
          graphic.
        </Text>
      )}
      {refused && (
        <Alert color="red" variant="light" role="alert">
          {refused}
        </Alert>
      )}
      {table.length > 0 && (
        <>
          <Switch
            label="The first line has headings"
            checked={headed}
            onChange={(event) => setHeaded(event.currentTarget.checked)}
          />
          <Columns
            design={design}
            headings={headings}
            example={rows[0]?.cells ?? []}
            columns={columns}
            onChange={setColumns}
          />
          {rows.length > room && (
            <Text size="sm" c="var(--pv-red)" role="alert">
              There is room for {countWords(room, 'more row')}; the others of these {rows.length} are left out.
            </Text>
          )}
          <Group justify="flex-end">
            <Button
              disabled={rows.length === 0 || room === 0 || columns.every((column) => column === null)}
              onClick={add}
            >
              Add {countWords(Math.min(rows.length, room), 'Row')}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
}

/** Downloads a filled table of the template, to be continued in a spreadsheet program. */
function SampleButton({ name, design }: Pick<SheetSourceProps, 'name' | 'design'>) {
  const save = () => {
    const { headings, row } = bulkSample(name, design);
    void saveSheet({ fileName: `${name} – sample.csv`, name: 'Sample', columns: headings, rows: [row] });
  };
  return (
    <Button variant="default" leftSection={<IconDownload size={16} />} onClick={save}>
      Download a Sample
    </Button>
  );
}

interface ColumnsProps {
  design: Design;
  headings: readonly string[];
  example: readonly string[];
  columns: readonly (string | null)[];
  onChange: (columns: (string | null)[]) => void;
}

/** For each column of the table the field that it fills. A field that another column takes over is left by the first. */
function Columns({ design, headings, example, columns, onChange }: ColumnsProps) {
  const choices = [
    { value: nameColumn, label: 'Name of the graphic' },
    ...bulkFields(design.fields).map(({ key, label }) => ({ value: key, label })),
  ];
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
      {headings.map((heading, at) => (
        <Select
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
          key={at}
          label={heading}
          description={example[at] ? `“${example[at]}”` : 'Empty in the first row'}
          placeholder="Left out"
          clearable
          data={choices}
          value={columns[at] ?? null}
          onChange={(to) =>
            onChange(columns.map((column, index) => (index === at ? to : column === to ? null : column)))
          }
        />
      ))}
    </SimpleGrid>
  );
}
