import type { FilmNode, Scene } from '@pavilion/domain/graphics';
import type { CSSProperties } from 'react';

type Extent = Pick<Scene, 'width' | 'height'>;

const blends: Readonly<Record<FilmNode['blend'], CSSProperties['mixBlendMode']>> = {
  normal: 'normal',
  multiply: 'multiply',
  screen: 'screen',
  overlay: 'overlay',
  'soft light': 'soft-light',
  lighten: 'lighten',
  darken: 'darken',
};
export const blendStyle = (blend: FilmNode['blend']): CSSProperties => ({ mixBlendMode: blends[blend] });

const percent = (share: number): string => `${Math.round(share * 1e6) / 1e4}%`;

/** Place and look of a film on a slide that is as wide as its container: the same as it is drawn. */
export function filmStyle(node: FilmNode, { width, height }: Extent): CSSProperties {
  const { box, opacity, blend, radius, ellipse, shadow, reveal, zoom } = node;
  // Pixels of the scene, whatever the width of the container.
  const length = (pixels: number) => `${(pixels / width) * 100}cqw`;
  const colour = shadow && `rgb(${shadow.colour.slice(0, 3).join(' ')} / ${shadow.colour[3]})`;
  const turned = [...(zoom === undefined ? [] : [`scale(${zoom})`]), ...(box.turn ? [`rotate(${box.turn}deg)`] : [])];
  return {
    left: percent(box.x / width),
    top: percent(box.y / height),
    width: percent(box.width / width),
    height: percent(box.height / height),
    opacity,
    ...blendStyle(blend),
    borderRadius: ellipse ? '50%' : length(Math.min(radius, box.width / 2, box.height / 2)),
    ...(turned.length > 0 && { transform: turned.join(' ') }),
    ...(shadow && { boxShadow: `${length(shadow.x)} ${length(shadow.y)} ${length(shadow.blur)} ${colour}` }),
    ...(reveal && {
      clipPath: `inset(${[reveal.top, reveal.right, reveal.bottom, reveal.left].map(percent).join(' ')})`,
    }),
  };
}

/** The film in its box: covered or contained, with its focal point in view, and enlarged. */
export function cropStyle({ crop: { fit, x, y, zoom } }: FilmNode): CSSProperties {
  return {
    left: percent((1 - zoom) * x),
    top: percent((1 - zoom) * y),
    width: percent(zoom),
    height: percent(zoom),
    objectFit: fit,
    objectPosition: `${percent(x)} ${percent(y)}`,
  };
}
