import { Button, Menu } from '@mantine/core';
import { type ExportFormat, exportFormats, type Match, type MatchFilters } from '@pavilion/domain/archive';
import { IconChevronDown, IconFileSpreadsheet, IconFileTypeCsv, IconTableExport } from '@tabler/icons-react';
import { useState } from 'react';
import { useLookups } from '../use-lookups.ts';
import { exportMatches } from './export-matches.ts';

const words: Record<ExportFormat, string> = { xlsx: 'Excel (.xlsx)', xls: 'Excel 97–2003 (.xls)', csv: 'CSV (.csv)' };

interface ExportMenuProps {
  filters: MatchFilters;
  /** The page that is shown. */
  rows: readonly Match[];
  total: number;
  waiting?: boolean;
}

/** ARC-007, ARC-017, ARC-018 */
export function ExportMenu({ filters, rows, total, waiting = false }: ExportMenuProps) {
  const lookups = useLookups();
  const [busy, setBusy] = useState(false);
  const run = async (format: ExportFormat, all: boolean) => {
    setBusy(true);
    await exportMatches({ format, all, filters, rows, total, lookups });
    setBusy(false);
  };
  const entries = (all: boolean) =>
    exportFormats.map((format) => (
      <Menu.Item
        key={format}
        leftSection={format === 'csv' ? <IconFileTypeCsv size={16} /> : <IconFileSpreadsheet size={16} />}
        onClick={() => void run(format, all)}
      >
        {words[format]}
      </Menu.Item>
    ));
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          loading={busy}
          disabled={waiting}
          leftSection={<IconTableExport size={16} />}
          rightSection={<IconChevronDown size={14} />}
        >
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Current page</Menu.Label>
        {entries(false)}
        <Menu.Divider />
        <Menu.Label>All results{total > 0 ? ` (${total.toLocaleString('en-GB')})` : ''}</Menu.Label>
        {entries(true)}
      </Menu.Dropdown>
    </Menu>
  );
}
