import { expect, it } from 'vitest';
import { fileNameOf } from './save-file.ts';

it.each([
  ['Opening film v2 notes.csv', 'Opening film v2 notes.csv'],
  ['Reds / Blues: final? v1.png', 'Reds Blues final v1.png'],
  ['Film v2 00-00-12-05.png', 'Film v2 00-00-12-05.png'],
  [`${'a'.repeat(150)}.xlsx`, `${'a'.repeat(100)}.xlsx`],
  ['Is that all? No.', 'Is that all No.'],
  ['???.xlsx', 'Untitled.xlsx'],
])('a file called %s is saved as %s', (wanted, name) => expect(fileNameOf(wanted)).toBe(name));
