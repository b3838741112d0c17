import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvLine, zipEntries } from './zip-entries.ts';

const paths = (...files: { name: string; folderName?: string }[]) => zipEntries(files).map((entry) => entry.path);

it('puts files into their folders and keeps equal names apart (LIB-034)', () => {
  expect(
    paths(
      { name: 'clip.mp4', folderName: 'Day 1/Stills' },
      { name: 'CLIP.mp4', folderName: 'Day 1/Stills' },
      { name: 'clip.mp4' },
      { name: 'clip (2).mp4' },
      { name: 'clip.mp4' },
      { name: 'clip.mp4' },
      { name: 'README', folderName: ' ' },
      { name: 'README' },
    ),
  ).toEqual([
    'Day 1/Stills/clip.mp4',
    'Day 1/Stills/CLIP (2).mp4',
    'clip.mp4',
    'clip (2).mp4',
    'clip (3).mp4',
    'clip (4).mp4',
    'README',
    'README (2)',
  ]);
});

it('never leaves the folder it is unpacked into, with any names', () => {
  expect(
    paths(
      { name: '../../etc/passwd', folderName: '../..' },
      { name: 'CON.mp4' },
      { name: 'a:b?.mp4 . ' },
      { name: '.hidden' },
    ),
  ).toEqual(['file/file/_.._etc_passwd', '_CON.mp4', 'a_b_.mp4', 'hidden']);
  expect(paths({ name: 'manifest.csv' })).toEqual(['manifest (2).csv']);
  fc.assert(
    fc.property(
      fc.array(fc.record({ name: fc.string({ unit: 'binary' }), folderName: fc.string({ unit: 'binary' }) })),
      (files) => {
        const made = paths(...files);
        expect(new Set(made.map((path) => path.toLowerCase())).size).toBe(made.length);
        for (const path of made) {
          for (const part of path.split('/')) {
            expect(['', '.', '..']).not.toContain(part);
            expect(Buffer.byteLength(part)).toBeLessThan(230);
            expect(part).not.toMatch(/[\p{Cc}\\<>:"|?*]/u);
          }
        }
      },
    ),
  );
});

it('keeps characters of every script, and cuts long names between characters', () => {
  expect(paths({ name: '🏏 مباراة.mp4' })).toEqual(['🏏 مباراة.mp4']);
  const [long] = paths({ name: `${'🏏'.repeat(100)}.mp4` });
  expect(long).toBe(`${'🏏'.repeat(49)}.mp4`);
});

it('writes manifest cells that no spreadsheet runs as formulas', () => {
  expect(csvLine(['=1+1', 'a,b', 'say "hi"', 5, '-x'])).toBe(`'=1+1,"a,b","say ""hi""",5,'-x\r\n`);
});
