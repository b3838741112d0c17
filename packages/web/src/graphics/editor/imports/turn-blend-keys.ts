/** Each has four characters; some end in a space. */
const keys =
  'norm,diss,dark,mul ,idiv,lbrn,dkCl,lite,scrn,div ,lddg,lgCl,over,sLit,hLit,vLit,lLit,pLit,hMix,diff,smud,fsub,fdiv,hue ,sat ,colr,lum ';
const backwards = new Set(keys.split(',').map((key) => [...key].reverse().join('')));

/** Bytes of the head of a document, and of a layer's record without its channels. */
const headBytes = 26;
const recordBytes = 34;

/**
 * Turns round the keys of blend modes that ImageMagick 6 writes backwards, "mron" for "norm", when it has a picture in little-endian
 * order. Photoshop documents are big-endian, and so is all else in these. The library refuses a file for such a key.
 */
export function turnBlendKeys(bytes: ArrayBuffer): void {
  const view = new DataView(bytes);
  const end = bytes.byteLength;
  const isLarge = view.getUint16(4) === 2;
  let at = headBytes;
  // Two sections come before the layers: the colours and the resources.
  for (let section = 0; section < 2 && at + 4 <= end; section++) at += 4 + view.getUint32(at);
  // The length of the layers' section, and that of their records; without layers either is zero.
  const lengthBytes = isLarge ? 8 : 4;
  const records = at + 2 * lengthBytes;
  if (records + 2 > end || view.getUint32(at + lengthBytes - 4) === 0 || view.getUint32(records - 4) === 0) return;
  const layers = Math.abs(view.getInt16(records));
  at = records + 2;
  for (let layer = 0; layer < layers && at + recordBytes <= end; layer++) {
    const channels = view.getUint16(at + 16);
    const key = at + 22 + channels * (isLarge ? 10 : 6);
    if (key + 12 > end) return;
    if (backwards.has(String.fromCharCode(...new Uint8Array(bytes, key, 4))))
      view.setUint32(key, view.getUint32(key, true));
    at = key + 12 + view.getUint32(key + 8);
  }
}
