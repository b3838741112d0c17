import type { Building } from './building.ts';
import { type Filling, rowsOf } from './fill-in.ts';
import { baseOf, type Placed, sceneText, textScale } from './placed.ts';
import type { SceneNode } from './scene.ts';
import type { SlotRepeat } from './slot-parts.ts';

/** A group for each row of a list, one below or beside the other (GFX-014). `inside` builds the contents of one. */
export function repeated(
  building: Building,
  placed: Placed,
  { field, most, direction, gap, beyond }: SlotRepeat,
  inside: (filling: Filling, suffix: string) => SceneNode[],
): SceneNode[] {
  const { box, filling } = placed;
  const all = rowsOf(filling, field);
  const step = (direction === 'down' ? box.height : box.width) + gap * building.scale;
  const at = (index: number) => ({
    ...box,
    ...(direction === 'down' ? { y: box.y + index * step } : { x: box.x + index * step }),
  });
  const groups: SceneNode[] = all.slice(0, most).map((row, index) => ({
    ...baseOf(building, { ...placed, box: at(index), id: `${placed.id}:${index + 1}` }),
    type: 'group',
    nodes: inside({ ...filling, row }, `:${index + 1}`),
  }));
  const more = all.length - groups.length;
  return more > 0 && beyond === 'count'
    ? [...groups, moreLine(building, { ...placed, box: at(groups.length) }, more)]
    : groups;
}

/** "+ 3 more", in the style of the first text of the group. */
function moreLine(building: Building, { slot, box, id, filling }: Placed, count: number): SceneNode {
  const text = building.children.get(slot.id)?.find(({ type }) => type === 'text') ?? slot;
  const style = { ...text.textStyle, colour: slot.textStyle.colour };
  return {
    id: `${id}:more`,
    type: 'text',
    box: { ...box, height: Math.min(box.height, style.size * textScale(building, text) * 1.4) },
    opacity: 1,
    blend: 'normal',
    runs: [sceneText(`+ ${count} more`, style, textScale(building, text), filling)],
    align: 'left',
    vertical: 'middle',
    wrap: false,
    shrinkTo: 0.4,
    maxLines: 1,
    direction: 'auto',
  };
}
