import type { TextStyle } from '@pavilion/domain/graphics';
import { type Face, facesOf } from '@pavilion/drawing';
import { useEffect } from 'react';
import { fileAddress } from '../../../parts/file-address.ts';
import { useUploadedFaces } from '../../use-uploaded-faces.ts';

const loaded = new Map<string, Promise<unknown>>();

/** Makes the font of a text known to the page, for the field in which the text is edited. Pictures load fonts by themselves. */
export function usePageFont({ font, weight, italic }: Pick<TextStyle, 'font' | 'weight' | 'italic'>): void {
  const uploaded = useUploadedFaces();
  useEffect(() => void loadPageFont({ font, weight, italic }, uploaded), [font, weight, italic, uploaded]);
}

/** Makes a font known to the page: settled once it is there, or cannot be had. */
export async function loadPageFont(
  style: Pick<TextStyle, 'font' | 'weight' | 'italic'>,
  uploaded: readonly Face[],
): Promise<void> {
  await Promise.allSettled(facesOf(sceneIn(style), uploaded).map(load));
}

function load({ family, weight, italic, file }: Face): Promise<unknown> {
  const known = loaded.get(file);
  if (known) return known;
  const address = file.startsWith('@fontsource/')
    ? `/api/graphics/fonts/${file.split('/').pop()}`
    : fileAddress(file, 'original', true);
  const face = new FontFace(family, `url(${address})`, { weight: String(weight), style: italic ? 'italic' : 'normal' });
  document.fonts.add(face);
  const loading = face.load().catch(() => loaded.delete(file));
  loaded.set(file, loading);
  return loading;
}

/** A scene of one letter in this font. */
const sceneIn = (style: Pick<TextStyle, 'font' | 'weight' | 'italic'>): Parameters<typeof facesOf>[0] => ({
  width: 1,
  height: 1,
  background: { kind: 'colour', colour: [0, 0, 0, 0] },
  nodes: [
    {
      type: 'text',
      id: 'letter',
      box: { x: 0, y: 0, width: 1, height: 1, turn: 0 },
      opacity: 1,
      blend: 'normal',
      align: 'left',
      vertical: 'top',
      wrap: false,
      shrinkTo: 1,
      direction: 'auto',
      runs: [{ ...style, size: 1, colour: [0, 0, 0, 1], lineHeight: 1, letterSpacing: 0, tabular: false, text: 'a' }],
    },
  ],
});
