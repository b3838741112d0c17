// The part of a Photoshop document that an import understands, as ag-psd reads it. Lengths are pixels of the document.

/** RGB from 0 to 255 or (`fr`) from 0 to 1, CMYK and grey from 0 to 255; others are not understood. */
export type PsdColour = object;

export interface PsdLength {
  value: number;
}

export interface PsdTextStyle {
  font?: { name: string };
  fontSize?: number;
  fauxBold?: boolean;
  fauxItalic?: boolean;
  autoLeading?: boolean;
  leading?: number;
  tracking?: number;
  /** 2: all capitals. */
  fontCaps?: number;
  underline?: boolean;
  strikethrough?: boolean;
  fillColor?: PsdColour;
}

export interface PsdText {
  text: string;
  /** From the text to the document: a, b, c, d, e, f. */
  transform?: readonly number[];
  orientation?: string;
  warp?: { style?: string };
  style?: PsdTextStyle;
  styleRuns?: readonly { length: number; style: PsdTextStyle }[];
  paragraphStyle?: { justification?: string };
  paragraphStyleRuns?: readonly { style: { justification?: string } }[];
  shapeType?: string;
  /** Left, top, right and bottom of the box of a text, before `transform`. */
  boxBounds?: readonly number[];
}

export interface PsdFill {
  type: string;
  color?: PsdColour;
  style?: string;
  angle?: number;
  reverse?: boolean;
  colorStops?: readonly { color: PsdColour; location: number }[];
  opacityStops?: readonly { opacity: number; location: number }[];
}

export interface PsdShadow {
  enabled?: boolean;
  size?: PsdLength;
  angle?: number;
  distance?: PsdLength;
  color?: PsdColour;
  opacity?: number;
}

export interface PsdStroke {
  enabled?: boolean;
  size?: PsdLength;
  fillType?: string;
  color?: PsdColour;
  opacity?: number;
}

export interface PsdEffects {
  disabled?: boolean;
  dropShadow?: readonly PsdShadow[];
  stroke?: readonly PsdStroke[];
  solidFill?: readonly { enabled?: boolean; color?: PsdColour; opacity?: number }[];
  innerShadow?: readonly { enabled?: boolean }[];
  outerGlow?: { enabled?: boolean };
  innerGlow?: { enabled?: boolean };
  bevel?: { enabled?: boolean };
  satin?: { enabled?: boolean };
  gradientOverlay?: readonly { enabled?: boolean }[];
  patternOverlay?: { enabled?: boolean };
}

export interface PsdPath {
  open: boolean;
  /** Each knot has the point before it, itself, and the point after it: x, y, x, y, x, y. */
  knots: readonly { points: readonly number[] }[];
}

export interface PsdLayer {
  name?: string;
  left?: number;
  top?: number;
  right?: number;
  bottom?: number;
  hidden?: boolean;
  opacity?: number;
  fillOpacity?: number;
  blendMode?: string;
  clipping?: boolean;
  mask?: { disabled?: boolean };
  adjustment?: object;
  text?: PsdText;
  vectorFill?: PsdFill;
  vectorStroke?: { strokeEnabled?: boolean; fillEnabled?: boolean; lineWidth?: PsdLength; content?: PsdFill };
  vectorMask?: { disable?: boolean; paths: readonly PsdPath[] };
  vectorOrigination?: {
    keyDescriptorList: readonly {
      keyShapeInvalidated?: boolean;
      /** 1: rectangle, 2: rounded rectangle, 5: ellipse. */
      keyOriginType?: number;
      keyOriginRRectRadii?: { topLeft: PsdLength; topRight: PsdLength; bottomLeft: PsdLength; bottomRight: PsdLength };
      keyOriginShapeBoundingBox?: { left: PsdLength; top: PsdLength; right: PsdLength; bottom: PsdLength };
    }[];
  };
  effects?: PsdEffects;
  /** The lowest first; only groups have them. */
  children?: readonly PsdLayer[];
}
