import { Alert, Button, Checkbox, FileButton, Group, List, Stack, Text } from '@mantine/core';
import { formatDay, formatPounds, mostSheetBytes, type SheetCost, sumPounds } from '@pavilion/domain';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import type { Column } from '../../kit/column.ts';
import { countWords } from '../../kit/count-words.ts';
import { DataTable } from '../../kit/data-table.tsx';
import { Modal } from '../../kit/modal.tsx';
import { notifyUndo } from '../../kit/notify-undo.tsx';
import { BriefPick } from '../../parts/brief-pick.tsx';
import { Money } from '../money.tsx';
import type { CostScope } from './cost-scope.ts';

type Preview = Awaited<ReturnType<typeof calls.billing.importCosts>>;
interface ChosenFile {
  name: string;
  content: string;
}

/** Most faults listed; a file with more is probably the wrong file. */
const mostFaults = 50;

/** Dialog to import costs from a spreadsheet, which the server checks. Adds costs only after the preview (PLN-046). */
export function ImportCosts({ scope, onClose }: { scope: CostScope; onClose: () => void }) {
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [brief, setBrief] = useState<string | null>(scope.productionId ?? null);
  const [again, setAgain] = useState(false);
  const read = useCall(calls.billing.importCosts, { quiet: true });
  const takeBack = useCall(calls.billing.deleteCosts);
  const whereOf = (productionId: string | null) => ({
    ...(productionId ? { productionId } : {}),
    ...(scope.budget ? { budget: scope.budget } : {}),
  });
  const look = async (chosen: ChosenFile, productionId: string | null) =>
    setPreview((await read.run({ ...chosen, ...whereOf(productionId) })) ?? null);

  const choose = async (picked: File | null) => {
    if (!picked) return;
    setPreview(null);
    setAgain(false);
    setUnreadable(null);
    read.reset();
    if (picked.size > mostSheetBytes) return setUnreadable('A spreadsheet can be at most 4 MB.');
    try {
      const chosen = { name: picked.name, content: await base64Of(picked) };
      setFile(chosen);
      await look(chosen, brief);
    } catch {
      setUnreadable('This file could not be read. Choose it again.');
    }
  };
  const run = async () => {
    if (!file) return;
    const done = await read.run({ ...file, ...whereOf(brief), apply: true, again });
    if (!done) return;
    const words = countWords(done.added.length, 'cost');
    onClose();
    notifyUndo(`${words} imported.`, () => takeBack.run({ ids: done.added }));
  };
  const refused = unreadable ?? read.refusal?.message;
  const rows = preview?.rows ?? [];
  const faults = preview?.faults ?? [];
  const taken = rows.filter(({ known }) => again || !known);
  return (
    <Modal opened onClose={onClose} title="Import Costs from a Spreadsheet" size="xl">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          An .xlsx or .csv file with the columns Date, Type, Amount and Description, and Brief if the costs belong to
          several. You can check the costs before they are added.
        </Text>
        {!scope.productionId && (
          <BriefPick
            completed
            label="Brief"
            description="The brief that these costs belong to. Optional."
            value={brief}
            onChange={(next) => {
              setBrief(next);
              // Another brief changes which costs exist and which rows name the wrong brief.
              if (file) void look(file, next);
            }}
          />
        )}
        <Group gap="sm">
          <FileButton
            accept=".csv,.xlsx"
            onChange={(picked) => void choose(picked)}
            inputProps={{ 'aria-label': 'Spreadsheet' }}
          >
            {(props) => (
              <Button
                {...props}
                variant={preview ? 'default' : 'filled'}
                loading={read.pending}
                leftSection={<IconFileSpreadsheet size={16} />}
              >
                {file ? 'Choose Another File' : 'Choose File'}
              </Button>
            )}
          </FileButton>
          {file && (
            <Text size="sm" truncate maw={320}>
              {file.name}
            </Text>
          )}
        </Group>
        {refused && (
          <Alert color="red" variant="light" role="alert">
            {refused}
          </Alert>
        )}
        {preview && <Remarks preview={preview} again={again} onAgain={setAgain} />}
        {rows.length > 0 && (
          <DataTable
            label="Costs in the file"
            rows={rows.map((row) => ({ ...row, id: String(row.line) }))}
            columns={rows.some(({ brief }) => brief) ? [...columns, briefColumn] : columns}
            maxHeight={320}
            footer={
              <Text size="sm" fw={600} component="span" className="tabular">
                {countWords(taken.length, 'cost')} · Total {formatPounds(sumPounds(taken.map(({ amount }) => amount)))}
              </Text>
            }
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          {taken.length > 0 && (
            <Button disabled={faults.length > 0} loading={read.pending} onClick={() => void run()}>
              Import {countWords(taken.length, 'cost')}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

interface RemarksProps {
  preview: Preview;
  again: boolean;
  onAgain: (again: boolean) => void;
}

/** Remarks on the file before the import: faulty cells, costs that already exist, ignored columns. */
function Remarks({ preview: { faults, rows, unknown }, again, onAgain }: RemarksProps) {
  const known = rows.filter((row) => row.known).length;
  return (
    <>
      {faults.length > 0 && (
        <Alert
          color="red"
          variant="light"
          role="alert"
          title="These cells have errors. Correct them and choose the file again."
        >
          <List size="sm" listStyleType="none">
            {faults.slice(0, mostFaults).map(({ line, column, reason }) => (
              <List.Item key={`${line} ${column}`}>
                Row {line}, {column}: {reason}
              </List.Item>
            ))}
            {faults.length > mostFaults && <List.Item>And {faults.length - mostFaults} more.</List.Item>}
          </List>
        </Alert>
      )}
      {faults.length === 0 && rows.length === 0 && <Alert color="gray">This spreadsheet has no costs.</Alert>}
      {known > 0 && (
        <Alert color="orange" variant="light">
          <Stack gap="xs">
            <span>
              {known === 1 ? '1 cost already exists' : `${known} costs already exist`} with the same date, type, amount
              and description.
            </span>
            <Checkbox
              size="xs"
              label={known === 1 ? 'Import it again' : 'Import them again'}
              checked={again}
              onChange={(event) => onAgain(event.currentTarget.checked)}
            />
          </Stack>
        </Alert>
      )}
      {unknown.length > 0 && (
        <Text size="sm" c="dimmed">
          These columns are unknown and will be ignored: {unknown.join(', ')}.
        </Text>
      )}
    </>
  );
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // In chunks: browsers limit the number of arguments of a function call.
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(text);
}

const briefColumn: Column<SheetCost & { id: string }> = {
  key: 'brief',
  title: 'Brief',
  width: 200,
  render: ({ brief }) => brief?.title ?? '–',
};
const columns: Column<SheetCost & { id: string }>[] = [
  { key: 'line', title: 'Row', width: 60, render: ({ line }) => <span className="tabular">{line}</span> },
  { key: 'date', title: 'Date', width: 110, render: ({ date }) => <span className="tabular">{formatDay(date)}</span> },
  { key: 'type', title: 'Type', width: 140, render: ({ type }) => type },
  {
    key: 'description',
    title: 'Description',
    wide: true,
    render: ({ description, known }) => (
      <Text size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
        {description || '–'}
        {known && (
          <Text span size="xs" c="var(--pv-orange)">
            {' '}
            · already exists
          </Text>
        )}
      </Text>
    ),
  },
  { key: 'amount', title: 'Amount', width: 130, align: 'right', render: ({ amount }) => <Money amount={amount} /> },
];
