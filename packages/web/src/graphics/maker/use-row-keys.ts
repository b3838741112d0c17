import type { FieldRow } from '@pavilion/domain';
import { useRef } from 'react';
import { type Keyed, keyed } from './keyed-rows.ts';

/** A key for each row of a list, so that somebody who writes in a row keeps the focus when rows above come or go. */
export function useRowKeys(rows: readonly FieldRow[]): number[] {
  const last = useRef<readonly Keyed[]>([]);
  last.current = keyed(rows, last.current);
  return last.current.map(({ key }) => key);
}
