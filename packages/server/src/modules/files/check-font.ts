import { readFile } from 'node:fs/promises';
import type { Context } from '../../context.ts';
import { rendererOf } from '../../engines/drawing/renderer.ts';
import { mediaTools } from '../../engines/media/media-tools.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import { type FontFacts, readFont } from './read-font.ts';

/** Longest time for reading a font. */
const seconds = 20;

/**
 * Refuses a file that the renderer of graphics cannot use as a font, before it is stored (GFX-009, GFX-035). Returns what the font
 * says of itself.
 */
export async function checkFont(
  { config }: Pick<Context, 'config'>,
  path: string,
  name: string,
): Promise<FontFacts | null> {
  const renderer = rendererOf(config, (await mediaTools(config)).tools?.prlimit ?? null);
  const read = await renderer.draw({ kind: 'font', path }, { seconds }).catch(() => null);
  if (!read || 'unreadable' in read) throw new Refusal('WRONG_FILE', `${name} cannot be read as a font.`);
  return readFont(await readFile(path));
}
