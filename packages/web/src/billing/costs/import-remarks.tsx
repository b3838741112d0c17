import { Alert, Checkbox, List, Stack, Text } from '@mantine/core';
import type { calls } from '../../call/client.ts';

/** What the server says about a spreadsheet before its costs are added. */
export type Preview = Awaited<ReturnType<typeof calls.billing.importCosts>>;

/** Most faults listed; a file with more is probably the wrong file. */
const mostFaults = 50;

interface ImportRemarksProps {
  preview: Preview;
  again: boolean;
  onAgain: (again: boolean) => void;
}

/** Remarks on the file before the import: faulty cells, costs that already exist, ignored columns. */
export function ImportRemarks({ preview: { faults, rows, unknown }, again, onAgain }: ImportRemarksProps) {
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
