import { Alert, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { countWords, mostInBulk, type Publication, type Template } from '@pavilion/domain';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { PageLink } from '../../kit/links.tsx';
import { Panel } from '../../kit/panel.tsx';
import { useAskBeforeUnload } from '../../kit/use-ask-before-unload.ts';
import { isKept } from '../../kit/use-remembered.ts';
import { useUser } from '../../session/session-provider.tsx';
import type { ReadEntry } from './bulk-entry.ts';
import { BulkTable } from './bulk-table.tsx';
import { MatchSource } from './match-source.tsx';
import { PlayerSource } from './player-source.tsx';
import { SheetSource } from './sheet-source.tsx';
import { useBulkFit } from './use-bulk-fit.ts';
import { type BulkRows, useBulkRows } from './use-bulk-rows.ts';
import { type BulkWarnings, useBulkWarnings } from './use-bulk-warnings.ts';

interface BulkRoomProps {
  template: Template;
  publication: Publication;
}

const sources = [
  { value: 'sheet', label: 'Spreadsheet' },
  { value: 'matches', label: 'Matches' },
  { value: 'players', label: 'Players' },
];

/** Where rows come from, the rows with their pictures, and the button that makes all of them, or those without a fault. */
export function BulkRoom({ template, publication }: BulkRoomProps) {
  const { design, kind } = publication;
  const [source, setSource] = useState('sheet');
  const kept = `graphics.bulk.${template.id}.${useUser().id}`;
  const list = useBulkRows(kept, template.name, publication);
  const { rows, left } = useBulkFit(design, list.rows);
  const making = useMakeRows(template, list);
  const confirm = useConfirm();
  useAskBeforeUnload(() => rows.length > 0 && !isKept(kept));
  const facts = design.fields.some(({ fact }) => fact !== undefined);
  const odd = useBulkWarnings(design, rows, list.numbers);
  const clear = async () => {
    const sure = await confirm({ title: `Remove all ${countWords(rows.length, 'row')}?`, confirm: 'Remove Rows' });
    if (sure) list.clear();
  };
  const from = { design, kind, room: list.room, onAdd: list.add };
  return (
    <Stack gap="md">
      <Panel title="Add rows" note={`One graphic for each row, at most ${mostInBulk} at once.`}>
        <Stack gap="md">
          {facts && <SegmentedControl aria-label="From" data={sources} value={source} onChange={setSource} />}
          {source === 'sheet' && <SheetSource {...from} name={template.name} kept={`${kept}.pasted`} />}
          {source === 'matches' && <MatchSource {...from} />}
          {source === 'players' && <PlayerSource {...from} />}
        </Stack>
      </Panel>
      {list.made > 0 && (
        <Alert color="green" role="status">
          {countWords(list.made, 'graphic')} made. Rows that you mend or add here join them.{' '}
          <PageLink to={`/jimstagram/batch/${list.batch}`} underline="always">
            See the graphics
          </PageLink>
        </Alert>
      )}
      {rows.length > 0 && (
        <Panel
          flush
          title={countWords(rows.length, 'row')}
          note={noteOf(rows, left, odd.count)}
          actions={
            <Group gap="sm">
              <Button variant="default" onClick={() => void clear()}>
                Remove All
              </Button>
              <MakeButton rows={rows} odd={odd.warnings} left={left} making={making} />
            </Group>
          }
        >
          {making.refusal && (
            <Alert color="red" role="alert" m="md">
              {making.refusal}
            </Alert>
          )}
          <BulkTable design={design} rows={rows} list={list} odd={odd} />
        </Panel>
      )}
      {rows.length === 0 && (
        <Text c="dimmed">The rows appear here, each with its picture, before anything is made.</Text>
      )}
    </Stack>
  );
}

const isGood = ({ faults }: ReadEntry): boolean => Object.keys(faults).length === 0;

function noteOf(rows: readonly ReadEntry[], left: number, odd: number): string {
  const wrong = rows.filter((row) => !isGood(row)).length;
  const can = left > 0 ? 'Checking that all texts fit…' : wrong > 0 ? '' : 'All rows can be made.';
  return [
    wrong > 0 ? `${countWords(wrong, 'row')} cannot be made yet.` : '',
    can,
    odd > 0 ? `${countWords(odd, 'warning')} to look at or accept.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

interface MakeButtonProps {
  rows: readonly ReadEntry[];
  /** What nobody has accepted yet, for each row. */
  odd: BulkWarnings['warnings'];
  /** Rows whose texts are still being measured. */
  left: number;
  making: ReturnType<typeof useMakeRows>;
}

/** Makes all rows. If some have a fault, the others can be made, and those stay to be mended. Says how many have a warning. */
function MakeButton({ rows, odd, left, making }: MakeButtonProps) {
  const good = rows.filter(isGood);
  const warned = rows.filter((row, at) => isGood(row) && Object.keys(odd[at] ?? {}).length > 0).length;
  const words =
    good.length === rows.length || good.length === 0
      ? `Make ${countWords(rows.length, 'Graphic')}`
      : `Make the ${countWords(good.length, 'Good One')}`;
  return (
    <Button
      loading={making.pending}
      disabled={good.length === 0 || left > 0}
      onClick={() => void making.make(good, good.length === rows.length)}
    >
      {warned > 0 ? `${words}, ${warned} with Warnings` : words}
    </Button>
  );
}

/** Makes rows under one id of the batch and their own ids, so that pressing again after a lost answer makes nothing twice. */
function useMakeRows({ id: template }: Template, list: BulkRows) {
  const call = useCall(calls.graphics.makeGraphics, {
    quiet: true,
    done: ({ made }) => `${countWords(made, 'graphic')} made.`,
  });
  const { batch } = list;
  const [asked, setAsked] = useState<readonly string[]>([]);
  const navigate = useNavigate();
  const make = async (rows: readonly ReadEntry[], areAll: boolean) => {
    const ids = rows.map(({ entry }) => entry.id);
    setAsked(ids);
    const wanted = rows.map(({ name, values, entry }) => ({ id: entry.id, name, values, ...entry.subject }));
    if (!(await call.run({ template, batch, rows: wanted }))) return;
    if (!areAll) return list.haveMade(ids);
    list.clear();
    void navigate({ to: `/jimstagram/batch/${batch}` });
  };
  const numberOf = (id: string | undefined) => list.numbers[list.rows.findIndex(({ entry }) => entry.id === id)];
  return {
    make,
    pending: call.pending,
    refusal: call.refusal && inNumbers(call.refusal.message, (place) => numberOf(asked[place])),
  };
}

/** The server counts the rows that it gets; the person counts those of the spreadsheet. */
const inNumbers = (message: string, numberAt: (place: number) => number | undefined): string =>
  message.replace(/^Row (\d+):/, (whole, place) => {
    const number = numberAt(Number(place) - 1);
    return number === undefined ? whole : `Row ${number}:`;
  });
