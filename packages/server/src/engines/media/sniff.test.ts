import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { findMediaFixtures } from '../../testing/media-fixtures.ts';
import { checkClaimedType, isAccepted, sniffBytes, sniffFile } from './sniff.ts';

const fixtures = await findMediaFixtures();
const folder = await mkdtemp(join(tmpdir(), 'sniff-'));
afterAll(() => rm(folder, { recursive: true }));

/** A file whose name gives no hint of its type. */
async function nameless(content: Buffer): Promise<string> {
  const path = join(folder, `${Math.random()}`);
  await writeFile(path, content);
  return path;
}

async function zip(names: string[]): Promise<Buffer> {
  const file = new ZipFile();
  for (const name of names) file.addBuffer(Buffer.alloc(40_000, name), name, { compress: false });
  file.end();
  const parts: Buffer[] = [];
  for await (const part of file.outputStream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

describe('file type by content', () => {
  it.each([
    ['mp4', 'video', () => fixtures.video()],
    ['mov', 'video', () => fixtures.video({ container: 'mov', sound: false })],
    ['mkv', 'video', () => fixtures.video({ container: 'mkv' })],
    ['webm', 'video', () => fixtures.video({ container: 'webm' })],
    ['mxf', 'video', () => fixtures.video({ container: 'mxf' })],
    ['png', 'image', () => fixtures.image({ format: 'png' })],
    ['jpg', 'image', () => fixtures.image({ format: 'jpeg' })],
    ['gif', 'image', () => fixtures.image({ format: 'gif' })],
    ['webp', 'image', () => fixtures.image({ format: 'webp' })],
    ['tif', 'image', () => fixtures.image({ format: 'tiff' })],
    ['psd', 'image', () => fixtures.psd()],
    ['pdf', 'other', () => fixtures.pdf()],
    ['vtt', 'other', () => fixtures.vtt()],
    ['docx', 'other', async () => nameless(await zip(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']))],
    ['xlsx', 'other', async () => nameless(await zip(['[Content_Types].xml', 'docProps/a.xml', 'xl/workbook.xml']))],
    ['zip', 'other', async () => nameless(await zip(['holiday.txt']))],
    ['txt', 'other', async () => nameless(Buffer.from('Café; £12\n', 'latin1'))],
    ['svg', 'image', async () => nameless(Buffer.from('<?xml version="1.0"?><svg xmlns="x"></svg>'))],
    ['html', 'other', async () => nameless(Buffer.from('<!DOCTYPE html><script>1</script>'))],
    ['mp3', 'other', async () => nameless(Buffer.from([0xff, 0xfb, 0x90, 0x44, 0]))],
    ['wav', 'other', async () => nameless(Buffer.from('RIFF\x10\0\0\0WAVEfmt '))],
  ])('recognises a %s file as %s (DAT-020)', async (extension, assetType, make) => {
    expect(await sniffFile(await make())).toMatchObject({ state: 'known', extension, assetType });
  });

  it('reports an empty file and an unknown type', async () => {
    expect(await sniffFile(await fixtures.empty('mp4'))).toMatchObject({ state: 'empty', assetType: 'other' });
    expect(sniffBytes(Buffer.from([1, 2, 3, 0, 255]))).toMatchObject({ state: 'unknown', extension: '' });
  });

  it.each([
    ['film.mp4', 'png', 'film.mp4 is named .mp4, but its content is a PNG image.'],
    ['photo.png', 'exe', 'photo.png is not a valid .png file.'],
    ['photo.jpg', 'html', 'photo.jpg is named .jpg, but its content is a web page.'],
    ['film.mov', 'mp4', null],
    ['photo.JPEG', 'jpg', null],
    ['plugin.ffx', 'exe', null],
    ['notes', 'png', null],
    ['budget.csv', 'txt', null],
  ])('compares the name %s with %s content: %s', (name, content, reason) => {
    const samples: Record<string, Buffer> = {
      png: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      jpg: Buffer.from('\xff\xd8\xff\xe0', 'latin1'),
      mp4: Buffer.from('\0\0\0\x18ftypisom', 'latin1'),
      exe: Buffer.from('MZ\x90\0\x03', 'latin1'),
      html: Buffer.from('<html></html>'),
      txt: Buffer.from('a,b\n1,2\n'),
    };
    const check = checkClaimedType(name, sniffBytes(samples[content] as Buffer));
    expect(check).toEqual(reason === null ? { ok: true } : { ok: false, reason });
  });

  it('names an empty file in its refusal', async () => {
    const check = checkClaimedType('film.mp4', await sniffFile(await fixtures.empty('mp4')));
    expect(check).toEqual({ ok: false, reason: 'film.mp4 is empty (0 bytes).' });
  });

  it('accepts files by content', async () => {
    const png = await sniffFile(await fixtures.image({ format: 'png' }));
    const vtt = await sniffFile(await fixtures.vtt());
    expect(isAccepted(png, ['image/*'])).toBe(true);
    expect(isAccepted(png, ['.jpg', '.png'])).toBe(true);
    expect(isAccepted(png, ['video/*', 'application/pdf'])).toBe(false);
    expect(isAccepted(vtt, ['.vtt'])).toBe(true);
    expect(isAccepted(png, [])).toBe(true);
    expect(isAccepted(await sniffFile(await fixtures.empty('png')), [])).toBe(false);
  });
});
