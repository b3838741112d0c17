import { plainText } from '@pavilion/domain/graphics';
import { expect, it } from 'vitest';
import { styleFor } from './styles.ts';

const style = {
  opacity: 0.5,
  blend: 'multiply',
  radius: 12,
  stroke: { colour: '#ffffff', width: 2 },
  textStyle: { ...plainText, size: 80 },
  textLayout: { align: 'left', vertical: 'top', wrap: true, shrinkTo: 1, direction: 'auto' },
} as const;

it('a style changes what the other layer has too, and removes what the first has not (GFX-015)', () => {
  const shared = { opacity: 0.5, blend: 'multiply', shadow: null };
  const { stroke, textStyle, textLayout } = style;
  expect(styleFor({ ...style, type: 'shape' }, 'picture')).toEqual({ ...shared, radius: 12, fill: null, stroke });
  expect(styleFor({ ...style, type: 'shape' }, 'text')).toEqual(shared);
  expect(styleFor({ ...style, type: 'shape' }, 'group')).toEqual(shared);
  expect(styleFor({ ...style, type: 'text' }, 'text')).toEqual({ ...shared, textStyle, textLayout });
  expect(styleFor({ ...style, type: 'text' }, 'table')).toEqual({ ...shared, textStyle });
  expect(styleFor({ ...style, type: 'text' }, 'shape')).toEqual(shared);
});
