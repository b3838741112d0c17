import { expect, it } from 'vitest';
import { withStop } from './added-stop.ts';

const stop = (at: number, colour: string, opacity = 1) => ({ at, colour, opacity });
const kit = { colours: [{ name: 'Night', colour: '#000000' }] };

it.each([
  [[stop(0, '#000000'), stop(1, '#ffffff', 0)], stop(0.5, '#808080', 0.5)],
  [[stop(0, '#000000'), stop(0.2, '#ffffff'), stop(1, '#ff0000')], stop(0.6, '#ff8080')],
  [[stop(1, '#ffffff'), stop(0, '#000000')], stop(0.5, '#808080')],
  [[stop(0, 'kit:Night'), stop(1, '#ffffff80')], stop(0.5, '#808080c0')],
  [[stop(0, 'kit:Night'), stop(1, 'kit:Night')], stop(0.5, 'kit:Night')],
])(
  'a colour that is added to the gradient %j lies in its widest gap, half way between its neighbours (GFX-008)',
  (stops, added) => {
    const more = withStop(stops, kit);
    expect(more.filter((each) => !stops.includes(each))).toEqual([added]);
    expect(more).toHaveLength(stops.length + 1);
  },
);
