import { Button, Menu } from '@mantine/core';
import {
  type FileDocument,
  type FrameGrid,
  leftOutOf,
  markerList,
  type NoteThread,
  noteColumns,
  noteRow,
} from '@pavilion/domain';
import { IconFileTypeCsv, IconMapPins, IconTableExport } from '@tabler/icons-react';
import { saveSheet } from '../../kit/make-sheet.ts';
import { notifyDone, notifyError, notifyWarning } from '../../kit/notify.ts';
import { saveFile } from '../../kit/save-file.ts';

interface ExportNotesProps {
  file: FileDocument;
  threads: readonly NoteThread[];
  grid: FrameGrid | null;
}

/** Exports the notes of a version: as a sheet, or as markers for an editing timeline. */
export function ExportNotes({ file, threads, grid }: ExportNotesProps) {
  const name = `${file.delTitle ?? file.name} v${file.version}`;
  const sheet = async () => {
    const rows = threads.map((thread) => noteRow(thread, grid));
    try {
      await saveSheet({ fileName: `${name} notes.csv`, name: 'Notes', columns: noteColumns, rows });
    } catch {
      notifyError('The notes could not be saved. Please try again.');
    }
  };
  const markers = (frames: FrameGrid) => {
    const list = markerList(
      name,
      threads.map(({ note }) => note),
      frames,
    );
    saveFile(`${name} markers.edl`, new Blob([list.text], { type: 'text/plain' }));
    const leftOut = leftOutOf(list);
    if (leftOut) notifyWarning(leftOut);
    else notifyDone('The markers were saved. In Resolve: Import, Timeline Markers from EDL.');
  };
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="subtle" color="gray" size="compact-xs" leftSection={<IconTableExport size={14} />}>
          Export notes
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFileTypeCsv size={16} />} onClick={() => void sheet()}>
          CSV (.csv)
        </Menu.Item>
        {grid && (
          <Menu.Item leftSection={<IconMapPins size={16} />} onClick={() => markers(grid)}>
            Markers for DaVinci Resolve (.edl)
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
