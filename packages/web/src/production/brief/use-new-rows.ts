import { type Brief, mostAtOnce } from '@pavilion/domain';
import { useRef, useState } from 'react';
import { calls } from '../../call/client.ts';
import { refusalWords } from '../../call/refusal.ts';
import { countWords } from '../../kit/count-words.ts';
import { notifyDone } from '../../kit/notify.ts';
import { formOf, type NewRow, type RowFaults, faultsOf as textFaults } from './new-rows.ts';
import type { PasteField, SheetChoices } from './sheet-edits.ts';
import { useBrandsOf } from './use-brands-of.ts';

/** New deliverables in a window: their texts, faults by cell, and making them. Rows that were made leave the list. */
export function useNewRows(
  brief: Brief,
  given: readonly NewRow[],
  choices: SheetChoices,
  onMade: (ids: readonly string[]) => void,
) {
  const { required, only } = useBrandsOf(brief);
  const filling = (required && only) || '';
  const faultsOf = (row: NewRow, among: SheetChoices): RowFaults => ({
    ...(required && !row.texts.brand.trim() && { brand: 'Choose one of your brands.' }),
    ...textFaults(row, among),
  });
  // In the order of the sheet from which they come.
  const [rows, setRows] = useState<readonly NewRow[]>(() =>
    given.map((row) => ({ ...row, texts: { ...row.texts, brand: row.texts.brand.trim() || filling } })),
  );
  /** Rows that had faults at first: they stay in sight while someone mends them. */
  const [faulty] = useState(
    () => new Set(rows.flatMap((row) => (Object.keys(faultsOf(row, choices)).length > 0 ? [row.key] : []))),
  );
  const [refused, setRefused] = useState<{ message: string; cells: Record<string, RowFaults> } | null>(null);
  const [pending, setPending] = useState(false);
  /** Those of earlier tries too: they are all of one paste. */
  const ids = useRef<string[]>([]);
  const faults = new Map(rows.map((row) => [row.key, { ...refused?.cells[row.key], ...faultsOf(row, choices) }]));
  const wrong = rows.reduce((sum, row) => sum + Object.keys(faultsOf(row, choices)).length, 0);

  const set = (key: string, field: PasteField, text: string) => {
    setRefused(null);
    setRows(rows.map((row) => (row.key === key ? { ...row, texts: { ...row.texts, [field]: text } } : row)));
  };
  /** Fills a column of the rows that have no text in it. */
  const fill = (field: PasteField, text: string) =>
    setRows(rows.map((row) => (row.texts[field].trim() ? row : { ...row, texts: { ...row.texts, [field]: text } })));
  const drop = (key: string) => setRows(rows.filter((row) => row.key !== key));

  const make = async () => {
    setPending(true);
    setRefused(null);
    let left = rows;
    try {
      while (left.length > 0) {
        const portion = left.slice(0, mostAtOnce);
        const wanted = portion.flatMap((row) => formOf(row, choices) ?? []);
        const made = await calls.production.createManyDeliverables({ production: brief.id, deliverables: wanted });
        ids.current.push(...made.ids);
        left = left.slice(portion.length);
      }
    } catch (error) {
      const { message, fields } = refusalWords(error);
      const cells: Record<string, RowFaults> = {};
      for (const [path, reason] of Object.entries(fields ?? {})) {
        const [, at, field] = path.split('.');
        const row = left[Number(at)];
        if (row && field) cells[row.key] = { ...cells[row.key], [field]: reason };
      }
      setRefused({ message, cells });
    }
    const made = rows.length - left.length;
    setPending(false);
    setRows(left);
    if (left.length === 0) return onMade(ids.current);
    if (made > 0) notifyDone(made === 1 ? 'Deliverable made' : `${countWords(made, 'deliverable')} made`);
  };
  return {
    rows,
    faults,
    faulty,
    needsBrand: required,
    wrong,
    refused: refused?.message,
    pending,
    set,
    fill,
    drop,
    make,
  };
}
