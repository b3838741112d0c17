import { Button, Menu } from '@mantine/core';
import { type ExportFormat, exportFormats } from '@pavilion/domain/archive';
import { IconChevronDown, IconFileSpreadsheet, IconFileTypeCsv, IconTableExport } from '@tabler/icons-react';
import { Fragment, useState } from 'react';

const words: Record<ExportFormat, string> = { xlsx: 'Excel (.xlsx)', xls: 'Excel 97–2003 (.xls)', csv: 'CSV (.csv)' };

interface ExportMenuProps {
  /** What can be exported, each in every format. */
  scopes: readonly { label: string; run: (format: ExportFormat) => Promise<void> }[];
  waiting?: boolean;
  size?: 'xs' | 'sm';
}

/** An entry of a menu for every format of a table. */
export const TableItems = ({ onPick }: { onPick: (format: ExportFormat) => void }) =>
  exportFormats.map((format) => (
    <Menu.Item
      key={format}
      leftSection={format === 'csv' ? <IconFileTypeCsv size={16} /> : <IconFileSpreadsheet size={16} />}
      onClick={() => onPick(format)}
    >
      {words[format]}
    </Menu.Item>
  ));

/** ARC-007, ARC-017 */
export function ExportMenu({ scopes, waiting = false, size = 'sm' }: ExportMenuProps) {
  const [busy, setBusy] = useState(false);
  const press = async (work: Promise<void>) => {
    setBusy(true);
    await work;
    setBusy(false);
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size={size}
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
        {scopes.map(({ label, run }, index) => (
          <Fragment key={label}>
            {index > 0 && <Menu.Divider />}
            <Menu.Label>{label}</Menu.Label>
            <TableItems onPick={(format) => void press(run(format))} />
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
