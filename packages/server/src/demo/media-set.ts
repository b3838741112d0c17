import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writePsdBuffer } from 'ag-psd';
import sharp from 'sharp';
import type { Chance } from './chance.ts';
import { posterOf, posterSvg, writePoster } from './pictures.ts';
import { makeStillFilm } from './still-film.ts';

export interface DemoMedia {
  path: string;
  sha256: string;
  type: 'Video' | 'Image' | 'PDF' | 'Animation' | 'Project Files';
  extension: string;
  mime: string;
  format: string;
}

type Made = Omit<DemoMedia, 'sha256'>;

const runFile = promisify(execFile);
const sizes = {
  '1920x1080': [1920, 1080],
  '1080x1920': [1080, 1920],
  '1080x1080': [1080, 1080],
  '1080x1350': [1080, 1350],
  '1200x628': [1200, 628],
} as const;
const headlines: [string, string, string][] = [
  ['Opening night', 'Oval Invincibles v Welsh Fire', 'The Hundred · 18:30'],
  ['Buttler 89', 'off 45 balls', 'Vitality Blast · innings break'],
  ['Match day', 'Yorkshire v Worcestershire', 'Headingley · 11:00'],
  ['Sold out', 'England Women v Australia', "Lord's · day one"],
  ['Six of the best', 'Every maximum of the round', 'One Day Cup'],
  ['Toss', 'Southern Brave will bowl', 'The Rose Bowl'],
  ['Hat-trick!', 'Three in three', 'County Championship'],
  ['Result', 'London Spirit won by 9 runs', 'The Hundred'],
  ['Five-for', '5 for 31 from 10 overs', 'One Day Cup'],
  ['Register now', 'All Stars Cricket starts in May', 'Ages 5 to 8'],
  ['Ticket ballot', 'Open until Sunday', 'England Men · next summer'],
  ['Player of the match', '101 not out', 'Women’s Ashes'],
];

/**
 * Generates the demo's media in a folder: posters in every format, videos at three frame rates, PDFs, a PSD, a GIF.
 * Without ffmpeg there are no videos.
 */
export async function makeMediaSet(folder: string, chance: Chance, ffmpeg: string | null): Promise<DemoMedia[]> {
  const media: Made[] = [];
  const formats = Object.keys(sizes) as (keyof typeof sizes)[];
  for (const [index, lines] of [...headlines, ...headlines].entries()) {
    const format = formats[index % formats.length]!;
    const [width, height] = sizes[format];
    const kind = index % 3 === 0 ? 'png' : 'jpg';
    const path = join(folder, `poster-${index}.${kind}`);
    await writePoster(posterOf(chance, { width, height }, lines), path, kind);
    media.push({ path, type: 'Image', extension: kind, mime: kind === 'png' ? 'image/png' : 'image/jpeg', format });
  }
  if (ffmpeg) media.push(...(await makeFilms(folder, chance, ffmpeg)));
  for (const [index, lines] of headlines.slice(0, 3).entries()) {
    const path = join(folder, `document-${index}.pdf`);
    await writeFile(
      path,
      await pdfOf(
        [lines, headlines[index + 3]!, headlines[index + 6]!].map((page) =>
          posterSvg(posterOf(chance, { width: 827, height: 1169 }, page)),
        ),
      ),
    );
    media.push({ path, type: 'PDF', extension: 'pdf', mime: 'application/pdf', format: 'A4' });
  }
  const psd = join(folder, 'key-art.psd');
  await writeFile(psd, await psdOf(posterSvg(posterOf(chance, { width: 1080, height: 1080 }, headlines[7]!))));
  media.push({ path: psd, type: 'Image', extension: 'psd', mime: 'image/vnd.adobe.photoshop', format: '1080x1080' });
  const hashOf = async (path: string) =>
    createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
  return Promise.all(media.map(async (made) => ({ ...made, sha256: await hashOf(made.path) })));
}

/** A handwritten PDF with one picture per page: enough of the format to need no library. */
async function pdfOf(pages: string[]): Promise<Buffer> {
  const objects: Buffer[] = [];
  const add = (body: string | Buffer) => objects.push(Buffer.isBuffer(body) ? body : Buffer.from(body));
  const pageNumber = (index: number) => 3 + index * 3;
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')}] >>`,
  );
  for (const [index, svg] of pages.entries()) {
    const { data, info } = await sharp(Buffer.from(svg))
      .flatten({ background: '#fff' })
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    const [content, image] = [pageNumber(index) + 1, pageNumber(index) + 2];
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /XObject << /P ${image} 0 R >> >> >>`,
    );
    const draw = 'q 595 0 0 842 0 0 cm /P Do Q';
    add(`<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`);
    add(
      Buffer.concat([
        Buffer.from(
          `<< /Type /XObject /Subtype /Image /Width ${info.width} /Height ${info.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${data.length} >>\nstream\n`,
        ),
        data,
        Buffer.from('\nendstream'),
      ]),
    );
  }
  const parts = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  for (const [index, body] of objects.entries()) {
    offsets.push(length);
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

async function psdOf(svg: string): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const imageData = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
  return writePsdBuffer({
    width: info.width,
    height: info.height,
    imageData,
    children: [{ name: 'Key art', imageData }],
  });
}

async function makeFilms(folder: string, chance: Chance, ffmpeg: string): Promise<Made[]> {
  const rates = ['25', '30000/1001', '50'];
  const films = await Promise.all(
    Array.from({ length: 9 }, async (_, index): Promise<Made> => {
      const format = (['1920x1080', '1080x1920', '1080x1080'] as const)[index % 3]!;
      const [width, height] = sizes[format].map((side) => side / 2) as [number, number];
      const still = join(folder, `film-${index}.png`);
      const path = join(folder, `film-${index}.mp4`);
      await writePoster(posterOf(chance, { width, height }, headlines[index]!), still, 'png');
      const size = Math.round(height / 14);
      await makeStillFilm(ffmpeg, {
        still,
        out: path,
        seconds: 5 + (index % 3) * 2,
        ball: { size, x: `mod(t*${width / 2.5}\\,W+${size})-${size}`, y: 'H*0.55-abs(sin(t*3.1))*H*0.35' },
        timecode: '10:00:00:00',
        rate: rates[index % 3]!,
        tone: 220 + index * 55,
      });
      return { path, type: 'Video', extension: 'mp4', mime: 'video/mp4', format };
    }),
  );
  const gif = join(folder, 'sting.gif');
  await runFile(ffmpeg, [
    '-y',
    '-v',
    'error',
    '-i',
    join(folder, 'film-2.mp4'),
    '-t',
    '2',
    '-vf',
    'fps=10,scale=360:-2',
    gif,
  ]);
  films.push({ path: gif, type: 'Animation', extension: 'gif', mime: 'image/gif', format: '1080x1080' });
  return films;
}
