import type { TextStyle } from '@pavilion/domain/graphics';
import { type Face, facesOf } from '@pavilion/drawing';
import { useEffect } from 'react';
import { fileAddress } from '../../../parts/file-address.ts';
import { useUploadedFaces } from '../../use-uploaded-faces.ts';

const loaded = new Set<string>();

/** Makes the font of a text known to the page, for the field in which the text is edited. Pictures load fonts by themselves. */
export function usePageFont({ font, weight, italic }: Pick<TextStyle, 'font' | 'weight' | 'italic'>): void {
  const uploaded = useUploadedFaces();
  useEffect(() => {
    for (const face of facesOf(sceneIn({ font, weight, italic }), uploaded)) load(face);
  }, [font, weight, italic, uploaded]);
}

function load({ family, weight, italic, file }: Face): void {
  if (loaded.has(file)) return;
  loaded.add(file);
  const address = file.startsWith('@fontsource/')
    ? `/api/graphics/fonts/${file.split('/').pop()}`
    : fileAddress(file, 'original', true);
  const face = new FontFace(family, `url(${address})`, { weight: String(weight), style: italic ? 'italic' : 'normal' });
  document.fonts.add(face);
  face.load().catch(() => loaded.delete(file));
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
