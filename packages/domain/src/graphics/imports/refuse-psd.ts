import type { PsdLayer } from './psd-parts.ts';

/** Bytes of a file that is read in the browser. */
export const mostPsdBytes = 300_000_000;
const mostLayers = 500;
const longestSide = 20_000;
const mostPixels = 300_000_000;

interface PsdHead {
  width: number;
  height: number;
  bitsPerChannel?: number;
  /** 1: greyscale, 3: RGB. */
  colorMode?: number;
  children?: readonly PsdLayer[];
}

/** Why a Photoshop document is not imported, as a sentence, or null. Asked before its pixels are decoded: a layer may claim any size. */
export function refusePsd({ width, height, bitsPerChannel = 8, colorMode = 3, children = [] }: PsdHead): string | null {
  if (colorMode !== 1 && colorMode !== 3) return 'The file is not in RGB. Convert it to RGB in Photoshop first.';
  if (bitsPerChannel !== 8)
    return `The file has ${bitsPerChannel} bits a channel. Convert it to 8 bits in Photoshop first.`;
  if (Math.max(width, height) > longestSide)
    return `The file is larger than ${longestSide.toLocaleString('en-GB')} pixels.`;
  const layers = withContents(children);
  if (layers.length > mostLayers) return `The file has more than ${mostLayers} layers. Merge some of them first.`;
  const pixels = layers.reduce((sum, layer) => sum + pixelsOf(layer), 0);
  return pixels > mostPixels
    ? 'The layers of the file are too large together. Crop or merge some of them first.'
    : null;
}

const withContents = (layers: readonly PsdLayer[]): PsdLayer[] =>
  layers.flatMap((layer) => [layer, ...withContents(layer.children ?? [])]);

const pixelsOf = ({ left = 0, right = 0, top = 0, bottom = 0 }: PsdLayer): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);
