import { type Extent, mostPicturePixels, pictureTooLarge } from '@pavilion/domain/graphics';
import { acceptedBy, refuseUpload } from '@pavilion/domain/production';
import { type ForImport, readSvg } from '../imports/read-svg.ts';
import { isSvgFile, isSvgMarkup } from './given.ts';
import { drawingLayers, type PlacedLayers, pictureLayer, scaleWithin, textLayer } from './placed-layers.ts';

/** What arrived, as layers, and the pictures that have to be stored for them. */
export interface ReadArrival {
  layers: PlacedLayers;
  pictures: { slot: string; file: File }[];
  /** Whether the pictures are parts of a drawing, and no pictures by themselves. */
  isDrawing: boolean;
  /** What was not understood, as sentences. */
  remarks: string[];
}

type Fonts = Omit<ForImport, 'scaleOf'>;

const mostLetters = 10_000;

/** Reads what arrived for a slide of this size; or why it cannot be taken in, as a sentence. */
export async function readArrival(of: File | string, slide: Extent, fonts: Fonts): Promise<ReadArrival | string> {
  if (typeof of !== 'string')
    return isSvgFile(of) ? drawing(await of.text(), of.name, slide, fonts) : picture(of, slide);
  if (isSvgMarkup(of)) return drawing(of, 'Drawing', slide, fonts);
  if (of.length > mostLetters)
    return `The text has ${of.length.toLocaleString('en-GB')} characters. A text can have at most 10,000.`;
  return { layers: textLayer(of, slide), pictures: [], isDrawing: false, remarks: [] };
}

const stemOf = (name: string): string => name.replace(/\.[^.]+$/, '').slice(0, 200);

async function drawing(markup: string, name: string, slide: Extent, fonts: Fonts): Promise<ReadArrival | string> {
  const read = await readSvg(markup, { ...fonts, scaleOf: (own) => scaleWithin(own, slide) });
  if (typeof read === 'string') return read;
  const pictures = read.pictures.map(({ slot, name: layer, pixels }, index) => ({
    slot,
    file: new File([pixels], `${layer} ${index + 1}.png`, { type: pixels.type }),
  }));
  return { layers: drawingLayers(stemOf(name), read, slide), pictures, isDrawing: true, remarks: read.remarks };
}

async function picture(file: File, slide: Extent): Promise<ReadArrival | string> {
  const refused = refuseUpload(file, { accepted: acceptedBy.picture });
  if (refused) return refused;
  const size = await sizeOf(file);
  if (!size) return `${file.name} is damaged: it cannot be read as a picture.`;
  if (size.width * size.height > mostPicturePixels) return pictureTooLarge(file.name);
  const layers = pictureLayer(stemOf(file.name), size, slide);
  return { layers, pictures: [{ slot: layers.slots[0]!.id, file }], isDrawing: false, remarks: [] };
}

/** Size of a picture in pixels, as it is seen. */
async function sizeOf(file: File): Promise<Extent | null> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
