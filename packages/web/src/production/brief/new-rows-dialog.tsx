import { ActionIcon, Alert, Autocomplete, Button, Group, Stack, Table, Text } from '@mantine/core';
import { type Brief, deliverables, fieldLabel, formatDay } from '@pavilion/domain';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { countWords, formatCount } from '../../kit/count-words.ts';
import { GrowingTextarea } from '../../kit/growing-textarea.tsx';
import { Modal } from '../../kit/modal.tsx';
import { Select } from '../../kit/select.tsx';
import { submits } from '../../kit/submits.ts';
import { DeadlineInput } from '../../parts/deadline-input.tsx';
import { hasUnfitDuration, type NewRow } from './new-rows.ts';
import {
  alsoChangedWords,
  type PasteField,
  pasteFields,
  type SheetChoices,
  type SheetField,
  sheetFields,
  unfitWords,
} from './sheet-edits.ts';
import { useNewRows } from './use-new-rows.ts';

interface NewRowsDialogProps {
  brief: Brief;
  /** Null closes the window. */
  rows: readonly NewRow[] | null;
  /** Titles of the deliverables in the sheet that the same paste changes. */
  changed: readonly string[];
  /** Sentences about what the paste leaves out. */
  leftOut: readonly string[];
  choices: SheetChoices;
  onClose: () => void;
  onMade: (ids: readonly string[]) => void;
}

/** Rows drawn at once; a spreadsheet has thousands. */
const chunk = 50;

/** Pasted rows that are no deliverables yet: asks before it makes them, and marks the cells that need a hand (PRD-037, PRD-042). */
export function NewRowsDialog({ rows, onClose, ...rest }: NewRowsDialogProps) {
  return (
    <Modal opened={rows !== null} onClose={onClose} title="New Deliverables" size="auto">
      {rows && <NewRowsForm key={rows[0]?.key} given={rows} onClose={onClose} {...rest} />}
    </Modal>
  );
}

interface NewRowsFormProps extends Omit<NewRowsDialogProps, 'rows'> {
  given: readonly NewRow[];
}

function NewRowsForm({ brief, given, changed, leftOut, choices, onClose, onMade }: NewRowsFormProps) {
  const entry = useNewRows(brief, given, choices, onMade);
  const [most, setMost] = useState(chunk);
  const { rows, faulty, wrong, pending } = entry;
  const shown = rows.flatMap((row, at) => (at < most || faulty.has(row.key) ? [{ row, at }] : []));
  const lacking = (field: PasteField) => rows.some(({ texts }) => texts[field].trim() === '');
  const [lacks] = useState({
    type: lacking('type'),
    deadline: lacking('deadline'),
    brand: entry.needsBrand && lacking('brand'),
  });
  const unfit = rows.filter((row) => hasUnfitDuration(row, choices)).map(({ texts }) => texts.title);
  const leftWords = [...leftOut, ...(unfit.length > 0 ? [unfitWords(unfit)] : [])];
  return (
    <form noValidate onSubmit={submits(entry.make)}>
      <Stack gap="sm">
        <Text size="sm">
          {countWords(rows.length, 'row')} will be made into new deliverables of this brief. {alsoChangedWords(changed)}
        </Text>
        {leftWords.length > 0 && <Alert color="yellow">{leftWords.join(' ')}</Alert>}
        {entry.refused && (
          <Alert color="red" role="alert">
            {entry.refused}
          </Alert>
        )}
        {given.length > 1 && (lacks.type || lacks.deadline || lacks.brand) && (
          <Group align="flex-start">
            {lacks.type && (
              <Select
                label="Type of rows without one"
                searchable
                data={[...(choices.type ?? [])]}
                value={null}
                onChange={(type) => type && entry.fill('type', type)}
              />
            )}
            {lacks.brand && (
              <Select
                label="Brand of rows without one"
                searchable
                data={[...(choices.brand ?? [])]}
                value={null}
                onChange={(brand) => brand && entry.fill('brand', brand)}
              />
            )}
            {lacks.deadline && (
              <DeadlineInput
                label="Deadline of rows without one"
                value=""
                onChange={(day) => day && entry.fill('deadline', formatDay(day))}
              />
            )}
          </Group>
        )}
        <Rows entry={entry} shown={shown} choices={choices} />
        {rows.length > shown.length && (
          <Button variant="default" onClick={() => setMost(most + chunk)}>
            Show More ({formatCount(rows.length - shown.length)})
          </Button>
        )}
        <Group justify="flex-end">
          {wrong > 0 && (
            <Text size="sm" c="red" role="status">
              {countWords(wrong, 'cell')} {wrong === 1 ? 'needs' : 'need'} a value that its column takes.
            </Text>
          )}
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={rows.length === 0 || wrong > 0} loading={pending}>
            Make {countWords(rows.length, 'Deliverable')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const isColumn = (field: PasteField): field is SheetField => sheetFields.some((column) => column === field);

interface RowsProps {
  entry: ReturnType<typeof useNewRows>;
  /** Each with its place among all rows. */
  shown: readonly { row: NewRow; at: number }[];
  choices: SheetChoices;
}

function Rows({ entry, shown, choices }: RowsProps) {
  // What the sheet does not show has a column if the paste has it.
  const [fields] = useState(() =>
    pasteFields.filter((field) => isColumn(field) || entry.rows.some(({ texts }) => texts[field])),
  );
  return (
    <Table.ScrollContainer minWidth={900} type="native">
      <Table verticalSpacing={4} horizontalSpacing={4} aria-label="New deliverables">
        <Table.Thead>
          <Table.Tr>
            {fields.map((field) => (
              <Table.Th key={field}>{fieldLabel(deliverables, field)}</Table.Th>
            ))}
            <Table.Th aria-label="Remove" />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map(({ row: { key, texts }, at }) => (
            <Table.Tr key={key} style={{ verticalAlign: 'top' }}>
              {fields.map((field) => {
                const shared = {
                  size: 'xs',
                  'aria-label': `${fieldLabel(deliverables, field)} of row ${at + 1}`,
                  value: texts[field],
                  error: entry.faults.get(key)?.[field],
                };
                return (
                  <Table.Td key={field}>
                    {field === 'description' ? (
                      <GrowingTextarea
                        {...shared}
                        maxRows={4}
                        miw={200}
                        onChange={(event) => entry.set(key, field, event.currentTarget.value)}
                      />
                    ) : (
                      <Autocomplete
                        {...shared}
                        data-work
                        data={isColumn(field) ? [...(choices[field] ?? [])] : []}
                        {...(at === 0 && field === 'title' && { 'data-autofocus': true })}
                        onChange={(text) => entry.set(key, field, text)}
                      />
                    )}
                  </Table.Td>
                );
              })}
              <Table.Td>
                <ActionIcon variant="subtle" aria-label={`Leave out row ${at + 1}`} onClick={() => entry.drop(key)}>
                  <IconTrash size={16} />
                </ActionIcon>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
