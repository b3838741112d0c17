import { Alert, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { countWords, mostInBulk, type Publication, type Template } from '@pavilion/domain';
import { newId } from '@pavilion/sync/client';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { Panel } from '../../kit/panel.tsx';
import { useAskBeforeUnload } from '../../kit/use-ask-before-unload.ts';
import { BulkTable } from './bulk-table.tsx';
import { MatchSource } from './match-source.tsx';
import { PlayerSource } from './player-source.tsx';
import { SheetSource } from './sheet-source.tsx';
import { useBulkRows } from './use-bulk-rows.ts';
import { useBulkWarnings } from './use-bulk-warnings.ts';

interface BulkRoomProps {
  template: Template;
  publication: Publication;
}

const sources = [
  { value: 'sheet', label: 'Spreadsheet' },
  { value: 'matches', label: 'Matches' },
  { value: 'players', label: 'Players' },
];

/** Where rows come from, the rows with their pictures, and the button that makes all of them. */
export function BulkRoom({ template, publication: { design, kind } }: BulkRoomProps) {
  const [source, setSource] = useState('sheet');
  const list = useBulkRows(template.name, design);
  const { rows, numbers, room } = list;
  const { make, pending, refusal } = useMakeAll(template, numbers);
  const confirm = useConfirm();
  useAskBeforeUnload(rows.length > 0);
  const facts = design.fields.some(({ fact }) => fact !== undefined);
  const odd = useBulkWarnings(design, rows, numbers);
  const wrong = rows.filter(({ faults }) => Object.keys(faults).length > 0).length;
  const clear = async () => {
    const sure = await confirm({ title: `Remove all ${countWords(rows.length, 'row')}?`, confirm: 'Remove Rows' });
    if (sure) list.clear();
  };
  const from = { design, kind, room, onAdd: list.add };
  return (
    <Stack gap="md">
      <Panel title="Add rows" note={`One graphic for each row, at most ${mostInBulk} at once.`}>
        <Stack gap="md">
          {facts && <SegmentedControl aria-label="From" data={sources} value={source} onChange={setSource} />}
          {source === 'sheet' && <SheetSource {...from} />}
          {source === 'matches' && <MatchSource {...from} />}
          {source === 'players' && <PlayerSource {...from} />}
        </Stack>
      </Panel>
      {rows.length > 0 && (
        <Panel
          flush
          title={countWords(rows.length, 'row')}
          note={[
            wrong > 0 ? `${countWords(wrong, 'row')} cannot be made yet.` : 'All rows can be made.',
            odd.count > 0 ? `${countWords(odd.count, 'warning')} to look at or accept.` : '',
          ].join(' ')}
          actions={
            <Group gap="sm">
              <Button variant="default" onClick={() => void clear()}>
                Remove All
              </Button>
              <Button loading={pending} disabled={wrong > 0} onClick={() => void make(rows)}>
                Make {countWords(rows.length, 'Graphic')}
              </Button>
            </Group>
          }
        >
          {refusal && (
            <Alert color="red" role="alert" m="md">
              {refusal}
            </Alert>
          )}
          <BulkTable design={design} list={list} odd={odd} />
        </Panel>
      )}
      {rows.length === 0 && (
        <Text c="dimmed">The rows appear here, each with its picture, before anything is made.</Text>
      )}
    </Stack>
  );
}

/** Makes all rows under one id, so that pressing again after a lost answer makes nothing twice. */
function useMakeAll({ id: template }: Template, numbers: readonly number[]) {
  const call = useCall(calls.graphics.makeGraphics, {
    quiet: true,
    done: ({ made }) => `${countWords(made, 'graphic')} made.`,
  });
  const [batch] = useState(newId);
  const navigate = useNavigate();
  const make = async (rows: ReturnType<typeof useBulkRows>['rows']) => {
    const asked = rows.map(({ name, values, entry }) => ({ name, values, ...entry.subject }));
    const made = await call.run({ template, batch, rows: asked });
    if (made) void navigate({ to: `/jimstagram/batch/${batch}` });
  };
  return { make, pending: call.pending, refusal: call.refusal && inNumbers(call.refusal.message, numbers) };
}

/** The server counts the rows that it gets; the person counts those of the spreadsheet. */
const inNumbers = (message: string, numbers: readonly number[]): string =>
  message.replace(/^Row (\d+):/, (whole, place) =>
    numbers[Number(place) - 1] ? `Row ${numbers[Number(place) - 1]}:` : whole,
  );
