import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { drawPicture } from './draw.ts';

const folder = await mkdtemp(join(tmpdir(), 'draw-'));
afterAll(() => rm(folder, { recursive: true }));

/** An SVG of three thousand characters that takes minutes of CPU. */
const filters = '<feTurbulence baseFrequency="0.9" numOctaves="50"/><feGaussianBlur stdDeviation="300"/>'.repeat(30);
const heavy = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000">
  <filter id="f" x="0" y="0" width="1" height="1">${filters}</filter><rect width="4000" height="4000" filter="url(#f)"/></svg>`;

describe('drawing in a separate process', () => {
  it('stops on a picture that takes too long, and draws the next one', async () => {
    const [bad, good] = [join(folder, 'heavy.svg'), join(folder, 'light.svg')];
    await writeFile(bad, heavy);
    await writeFile(good, '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="10"/>');
    await expect(drawPicture(bad, [{ output: join(folder, 'o.jpg'), format: 'jpeg' }], { seconds: 2 })).rejects.toThrow(
      'Reading the file took too long and was stopped.',
    );
    expect(await drawPicture(good, [])).toMatchObject({ width: 30, height: 10, placeholder: expect.any(String) });
  });

  it('ends immediately when aborted', async () => {
    const path = join(folder, 'unwanted.svg');
    await writeFile(path, heavy);
    const stop = new AbortController();
    const drawing = drawPicture(path, [{ output: join(folder, 'u.jpg'), format: 'jpeg' }], { signal: stop.signal });
    stop.abort(new Error('The server is stopping.'));
    await expect(drawing).rejects.toThrow('The server is stopping.');
  });
});
