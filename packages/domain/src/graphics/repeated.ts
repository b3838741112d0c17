import type { Building } from './building.ts';
import { type Filling, rowsOf } from './fill-in.ts';
import type { Extent } from './layout.ts';
import { baseOf, type Placed, sceneText, textScale } from './placed.ts';
import type { Box, SceneNode } from './scene.ts';
import type { SlotRepeat } from './slot-parts.ts';
import { leastShrink, shownRows } from './table-nodes.ts';

/**
 * A group for each row of a list, one below or beside the other (GFX-014). `inside` builds the contents of one. Rows that would run
 * out of the slide shrink before any is left out.
 */
export function repeated(
  building: Building,
  placed: Placed,
  { field, most, direction, gap, beyond }: SlotRepeat,
  inside: (filling: Filling, suffix: string, building: Building, extent: Extent) => SceneNode[],
  slide: Extent | undefined,
): SceneNode[] {
  const { filling } = placed;
  const all = rowsOf(filling, field);
  const space = gap * building.scale;
  const room = direction === 'down' && slide ? roomBelow(placed.box, slide) : undefined;
  const isWithin = (count: number) =>
    placed.box.y + count * (placed.box.height + space) - space <= (slide?.height ?? 0);
  const fit = room === undefined ? Infinity : Math.floor((room + space) / ((placed.box.height + space) * leastShrink));
  const wanted = Math.min(all.length, most);
  const isCounted = beyond === 'count';
  const count =
    room === undefined || isWithin(wanted + (isCounted && all.length > wanted ? 1 : 0))
      ? wanted
      : isCounted
        ? shownRows(all.length, most, fit)
        : Math.max(1, Math.min(wanted, fit));
  const lines = count + (isCounted && count < all.length ? 1 : 0);
  const natural = lines * (placed.box.height + space) - space;
  const shrink = room === undefined || isWithin(lines) ? 1 : Math.min(1, room / natural);
  const box = { ...placed.box, height: placed.box.height * shrink };
  const small = shrink < 1 ? { ...building, scale: building.scale * shrink, shrink } : building;
  const step = (direction === 'down' ? box.height : box.width) + space * shrink;
  const at = (index: number) => ({
    ...box,
    ...(direction === 'down' ? { y: box.y + index * step } : { x: box.x + index * step }),
  });
  const groups: SceneNode[] = all.slice(0, count).map((row, index) => ({
    ...baseOf(building, { ...placed, box: at(index), id: `${placed.id}:${index + 1}` }),
    type: 'group',
    nodes: inside({ ...filling, row }, `:${index + 1}`, small, box),
  }));
  const more = all.length - groups.length;
  return more > 0 && isCounted ? [...groups, moreLine(small, { ...placed, box: at(groups.length) }, more)] : groups;
}

const mostMargin = 0.06;

/** Height from the top of the first row to the margin at the foot of the slide, which is as wide as the one at its side. */
const roomBelow = ({ x, y, height }: Box, slide: Extent): number =>
  Math.max(height, slide.height - Math.max(0, Math.min(x, slide.height * mostMargin)) - y);

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

/** How many rows of lists a scene only counts ("+ 3 more"). */
export function rowsLeftOut(nodes: readonly SceneNode[]): number {
  return nodes.reduce((sum, node) => {
    if (node.type === 'group') return sum + rowsLeftOut(node.nodes);
    if (node.type !== 'text' || !node.id.endsWith(':more')) return sum;
    return sum + Number(/\d+/.exec(node.runs[0]?.text ?? '')?.[0] ?? 0);
  }, 0);
}
