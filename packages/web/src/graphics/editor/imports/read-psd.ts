import { type ImportedSlide, mostPsdBytes, type PsdSlide, refusePsd, slideOfPsd } from '@pavilion/domain/graphics';
import { readPsd as read } from 'ag-psd';
import { turnBlendKeys } from './turn-blend-keys.ts';

/** The layers of a Photoshop document, with their pixels not yet decoded; or why it is not imported, as a sentence. */
export function readPsd(bytes: ArrayBuffer, families: readonly string[]): PsdSlide | string {
  if (bytes.byteLength > mostPsdBytes) return 'The file is larger than 300 MB.';
  const signature = new TextDecoder().decode(bytes.slice(0, 4));
  if (signature !== '8BPS') return 'This is not a Photoshop document.';
  try {
    // The library says nothing about what it cannot read, so colours and sizes are asked first.
    const refusedAtOnce = refusePsd(headOf(bytes));
    if (refusedAtOnce) return refusedAtOnce;
    turnBlendKeys(bytes);
    const psd = read(bytes, { useRawData: true, useRawThumbnail: true, skipLinkedFilesData: true });
    const refused = refusePsd(psd);
    if (refused) return refused;
    const slide = slideOfPsd(psd, families);
    return slide.slots.length > 0 ? slide : 'The file has no layers that can be imported.';
  } catch (error) {
    console.warn(error);
    return 'The file cannot be read. It may be damaged. Save it again in Photoshop.';
  }
}

/** What the first bytes of a Photoshop document say. */
function headOf(bytes: ArrayBuffer) {
  const view = new DataView(bytes);
  return {
    height: view.getUint32(14),
    width: view.getUint32(18),
    bitsPerChannel: view.getUint16(22),
    colorMode: view.getUint16(24),
  };
}

/** A slide that was read, with its pictures as PNG files. */
export type ReadSlide = ImportedSlide<Blob>;
