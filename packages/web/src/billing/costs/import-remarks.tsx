import { Alert, Checkbox, List, Stack, Text } from '@mantine/core';
import type { Doubtful } from '@pavilion/domain';
import type { ReactNode } from 'react';
import type { calls } from '../../call/client.ts';

/** What the server says about a spreadsheet before its costs are added. */
export type Preview = Awaited<ReturnType<typeof calls.billing.importCosts>>;

/** Most faults listed; a file with more is probably the wrong file. */
const mostFaults = 50;

interface ImportRemarksProps {
  preview: Preview;
  doubtful: Doubtful;
  onDoubtful: (doubtful: Doubtful) => void;
}

/** Remarks on the file before the import: faulty cells, costs that exist, are repeated or are unclear, ignored columns. */
export function ImportRemarks({ preview: { faults, rows, unknown }, doubtful, onDoubtful }: ImportRemarksProps) {
  const known = rows.filter((row) => row.known).length;
  const repeated = rows.filter(({ repeats }) => repeats !== undefined);
  const unclear = rows.filter(({ question }) => question);
  return (
    <>
      {faults.length > 0 && (
        <Alert
          color="red"
          variant="light"
          role="alert"
          title="Nothing will be imported, because these cells have errors. Correct them and choose the file again."
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
      {faults.length === 0 && known > 0 && (
        <Doubt
          label={known === 1 ? 'Import it again' : 'Import them again'}
          checked={doubtful.again}
          onChange={(again) => onDoubtful({ ...doubtful, again })}
        >
          {known === 1 ? '1 cost already exists' : `${known} costs already exist`} with the same date, type, amount and
          description.
        </Doubt>
      )}
      {faults.length === 0 && repeated.length > 0 && (
        <Doubt
          label={repeated.length === 1 ? 'Import it too' : 'Import them too'}
          checked={doubtful.repeated}
          onChange={(too) => onDoubtful({ ...doubtful, repeated: too })}
        >
          {repeated
            .slice(0, mostFaults)
            .map(({ line, repeats }) => `Row ${line} repeats row ${repeats}.`)
            .join(' ')}
          {repeated.length > mostFaults && ` And ${repeated.length - mostFaults} more.`}
        </Doubt>
      )}
      {faults.length > 0 && unclear.length > 0 && <UnclearToo rows={unclear} />}
      {faults.length === 0 && unclear.length > 0 && (
        <UnclearAmounts
          rows={unclear}
          meant={doubtful.unclear}
          onMeant={(lines) => onDoubtful({ ...doubtful, unclear: lines })}
        />
      )}
      {unknown.length > 0 && (
        <Text size="sm" c="dimmed">
          These columns are unknown and will be ignored: {unknown.join(', ')}.
        </Text>
      )}
    </>
  );
}

/** The same amounts while the file has errors: nothing is ticked for a file that comes again. */
const UnclearToo = ({ rows }: { rows: Preview['rows'] }) => (
  <Alert color="orange" variant="light" title="These amounts are not clear. Look at them too.">
    <List size="sm" listStyleType="none">
      {rows.slice(0, mostFaults).map(({ line, question }) => (
        <List.Item key={line}>
          Row {line}, Amount: {question}
        </List.Item>
      ))}
      {rows.length > mostFaults && <List.Item>And {rows.length - mostFaults} more.</List.Item>}
    </List>
  </Alert>
);

interface UnclearAmountsProps {
  rows: Preview['rows'];
  /** Numbers of the rows that are meant as they were read. */
  meant: readonly number[];
  onMeant: (lines: number[]) => void;
}

/** Amounts that could be meant otherwise: each is a question of its own. */
function UnclearAmounts({ rows, meant, onMeant }: UnclearAmountsProps) {
  const all = meant.length === rows.length;
  return (
    <Alert color="orange" variant="light" title="Tick the amounts that are meant so. The others are left out.">
      <Stack gap="xs">
        {rows.length > 2 && (
          <Checkbox
            size="xs"
            label={`All ${rows.length}`}
            checked={all}
            indeterminate={meant.length > 0 && !all}
            onChange={() => onMeant(all ? [] : rows.map(({ line }) => line))}
          />
        )}
        {rows.slice(0, mostFaults).map(({ line, question }) => (
          <Checkbox
            key={line}
            size="xs"
            label={`Row ${line}: ${question}`}
            checked={meant.includes(line)}
            onChange={(event) =>
              onMeant(event.currentTarget.checked ? [...meant, line] : meant.filter((other) => other !== line))
            }
          />
        ))}
        {rows.length > mostFaults && <Text size="sm">And {rows.length - mostFaults} more.</Text>}
      </Stack>
    </Alert>
  );
}

interface DoubtProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** Rows that are left out unless the person ticks the box. */
const Doubt = ({ label, checked, onChange, children }: DoubtProps) => (
  <Alert color="orange" variant="light">
    <Stack gap="xs">
      <span>{children}</span>
      <Checkbox size="xs" label={label} checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
    </Stack>
  </Alert>
);
