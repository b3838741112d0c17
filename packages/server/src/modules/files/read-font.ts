import { brotliDecompressSync } from 'node:zlib';
import type { FileDocument } from '@pavilion/domain/files';

/** What a font file says of itself. */
export type FontFacts = NonNullable<FileDocument['font']>;

/** Largest tables of a font, unpacked: more would fill the memory. */
const mostBytes = 64_000_000;

/** Tags of WOFF2 tables in the order of their numbers, up to the last one that is read here. */
const knownTags = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca'];
const glyf = knownTags.indexOf('glyf');
const loca = knownTags.indexOf('loca');
const otherTag = 63;

/** Family, weight and slant of a TrueType, OpenType or WOFF2 font, by its tables `name` and `OS/2`; null if it has neither. */
export function readFont(bytes: Buffer): FontFacts | null {
  try {
    const tables = bytes.toString('latin1', 0, 4) === 'wOF2' ? tablesOfWoff2(bytes) : tablesOfSfnt(bytes);
    const [names, about] = [tables.get('name'), tables.get('OS/2')];
    const family = names && familyOf(names);
    if (!family || !about) return null;
    const weight = Math.min(900, Math.max(100, Math.round(about.readUInt16BE(4) / 100) * 100));
    return { family, weight, italic: (about.readUInt16BE(62) & 1) === 1 };
  } catch {
    // Tables that end too early: a person types what cannot be read.
    return null;
  }
}

type Tables = Map<string, Buffer>;

/** Bytes within others; throws if they end too early. */
function part(bytes: Buffer, from: number, length: number): Buffer {
  if (from + length > bytes.length) throw new RangeError('The font ends too early.');
  return bytes.subarray(from, from + length);
}

function tablesOfSfnt(bytes: Buffer): Tables {
  const tables: Tables = new Map();
  for (let at = 12, left = bytes.readUInt16BE(4); left > 0; at += 16, left -= 1) {
    const from = bytes.readUInt32BE(at + 8);
    tables.set(bytes.toString('latin1', at, at + 4), part(bytes, from, bytes.readUInt32BE(at + 12)));
  }
  return tables;
}

/** The tables of a WOFF2 file lie behind each other in one packed stream. */
function tablesOfWoff2(bytes: Buffer): Tables {
  const lengths: [tag: string, length: number][] = [];
  let at = 48;
  const number = (): number => {
    for (let value = 0, digits = 0; ; digits += 1) {
      const byte = bytes.readUInt8(at);
      at += 1;
      value = value * 128 + (byte & 127);
      if (byte < 128 || digits === 4) return value;
    }
  };
  for (let left = bytes.readUInt16BE(12); left > 0; left -= 1) {
    const flags = bytes.readUInt8(at);
    at += 1;
    const kind = flags & 63;
    const tag = kind === otherTag ? bytes.toString('latin1', at, at + 4) : (knownTags[kind] ?? String(kind));
    if (kind === otherTag) at += 4;
    const whole = number();
    const version = flags >> 6;
    // Outlines are stored in another form unless their version is 3; all other tables if it is not 0.
    const isTransformed = kind === glyf || kind === loca ? version !== 3 : version !== 0;
    lengths.push([tag, isTransformed ? number() : whole]);
  }
  const packed = bytes.subarray(at, at + bytes.readUInt32BE(20));
  const stream = brotliDecompressSync(packed, { maxOutputLength: mostBytes });
  const tables: Tables = new Map();
  let from = 0;
  for (const [tag, length] of lengths) {
    tables.set(tag, part(stream, from, length));
    from += length;
  }
  return tables;
}

/** Numbers of names: the family of all weights, or else the family of four styles. */
const familyNames = [16, 1];
const englishOf: Readonly<Record<number, number>> = { 3: 0x409, 1: 0 };

function familyOf(table: Buffer): string | undefined {
  const found = new Map<number, string>();
  const texts = table.readUInt16BE(4);
  for (let at = 6, left = table.readUInt16BE(2); left > 0; at += 12, left -= 1) {
    const platform = table.readUInt16BE(at);
    const id = table.readUInt16BE(at + 6);
    if (table.readUInt16BE(at + 4) !== englishOf[platform] || !familyNames.includes(id)) continue;
    const from = texts + table.readUInt16BE(at + 10);
    const text = Buffer.from(part(table, from, table.readUInt16BE(at + 8)));
    // Names of Windows have two bytes a letter, the higher one first.
    const name = platform === 3 ? text.swap16().toString('utf16le') : text.toString('latin1');
    if (platform === 3 || !found.has(id)) found.set(id, name.trim().slice(0, 200));
  }
  return familyNames.map((id) => found.get(id)).find((name) => name);
}
