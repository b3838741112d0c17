import { readFileSync } from 'node:fs';
import { packagedFile } from '@pavilion/drawing/node';
import { expect, it } from 'vitest';
import { readFont } from './read-font.ts';

const packaged = (folder: string, style: string) =>
  readFileSync(packagedFile(`@fontsource/${folder}/files/${folder}-latin-${style}.woff2`));

it.each([
  ['anton', '400-normal', { family: 'Anton', weight: 400, italic: false }],
  ['barlow', '700-italic', { family: 'Barlow', weight: 700, italic: true }],
  ['barlow-condensed', '700-normal', { family: 'Barlow Condensed', weight: 700, italic: false }],
  ['playfair-display', '900-normal', { family: 'Playfair Display', weight: 900, italic: false }],
])('the font %s %s says what it is (GFX-009)', (folder, style, facts) => {
  expect(readFont(packaged(folder, style))).toEqual(facts);
});

/** A font of two tables, as TrueType files have them. */
function trueType(family: string, weight: number, italic: boolean): Buffer {
  const text = Buffer.from(family, 'utf16le').swap16();
  const names = Buffer.alloc(18);
  names.writeUInt16BE(1, 2);
  names.writeUInt16BE(18, 4);
  for (const [at, value] of [3, 1, 0x409, 1, text.length, 0].entries()) names.writeUInt16BE(value, 6 + at * 2);
  const about = Buffer.alloc(78);
  about.writeUInt16BE(weight, 4);
  about.writeUInt16BE(italic ? 1 : 0, 62);
  const tables = [
    ['OS/2', about],
    ['name', Buffer.concat([names, text])],
  ] as const;
  const head = Buffer.alloc(12 + 16 * tables.length);
  head.writeUInt16BE(tables.length, 4);
  let from = head.length;
  for (const [at, [tag, bytes]] of tables.entries()) {
    head.write(tag, 12 + 16 * at, 'latin1');
    head.writeUInt32BE(from, 12 + 16 * at + 8);
    head.writeUInt32BE(bytes.length, 12 + 16 * at + 12);
    from += bytes.length;
  }
  return Buffer.concat([head, ...tables.map(([, bytes]) => bytes)]);
}

it('a TrueType font says what it is, and a broken one nothing (GFX-009 GFX-035)', () => {
  const bytes = trueType('Club Grotesk', 650, true);
  expect(readFont(bytes)).toEqual({ family: 'Club Grotesk', weight: 700, italic: true });
  for (let length = 0; length < bytes.length; length += 7) expect(readFont(bytes.subarray(0, length))).toBeNull();
  const packed = packaged('anton', '400-normal');
  for (const length of [4, 40, 60, 2_000]) expect(readFont(packed.subarray(0, length))).toBeNull();
});
