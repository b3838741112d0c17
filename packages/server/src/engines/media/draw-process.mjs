// Decodes one picture or document in a separate process that can be killed at any time: files from users can make a
// decoder run for ever or exhaust memory. The task is the first argument; the answer is one line of JSON.
import { readFileSync, writeFileSync } from 'node:fs';

/** Inspects a picture, then makes all requested drawings of it. */
async function pictures({ path, mostPixels, drawings, small, standAt }) {
  const { default: sharp } = await import('sharp');
  const found = await look(sharp, path, mostPixels);
  if (found.problem) return found;
  try {
    const drawn = [];
    const still = { page: await frameAt(sharp, path, standAt) };
    for (const drawing of drawings) {
      const frames = drawing.animated ? { animated: true } : still;
      const { width, height, pageHeight } = await draw(open(sharp, path, mostPixels, frames), drawing);
      // The library treats an animation as one tall strip of frames.
      drawn.push({ width, height: pageHeight ?? height });
    }
    return { ...found, drawn, ...(small ? { small: await shrink(open(sharp, path, mostPixels, still)) } : {}) };
  } catch (error) {
    return failure(error);
  }
}

async function look(sharp, path, mostPixels) {
  try {
    const { width, height, orientation, space } = await sharp(path, { limitInputPixels: mostPixels }).metadata();
    return width * height > mostPixels ? { problem: 'too large' } : { width, height, orientation, space };
  } catch (error) {
    return failure(error);
  }
}

/** Which frame of an animation is on screen at a second; the first without one, and of a picture that stands still. */
async function frameAt(sharp, path, second) {
  if (!second) return 0;
  const { delay = [] } = await sharp(path).metadata();
  let frame = 0;
  let end = delay[0] ?? 0;
  while (frame + 1 < delay.length && end <= Math.round(second * 1000)) {
    frame += 1;
    end += delay[frame];
  }
  return frame;
}

function open(sharp, path, mostPixels, frames) {
  return sharp(path, { limitInputPixels: mostPixels, failOn: 'error', ...frames }).toColourspace('srgb');
}

function draw(picture, { output, box, crop, ground, format, options }) {
  let drawn = crop ? picture.extract(crop) : picture.autoOrient();
  if (box) drawn = drawn.resize({ ...box, fit: 'inside', withoutEnlargement: true });
  if (ground) drawn = drawn.flatten({ background: ground });
  return drawn.toFormat(format, options).toFile(output);
}

/** Pixels for the placeholder. */
async function shrink(picture) {
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: 64, height: 64, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data.toString('base64') };
}

/** Page count of a PDF, and a picture of its first page. */
async function page({ path, library, output, longest }) {
  const { default: sharp } = await import('sharp');
  const { PDFiumLibrary } = await import(library);
  try {
    const pdf = await (await PDFiumLibrary.init()).loadDocument(readFileSync(path));
    const first = pdf.getPage(0);
    const { originalWidth, originalHeight } = first.getOriginalSize();
    const scale = Math.min(longest / originalWidth, longest / originalHeight, 8);
    const { data, width, height } = await first.render({ scale, render: 'bitmap' });
    const picture = () => sharp(data, { raw: { width, height, channels: 4 } });
    await draw(picture(), { output, ground: '#ffffff', format: 'jpeg', options: { quality: 82, mozjpeg: true } });
    const small = await shrink(picture().flatten({ background: '#ffffff' }));
    return { pages: pdf.getPageCount(), originalWidth, originalHeight, width, height, small };
  } catch (error) {
    return failure(error);
  }
}

function failure(error) {
  const message = String(error?.message ?? error);
  if (/pixel limit/i.test(message)) return { problem: 'too large' };
  if (/no space left|ENOSPC/i.test(message)) return { problem: 'no room' };
  return { problem: /password|security/i.test(message) ? 'locked' : 'damaged' };
}

const task = JSON.parse(process.argv[2]);
const answer = task.kind === 'page' ? await page(task) : await pictures(task);
writeFileSync(1, JSON.stringify(answer));
// Threads of the libraries would keep the process alive for a while.
process.exit(0);
