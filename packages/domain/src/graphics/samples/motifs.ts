import type { SlotFill } from '../slot-parts.ts';
import { ellipse, type Layer, type Place, polygon, rectangle, solid, text } from './pieces.ts';

/** Names of the colours that the samples share. */
export const ink = '#070b1c';
export const navy = '#0c1738';
export const chalk = '#f6f3ea';
export const red = '#d8102e';
export const gold = '#f3c550';

const still = { allow: 'nothing' } as const;

/** The look of a headline: tall, tight capitals. */
export const headline = { font: 'Anton', weight: 400, case: 'upper', lineHeight: 1.02 } as const;
export const label = { font: 'Barlow Condensed', weight: 600, case: 'upper', letterSpacing: 120 } as const;
export const strong = { font: 'Barlow Condensed', weight: 800, case: 'upper', lineHeight: 1 } as const;
export const plain = { font: 'Barlow Condensed', weight: 500, lineHeight: 1.1 } as const;

type Round = readonly [x: number, y: number, radius: number];

/** The rope and the circles of a ground, seen from above. */
export function ground(
  circle: Round,
  colour: string,
  pins: Pins,
  over: Partial<Record<'story' | 'wide', Round>> = {},
): Layer[] {
  const placeOf = ([x, y, radius]: Round, share: number): Place => {
    const r = radius * share;
    return [x - r, y - r, 2 * r, 2 * r];
  };
  const ring = (share: number, width: number, opacity: number, name: string) =>
    ellipse(name, placeOf(circle, share), {
      stroke: { colour, width },
      opacity,
      pins,
      over: Object.fromEntries(Object.entries(over).map(([size, other]) => [size, { place: placeOf(other, share) }])),
    });
  return [ring(1, 4, 0.5, 'Rope'), ring(0.985, 1.5, 0.35, 'Rope, inner line'), ring(0.62, 3, 0.3, 'Inner circle')];
}
type Pins = readonly [
  'left' | 'centre' | 'right' | 'stretch' | 'scale',
  'top' | 'middle' | 'bottom' | 'stretch' | 'scale',
];

/** A band that leans like a bat's swing. */
export const slash = (
  name: string,
  place: Place,
  fill: SlotFill,
  lean: number,
  more: Parameters<typeof polygon>[4] = {},
) =>
  polygon(
    name,
    place,
    [
      [lean, 0],
      [1, 0],
      [1 - lean, 1],
      [0, 1],
    ],
    fill,
    more,
  );

/** Competition at the top left, after a short bar; neither without a competition. */
export const competitionLine = (colour: string, accent: string): Layer[] => [
  rectangle('Bar', [64, 70, 56, 10], solid(accent), {
    showIf: { field: 'competition', is: 'set' },
    pins: ['left', 'top'],
    over: { story: { place: [64, 300, 56, 10] } },
  }),
  text(
    'Competition',
    [140, 52, 550, 46],
    '{competition}',
    { ...label, size: 32, colour },
    {
      pins: ['left', 'top'],
      over: { story: { place: [140, 282, 540, 46] } },
    },
  ),
];

/** The board's name, small, at the top right. */
export const boardMark = (colour: string): Layer[] => [
  text(
    'Board',
    [700, 52, 316, 46],
    'National Cricket Board',
    { ...label, size: 22, colour, align: 'right', letterSpacing: 160 },
    {
      ...still,
      pins: ['right', 'top'],
      opacity: 0.75,
      over: { story: { place: [700, 282, 316, 46] } },
    },
  ),
];

/** A red ball with its seam, for lists of wickets. */
export function ball(name: string, [x, y, size]: readonly [number, number, number], pins: Pins): Layer[] {
  return [
    ellipse(name, [x, y, size, size], {
      fill: {
        kind: 'radial',
        x: 0.35,
        y: 0.3,
        radius: 0.8,
        stops: [
          { at: 0, colour: '#ff5a4d', opacity: 1 },
          { at: 0.55, colour: '#c8102e', opacity: 1 },
          { at: 1, colour: '#6d0717', opacity: 1 },
        ],
      },
      shadow: { colour: '#00000088', x: 0, y: size * 0.06, blur: size * 0.12 },
      pins,
    }),
    rectangle(`${name}, seam`, [x + size * 0.455, y + size * 0.06, size * 0.03, size * 0.88, 24], solid('#ffe9dccc'), {
      pins,
    }),
    rectangle(
      `${name}, seam 2`,
      [x + size * 0.515, y + size * 0.06, size * 0.03, size * 0.88, 24],
      solid('#ffe9dccc'),
      { pins },
    ),
  ];
}
