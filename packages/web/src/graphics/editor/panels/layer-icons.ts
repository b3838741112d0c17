import type { Slot } from '@pavilion/domain/graphics';
import {
  IconChartBar,
  IconCircle,
  IconFolder,
  IconLine,
  IconMovie,
  IconPhoto,
  IconPolygon,
  IconShield,
  IconSquare,
  IconTable,
  IconTypography,
} from '@tabler/icons-react';
import type { IconComponent } from '../../../shell/route-types.ts';
import type { NewKind } from '../actions/new-slot.ts';
import { textOf } from '../state/runs.ts';

export const kindIcons: Readonly<Record<NewKind | 'polygon', IconComponent>> = {
  text: IconTypography,
  picture: IconPhoto,
  video: IconMovie,
  rectangle: IconSquare,
  ellipse: IconCircle,
  line: IconLine,
  polygon: IconPolygon,
  badge: IconShield,
  bar: IconChartBar,
  table: IconTable,
  group: IconFolder,
};

export const kindWords: Readonly<Record<NewKind | 'polygon', string>> = {
  text: 'Text',
  picture: 'Picture',
  video: 'Video',
  rectangle: 'Rectangle',
  ellipse: 'Ellipse',
  line: 'Line',
  polygon: 'Polygon',
  badge: 'Badge',
  bar: 'Bar',
  table: 'Table',
  group: 'Group',
};

export const kindOf = ({ type, shape }: Pick<Slot, 'type' | 'shape'>): NewKind | 'polygon' =>
  type === 'shape' ? shape : type;

/** Name of a layer; a text without one is called by its words. */
export const layerName = (slot: Pick<Slot, 'name' | 'type' | 'shape' | 'runs'>): string =>
  slot.name || (slot.type === 'text' && textOf(slot.runs).trim().slice(0, 60)) || kindWords[kindOf(slot)];
