import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { type Doubtful, importedRows, mostSheetBytes, type SheetCost, sumPounds } from '@pavilion/domain';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { ChooseFile } from '../../kit/choose-file.tsx';
import { countWords } from '../../kit/count-words.ts';
import { Locked } from '../../kit/locked.tsx';
import { Modal } from '../../kit/modal.tsx';
import { notifyUndo } from '../../kit/notify-undo.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { BriefPick } from '../../parts/brief-pick.tsx';
import { OverdrawnNote } from '../../parts/overdrawn-note.tsx';
import type { CostScope } from './cost-scope.ts';
import { CostsInFile } from './costs-in-file.tsx';
import { ImportRemarks, type Preview } from './import-remarks.tsx';

interface ChosenFile {
  name: string;
  content: string;
}

const none: Doubtful = { again: false, repeated: false, unclear: [] };

/** Dialog to import costs from a spreadsheet, which the server checks. Adds costs only after the preview (PLN-046). */
export function ImportCosts({ scope, onClose }: { scope: CostScope; onClose: () => void }) {
  const [file, setFile] = useState<ChosenFile | null>(null);
  /** Name of the file that is being read. */
  const [reading, setReading] = useState<string | null>(null);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [brief, setBrief] = useState<string | null>(scope.productionId ?? null);
  const [doubtful, setDoubtful] = useState<Doubtful>(none);
  const read = useCall(calls.billing.importCosts, { quiet: true });
  const takeBack = useCall(calls.billing.deleteCosts);
  const whereOf = (productionId: string | null) => ({
    ...(productionId ? { productionId } : {}),
    ...(scope.budget ? { budget: scope.budget } : {}),
  });
  const look = async (chosen: ChosenFile, productionId: string | null) => {
    setReading(chosen.name);
    setPreview(null);
    setDoubtful(none);
    setPreview((await read.run({ ...chosen, ...whereOf(productionId) })) ?? null);
    setReading(null);
  };

  const choose = async (picked: File) => {
    setFile(null);
    setPreview(null);
    setUnreadable(null);
    read.reset();
    if (picked.size > mostSheetBytes) return setUnreadable('A spreadsheet can be at most 4 MB.');
    setReading(picked.name);
    try {
      const chosen = { name: picked.name, content: await base64Of(picked) };
      setFile(chosen);
      await look(chosen, brief);
    } catch {
      setReading(null);
      setUnreadable('This file could not be read. Choose it again.');
    }
  };
  const run = async () => {
    if (!file) return;
    const done = await read.run({
      ...file,
      ...whereOf(brief),
      apply: true,
      ...doubtful,
      unclear: [...doubtful.unclear],
    });
    if (!done) return;
    const words = countWords(done.added.length, 'cost');
    onClose();
    notifyUndo(`${words} imported.`, () => takeBack.run({ ids: done.added }));
  };
  const pending = reading !== null || read.pending;
  const refused = unreadable ?? read.refusal?.message;
  const rows = preview?.rows ?? [];
  const faults = preview?.faults ?? [];
  const taken = faults.length > 0 ? [] : importedRows(rows, doubtful);
  return (
    <Modal opened onClose={onClose} title="Import Costs from a Spreadsheet" size="xl">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          An .xlsx or .csv file with the columns Date, Type, Amount and Description, and Brief and Budget if the costs
          belong to several. You can check the costs before they are added.
        </Text>
        {!scope.productionId && (
          <BriefPick
            completed
            label="Brief"
            description="The brief that these costs belong to. Optional."
            value={brief}
            // Not disabled: that would take the focus away.
            readOnly={pending}
            onChange={(next) => {
              setBrief(next);
              // Another brief changes which costs exist and which rows name the wrong brief.
              if (file) void look(file, next);
            }}
          />
        )}
        <Group gap="sm">
          <SheetButton chosen={file !== null} checked={preview !== null} pending={pending} onChoose={choose} />
          {file && !reading && (
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
        {reading && <PleaseWait height={120} label={`Reading ${reading}`} />}
        {preview && (
          <Locked when={pending}>
            <Stack gap="md">
              <ImportRemarks preview={preview} doubtful={doubtful} onDoubtful={setDoubtful} />
            </Stack>
          </Locked>
        )}
        {rows.length > 0 && <CostsInFile rows={rows} taken={taken} />}
        {[...paidBy(taken, scope.budget)].map(([budget, amounts]) => (
          <OverdrawnNote key={budget} budget={budget} more={sumPounds(amounts)} />
        ))}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          {taken.length > 0 && (
            <Button loading={read.pending} onClick={() => void run()}>
              Import {countWords(taken.length, 'cost')}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

/** The amounts of these rows by the budget that would pay them. */
function paidBy(rows: readonly SheetCost[], budget: string | undefined): Map<string, number[]> {
  const amounts = new Map<string, number[]>();
  for (const row of rows) {
    const by = row.budget?.id ?? budget;
    if (by) amounts.set(by, [...(amounts.get(by) ?? []), row.amount]);
  }
  return amounts;
}

interface SheetButtonProps {
  chosen: boolean;
  /** Whether the preview of the chosen file is shown; importing is then the next step. */
  checked: boolean;
  pending: boolean;
  onChoose: (picked: File) => Promise<void>;
}

const SheetButton = ({ chosen, checked, pending, onChoose }: SheetButtonProps) => (
  <ChooseFile label="Spreadsheet" accept=".csv,.xlsx" onChoose={onChoose}>
    {(props) => (
      <Button
        {...props}
        variant={checked ? 'default' : 'filled'}
        loading={pending}
        leftSection={<IconFileSpreadsheet size={16} />}
      >
        {chosen ? 'Choose Another File' : 'Choose File'}
      </Button>
    )}
  </ChooseFile>
);

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // In chunks: browsers limit the number of arguments of a function call.
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(text);
}
