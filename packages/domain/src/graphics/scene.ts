import type { FilmPart } from './films.ts';
import type { BlendMode, PictureCrop, SlotMotion } from './slot-parts.ts';

/**
 * A slide as it is drawn: one size, all values filled in, every place in pixels. Pure data, so that editor, export and film draw
 * the same (GFX-023). `build-scene.ts` makes it, the package `drawing` draws it.
 */
export interface Scene {
  width: number;
  height: number;
  background: Paint;
  nodes: readonly SceneNode[];
}

/** Colour as red, green, blue (0 to 255) and alpha (0 to 1). */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

interface Stop {
  at: number;
  colour: Rgba;
}

export type Paint =
  | { kind: 'colour'; colour: Rgba }
  /** Direction in degrees; 0 runs from left to right. */
  | { kind: 'linear'; turn: number; stops: readonly Stop[] }
  /** Centre and radius as shares of the box; the radius of its longer side. */
  | { kind: 'radial'; x: number; y: number; radius: number; stops: readonly Stop[] }
  | { kind: 'picture'; file: string };

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Degrees, clockwise, about the centre. */
  turn: number;
}

interface NodeBase {
  /** Id of its slot; rows of repeats and tables add a number (`slot:2`). */
  id: string;
  box: Box;
  opacity: number;
  blend: BlendMode;
  shadow?: { colour: Rgba; x: number; y: number; blur: number };
  /** Cuts the node out: the silhouette of another node of the same parent. */
  mask?: SceneNode;
  /** Its entrance and its exit. */
  motion?: SlotMotion;
  // At a moment of a movement (scene-at.ts):
  /** The part of the box that shows, as shares from its edges. */
  reveal?: { left: number; top: number; right: number; bottom: number };
  /** Factor of its size, about the centre. */
  zoom?: number;
}

export interface SceneText {
  font: string;
  weight: number;
  italic: boolean;
  size: number;
  colour: Rgba;
  lineHeight: number;
  /** Pixels. */
  letterSpacing: number;
  tabular: boolean;
  /** Text as shown: fields filled in, case changed. */
  text: string;
  /** The final text, where `text` is on its way to it: the fit is that of the final one. */
  whole?: string;
}

export interface TextNode extends NodeBase {
  type: 'text';
  runs: readonly SceneText[];
  align: 'left' | 'centre' | 'right';
  vertical: 'top' | 'middle' | 'bottom';
  wrap: boolean;
  shrinkTo: number;
  maxLines?: number;
  direction: 'auto' | 'ltr' | 'rtl';
}

export interface ShapeNode extends NodeBase {
  type: 'shape';
  shape: 'rectangle' | 'ellipse' | 'line' | 'polygon';
  radius: number;
  /** Corners of a polygon, as shares of its box. */
  points: readonly { x: number; y: number }[];
  fill?: Paint;
  stroke?: { colour: Rgba; width: number };
}

export interface PictureNode extends NodeBase {
  type: 'picture';
  /** Id of the stored file; a frame of a film has its number too (`frameKey`). */
  file: string;
  /** The film that it is a frame of: its poster in stills, and where films play, the frame of their moment. */
  film?: SceneFilm;
  crop: PictureCrop;
  radius: number;
  ellipse: boolean;
  stroke?: { colour: Rgba; width: number };
}

/** A film in a scene (GFX-007). */
export interface SceneFilm extends FilmPart {
  /** Id of the stored file. */
  file: string;
  /** Time of the film's first frame on a player's clock, in seconds. */
  startSeconds: number;
  /** Whether its sound is heard. */
  sound: boolean;
}

/** A shield in a team's colours, with its letters. */
export interface BadgeNode extends NodeBase {
  type: 'badge';
  letters: string;
  first: Rgba;
  second: Rgba;
  text: Rgba;
}

export interface GroupNode extends NodeBase {
  type: 'group';
  /** Places relative to the group's corner. */
  nodes: readonly SceneNode[];
}

export type SceneNode = TextNode | ShapeNode | PictureNode | BadgeNode | GroupNode;
