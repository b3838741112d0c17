import { describe, expect, it } from 'vitest';
import { readCells } from '../../kit/clipboard-cells.ts';
import { faultsOf, formOf, hasUnfitDuration, newRows } from './new-rows.ts';
import { pasteFields } from './sheet-edits.ts';

const choices = { type: ['Video', 'Image'], format: ['1080x1080'], brand: ['The Hundred'] };
/** Fields that only a paste under headings has. */
const hidden = { desiredDuration: '', description: '' };
const rowOf = (text: string, left = 0) => newRows(readCells(text), left)[0]!;

describe('rows pasted below the last deliverable', () => {
  it('keep their texts, and rows without any are left out (PRD-037 PRD-042)', () => {
    const rows = newRows(readCells('Hero\tvideo\t\t1 Dec 2030\n\t\t\nTeaser'), 0);
    expect(rows.map(({ texts }) => texts)).toEqual([
      { title: 'Hero', type: 'video', format: '', deadline: '1 Dec 2030', brand: '', folderName: '', ...hidden },
      { title: 'Teaser', type: '', format: '', deadline: '', brand: '', folderName: '', ...hidden },
    ]);
    expect(rowOf('1080x1080', 2).texts).toMatchObject({ title: '', format: '1080x1080' });
  });

  it('have faults by cell, and no form until these are mended (PRD-037 PRD-044)', () => {
    const wrong = rowOf('\tFilm\t4:3\tsoon\tBlast\tLaunch');
    expect(faultsOf(wrong, choices)).toEqual({
      title: 'Title is needed.',
      type: 'Not in the list.',
      format: 'Not in the list.',
      deadline: 'Write the day as DD/MM/YYYY.',
      brand: 'Not in the list.',
    });
    expect(faultsOf(rowOf('Hero\tVideo\t\t31/02/2026'), choices)).toEqual({
      deadline: 'There is no 31/02/2026 in the calendar.',
    });
    expect(formOf(wrong, choices)).toBeNull();
    const [long] = newRows([['banana']], 6, pasteFields);
    expect(faultsOf(long!, choices).desiredDuration).toMatch(/^“banana” is not a duration\./);
    expect(faultsOf(rowOf('Hero'), choices)).toEqual({ type: 'Type is needed.', deadline: 'Deadline is needed.' });
    const right = rowOf('Hero\tvideo\t\t01/12/2030\tthe hundred\tLaunch');
    expect(faultsOf(right, choices)).toEqual({});
    expect(formOf(right, choices)).toEqual({
      title: 'Hero',
      type: 'Video',
      deadline: '2030-12-01',
      brand: 'The Hundred',
      folderName: 'Launch',
      count: 1,
    });
    // An image has no duration.
    const [image] = newRows([['Poster', 'Image', '', '01/12/2030', '', '', '30s', 'Words']], 0, pasteFields);
    expect(faultsOf(image!, choices)).toEqual({});
    expect(hasUnfitDuration(image!, choices)).toBe(true);
    const form = { title: 'Poster', type: 'Image', deadline: '2030-12-01', description: 'Words', count: 1 };
    expect(formOf(image!, choices)).toEqual(form);
  });
});
