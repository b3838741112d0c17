import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { notifyDone, notifyError } from '../../kit/notify.ts';
import type { NamedSheet } from './workbook.ts';

type Workbook = typeof import('./workbook.ts');

interface ExportButtonProps {
  /** Name of the file, without its extension. */
  fileName: string;
  sheets: (book: Workbook) => NamedSheet[];
  children?: string;
}

/** Saves what a list shows, as filtered and sorted, as a spreadsheet. */
export function ExportButton({ fileName, sheets, children = 'Export' }: ExportButtonProps) {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const book = await import('./workbook.ts');
      await book.saveWorkbook(fileName, sheets(book));
      notifyDone('The spreadsheet was saved.');
    } catch {
      notifyError('The spreadsheet could not be created. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="default" leftSection={<IconDownload size={16} />} loading={busy} onClick={() => void run()}>
      {children}
    </Button>
  );
}
