import { Button, Menu } from '@mantine/core';
import type { ArchiveEvent, ExportFormat } from '@pavilion/domain/archive';
import { IconChevronDown, IconFileExport, IconFileText, IconMovie } from '@tabler/icons-react';
import { useCan } from '../../session/session-provider.tsx';
import { TableItems } from '../export-menu.tsx';
import { useSelectionExport } from './use-selection-export.ts';

interface ExportSelectionProps {
  /** In the order of the film and of the lists. */
  chosen: readonly ArchiveEvent[];
  /** What this order is, as in "in the order of the recording". */
  order: string;
  size?: 'compact-xs' | 'compact-sm' | 'xs';
  /** Saves the selection as a table, where it has columns. */
  saveTable?: (format: ExportFormat) => Promise<void>;
}

/** Exports the selected clips and deliveries as one film, as a table, or as a list for an editing program. */
export function ExportSelection({ chosen, order, size = 'compact-xs', saveTable }: ExportSelectionProps) {
  const mayJoin = useCan('clipRecordings');
  const { pending, joinThem, saveList } = useSelectionExport(chosen, order);
  if (chosen.length === 0) return null;
  return (
    <Menu position="top-end">
      <Menu.Target>
        <Button
          size={size}
          variant="default"
          loading={pending}
          leftSection={<IconFileExport size={14} />}
          rightSection={<IconChevronDown size={14} />}
        >
          Export Selection
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {mayJoin && (
          <>
            <Menu.Label>Film</Menu.Label>
            <Menu.Item leftSection={<IconMovie size={16} />} onClick={() => void joinThem()}>
              One film (MP4)…
            </Menu.Item>
          </>
        )}
        {saveTable && (
          <>
            <Menu.Label>Table</Menu.Label>
            <TableItems onPick={(format) => void saveTable(format)} />
          </>
        )}
        <Menu.Label>List for an editing program</Menu.Label>
        <Menu.Item leftSection={<IconFileText size={16} />} onClick={() => void saveList('edl')}>
          EDL (CMX3600)
        </Menu.Item>
        <Menu.Item leftSection={<IconFileText size={16} />} onClick={() => void saveList('fcpxml')}>
          FCPXML (Final Cut Pro, DaVinci Resolve)
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
