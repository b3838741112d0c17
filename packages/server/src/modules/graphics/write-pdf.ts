import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';

const compress = promisify(deflate);

/** Pixels of a page, as a file of red, green, blue and alpha. */
export interface PdfPage {
  path: string;
  width: number;
  height: number;
}

/** Points of a pixel: 96 pixels an inch, 72 points an inch. */
const pointsEach = 0.75;

/** Writes a PDF with one picture a page, without loss, on white where the picture is transparent. */
export async function writePdf(path: string, pages: readonly PdfPage[]): Promise<void> {
  // Objects 1 and 2 are the catalogue and the list of pages; each page has three: itself, its drawing and its picture.
  const numberOf = (page: number) => 3 + page * 3;
  const objects: Buffer[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(
      `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${numberOf(at)} 0 R`).join(' ')}] >>`,
    ),
  ];
  for (const [at, page] of pages.entries()) {
    const [width, height] = [page.width * pointsEach, page.height * pointsEach];
    const [drawing, picture] = [numberOf(at) + 1, numberOf(at) + 2];
    objects.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${drawing} 0 R ` +
          `/Resources << /XObject << /Picture ${picture} 0 R >> >> >>`,
      ),
      stream('', Buffer.from(`${width} 0 0 ${height} 0 0 cm /Picture Do`)),
      stream(
        `/Type /XObject /Subtype /Image /Width ${page.width} /Height ${page.height} ` +
          '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode ',
        await compress(onWhite(await readFile(page.path))),
      ),
    );
  }
  await writeFile(path, joined(objects));
}

function stream(about: string, bytes: Buffer): Buffer {
  const head = `<< ${about}/Length ${bytes.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')]);
}

/** The file: objects by number, then the table of their places. */
function joined(objects: readonly Buffer[]): Buffer {
  // The second line has bytes above 127: programs then treat the file as binary.
  const parts = [Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const places: number[] = [];
  let length = parts[0]!.length;
  for (const [at, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    places.push(length);
    length += part.length;
    parts.push(part);
  }
  const size = objects.length + 1;
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  parts.push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${lines}${end}`));
  return Buffer.concat(parts);
}

function onWhite(pixels: Buffer): Buffer {
  const count = pixels.length / 4;
  const colours = Buffer.allocUnsafe(count * 3);
  for (let at = 0; at < count; at += 1) {
    const alpha = pixels[at * 4 + 3]! / 255;
    for (let channel = 0; channel < 3; channel += 1) {
      colours[at * 3 + channel] = Math.round(pixels[at * 4 + channel]! * alpha + 255 * (1 - alpha));
    }
  }
  return colours;
}
