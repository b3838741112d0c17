import { barNodes } from './bar-nodes.ts';
import type { Building } from './building.ts';
import { paintOf, rgbaOf } from './colours.ts';
import { withoutEmptyParts } from './empty-parts.ts';
import { fieldValueOf, filledIn, teamOf } from './fill-in.ts';
import { filmPartOf, frameKey } from './films.ts';
import { baseOf, type Placed, sceneText, textScale } from './placed.ts';
import type { PictureNode, SceneNode, ShapeNode, TextNode } from './scene.ts';
import { tableNodes } from './table-nodes.ts';

/** The node of a slot, none if it has nothing to show. `inside` builds the contents of a group. */
export function nodeOf(building: Building, placed: Placed, inside: () => SceneNode[]): SceneNode[] {
  const { slot, id, box } = placed;
  switch (slot.type) {
    case 'group':
      return [{ ...baseOf(building, placed), type: 'group', nodes: inside() }];
    case 'text':
      return textNode(building, placed);
    case 'shape':
      return [shapeNode(building, placed)];
    case 'picture':
      return pictureNode(building, placed);
    case 'video':
      return videoNode(building, placed);
    case 'badge':
      return badgeNode(building, placed);
    case 'table':
      return [{ ...baseOf(building, placed), type: 'group', nodes: tableNodes(building, placed) }];
    case 'bar':
      return [
        {
          ...baseOf(building, placed),
          type: 'group',
          nodes: barNodes(building, { id, box, slot, filling: placed.filling }),
        },
      ];
  }
}

const strokeOf = ({ scale }: Building, { slot, filling }: Placed) =>
  slot.stroke && slot.stroke.width > 0
    ? { stroke: { colour: rgbaOf(slot.stroke.colour, filling), width: slot.stroke.width * scale } }
    : {};

function shapeNode(building: Building, placed: Placed): ShapeNode {
  const { slot, filling } = placed;
  const paint = slot.fill && paintOf(slot.fill, filling);
  return {
    ...baseOf(building, placed),
    type: 'shape',
    shape: slot.shape,
    radius: slot.radius * building.scale,
    points: slot.points,
    ...(paint && { fill: paint }),
    ...strokeOf(building, placed),
  };
}

function textNode(building: Building, placed: Placed): TextNode[] {
  const { slot, filling } = placed;
  const factor = textScale(building, slot);
  const runs = withoutEmptyParts(slot.runs, filling).map((run) =>
    sceneText(filledIn(run.text, filling), { ...slot.textStyle, ...run.style }, factor, filling),
  );
  if (!runs.some(({ text }) => text.trim() !== '')) return [];
  const { maxLines, ...layout } = slot.textLayout;
  return [{ ...baseOf(building, placed), type: 'text', runs, ...layout, ...(maxLines !== undefined && { maxLines }) }];
}

function pictureNode(building: Building, placed: Placed): SceneNode[] {
  const { slot, filling } = placed;
  const { picture } = slot;
  const value = picture && ('file' in picture ? picture.file : fieldValueOf(filling, picture.field));
  if (typeof value !== 'string' || value === '')
    return filling.placeholders === true ? emptyPicture(building, placed) : [];
  return [framedPicture(building, placed, value)];
}

/** The poster of a film, with what is needed to play it. */
function videoNode(building: Building, placed: Placed): SceneNode[] {
  const { video } = placed.slot;
  if (!video) return placed.filling.placeholders === true ? emptyPicture(building, placed) : [];
  const part = filmPartOf(video);
  const { file, startSeconds, frames } = video;
  const poster = Math.min(video.poster ?? part.in, frames - 1);
  const film = { ...part, file, startSeconds, sound: video.sound && video.hasSound };
  return [{ ...framedPicture(building, placed, frameKey(file, poster)), film }];
}

/** A picture in the frame of its slot. */
function framedPicture(building: Building, placed: Placed, file: string): PictureNode {
  const { slot } = placed;
  return {
    ...baseOf(building, placed),
    type: 'picture',
    file,
    crop: slot.overrides[building.size]?.crop ?? slot.crop,
    radius: slot.radius * building.scale,
    ellipse: slot.shape === 'ellipse',
    ...strokeOf(building, placed),
  };
}

/** Where a picture will be: a grey panel, so that the designer sees its place. */
function emptyPicture(building: Building, placed: Placed): SceneNode[] {
  const { slot } = placed;
  const shape = slot.shape === 'ellipse' ? 'ellipse' : 'rectangle';
  const fill = { kind: 'colour', colour: [128, 128, 128, 0.35] } as const;
  return [
    { ...baseOf(building, placed), type: 'shape', shape, radius: slot.radius * building.scale, points: [], fill },
  ];
}

function badgeNode(building: Building, placed: Placed): SceneNode[] {
  const { slot, filling } = placed;
  const team = slot.badge ? teamOf(filling, slot.badge) : undefined;
  if (!team && !filling.placeholders) return [];
  const base = baseOf(building, placed);
  if (team?.badge !== undefined) {
    const crop = { fit: 'contain', x: 0.5, y: 0.5, zoom: 1 } as const;
    return [{ ...base, type: 'picture', file: team.badge, crop, radius: 0, ellipse: false }];
  }
  const { first = '#808080', second = '#c0c0c0', text = '#ffffff', code = '' } = team ?? {};
  return [
    {
      ...base,
      type: 'badge',
      letters: code,
      first: rgbaOf(first, filling),
      second: rgbaOf(second, filling),
      text: rgbaOf(text, filling),
    },
  ];
}
