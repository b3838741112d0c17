import type { Building } from './building.ts';
import { rgbaOf } from './colours.ts';
import type { FieldRow } from './fields.ts';
import { rowsOf } from './fill-in.ts';
import { type Placed, sceneText, textScale } from './placed.ts';
import type { Rgba, SceneNode, ShapeNode, TextNode } from './scene.ts';
import type { SlotTable, TableColumn } from './slot-parts.ts';

/** Rows of a table share its height, each at most this many times its own. */
const mostStretch = 1.35;
/** Rows that have less room shrink to this share of their height, before any is left out. */
export const leastShrink = 0.6;
/** Share of a row's height that its text may take. */
const mostText = 0.82;

/** The cells, lines and stripes of a table, placed from its corner. */
export function tableNodes(building: Building, placed: Placed): SceneNode[] {
  const { slot, box, id, filling } = placed;
  const { table } = slot;
  if (!table) return [];
  const all = rowsOf(filling, table.field);
  const fit = Math.floor(box.height / (table.rowHeight * building.scale * leastShrink)) - (table.heading ? 1 : 0);
  const rows = all.slice(0, shownRows(all.length, table.most, fit));
  const more = all.length - rows.length;
  const lines = rows.length + (table.heading ? 1 : 0) + (more > 0 ? 1 : 0);
  if (lines === 0) return [];
  const height = Math.min(table.rowHeight * building.scale * mostStretch, box.height / lines);
  const cells = cellsOf(building, placed, table, height);
  const nodes: SceneNode[] = table.heading ? cells.heading(0) : [];
  rows.forEach((row, index) => {
    const top = (index + (table.heading ? 1 : 0)) * height;
    if (table.stripe !== undefined && index % 2 === 0)
      nodes.push(panel(`${id}:stripe ${index + 1}`, top, box.width, height, rgbaOf(table.stripe, filling)));
    nodes.push(...cells.row(row, index, top));
    if (table.line) {
      const { colour, width } = table.line;
      const thick = width * building.scale;
      nodes.push(panel(`${id}:line ${index + 1}`, top + height - thick / 2, box.width, thick, rgbaOf(colour, filling)));
    }
  });
  if (more > 0) nodes.push(cells.more(more, (lines - 1) * height));
  return nodes;
}

/** How many rows show where `fit` lines fit: one of the lines tells how many are left out. */
export function shownRows(all: number, most: number, fit: number): number {
  if (all <= most && all <= fit) return all;
  return Math.max(1, Math.min(all, most, fit - 1));
}

const panel = (id: string, y: number, width: number, height: number, colour: Rgba): ShapeNode => ({
  id,
  type: 'shape',
  shape: 'rectangle',
  box: { x: 0, y, width, height, turn: 0 },
  opacity: 1,
  blend: 'normal',
  radius: 0,
  points: [],
  fill: { kind: 'colour', colour },
});

function cellsOf(building: Building, { slot, box, id, filling }: Placed, { columns }: SlotTable, height: number) {
  const whole = columns.reduce((sum, { width }) => sum + width, 0) || 1;
  const scale = textScale(building, slot);
  const cell = (
    name: string,
    text: string,
    column: TableColumn,
    x: number,
    width: number,
    y: number,
    share: number,
  ): TextNode => {
    const style = { ...slot.textStyle, ...column.style };
    const factor = Math.min(scale, (height * mostText) / style.size) * share;
    return {
      id: `${id}:${name}`,
      type: 'text',
      box: { x, y, width, height, turn: 0 },
      opacity: share < 1 ? 0.65 : 1,
      blend: 'normal',
      runs: [sceneText(text, style, factor, filling)],
      align: column.align,
      vertical: 'middle',
      wrap: false,
      shrinkTo: 0.4,
      maxLines: 1,
      direction: 'auto',
    };
  };
  const inColumns = (textOf: (column: TableColumn) => string, name: string, y: number, share: number): TextNode[] => {
    let x = 0;
    return columns.flatMap((column) => {
      const width = (column.width / whole) * box.width;
      const text = textOf(column);
      const node = cell(`${name} ${column.key}`, text, column, x, width, y, share);
      x += width;
      return text === '' ? [] : [node];
    });
  };
  const words = (row: FieldRow, { key }: TableColumn) => String(row[key] ?? '');
  return {
    row: (row: FieldRow, index: number, y: number) =>
      inColumns((column) => words(row, column), `row ${index + 1}`, y, 1),
    heading: (y: number) => inColumns(({ heading }) => heading, 'heading', y, 0.62),
    more: (count: number, y: number) =>
      cell('more', `+ ${count} more`, { key: 'more', heading: '', width: 1, align: 'left' }, 0, box.width, y, 0.62),
  };
}
