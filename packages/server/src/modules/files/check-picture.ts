import { join } from 'node:path';
import { mostPicturePixels, pictureTooLarge } from '@pavilion/domain/graphics';
import type { Context } from '../../context.ts';
import { drawPicture } from '../../engines/media/index.ts';
import { mediaTools } from '../../engines/media/media-tools.ts';
import { inWorkFolder } from '../../engines/media/work-folder.ts';
import { Refusal } from '../../engines/store/refusal.ts';

/** Side of the picture that is drawn to see whether all of it can be read. */
const side = 64;
/** Longest time for reading a picture. */
const seconds = 60;

/** Refuses a picture that is cut off, damaged or too large, before it is stored: nobody could draw with it (GFX-010, GFX-035). */
export async function checkPicture({ config }: Pick<Context, 'config'>, path: string, name: string): Promise<void> {
  const { tools } = await mediaTools(config);
  const drawn = await inWorkFolder(config, 'picture', (folder) => {
    const output = join(folder, 'small.webp');
    return drawPicture(path, [{ output, box: { width: side, height: side }, format: 'webp' }], {
      prlimit: tools?.prlimit,
      mostPixels: mostPicturePixels,
      seconds,
    });
  });
  if (!('problem' in drawn)) return;
  if (drawn.problem === 'too large') throw new Refusal('WRONG_FILE', pictureTooLarge(name));
  if (drawn.problem === 'damaged') {
    throw new Refusal('WRONG_FILE', `${name} is damaged: it cannot be read as a picture.`);
  }
}
