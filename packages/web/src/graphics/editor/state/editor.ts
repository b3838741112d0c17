import type {
  Design,
  Field,
  FieldValues,
  GraphicSize,
  Kit,
  Slide,
  SlideGuide,
  Slot,
  SlotBox,
  Template,
  UnfitText,
} from '@pavilion/domain/graphics';
import type { SyncClient } from '@pavilion/sync/client';
import { type Context, createContext, useContext } from 'react';
import type { Bounds, Point } from '../geometry/boxes.ts';
import type { SnapLine } from '../geometry/snapping.ts';
import type { Arrival } from '../outside/arrival.ts';
import { createEdits, type Edits } from './edits.ts';
import type { Frame } from './frames.ts';
import { createStore, type Store } from './store.ts';

/** What one person sees and has selected. Nobody else's business, so it is not stored. */
export interface View {
  slide: string | undefined;
  size: string | undefined;
  selection: readonly string[];
  /** The text that is edited in place. */
  editing: string | undefined;
  /** The letters that are selected in it. */
  range: { slot: string; from: number; to: number } | undefined;
  /** The group whose layers a click selects. */
  inside: string | undefined;
  /** 'fit' follows the window. */
  zoom: number | 'fit';
  /** The scale that the canvas shows. */
  shownZoom: number;
  pan: Point;
  safeAreas: boolean;
  rulers: boolean;
  /** Whether guides are shown, and layers snap to them. */
  guides: boolean;
  /** Texts of the shown picture that do not fit or lack a font, by id of the slot. */
  unfit: readonly UnfitText[];
  allSizes: boolean;
  /** The window that imports a slide from a file: a dropped one, or one that is still to be chosen. */
  importing: File | 'choose' | undefined;
}

/** A drag under way. Its boxes are shown before they are sent. */
export interface Drag {
  /** Slots that move, without those that their groups move. */
  ids: readonly string[];
  /** Boxes on the slide, of all that moves. */
  seen: ReadonlyMap<string, SlotBox>;
  lines: readonly SnapLine[];
  marquee?: Bounds;
  guide?: GuideDrag;
}

/** A guide that is dragged; a new one has no id yet. */
export interface GuideDrag extends Pick<SlideGuide, 'axis' | 'at'> {
  id: string | undefined;
  /** It leaves the slide, and is removed. */
  isOff: boolean;
}

/** The template as it stands, and the slide and size that are shown. */
export interface Model {
  template: Template;
  slides: readonly Slide[];
  /** Of all slides. */
  slots: readonly Slot[];
  fields: readonly Field[];
  kit: Kit | undefined;
  /** All of it, as pictures are built from. */
  design: Design;
  /** With which one tries the fields. */
  values: FieldValues;
  slide: Slide;
  /** Ids of the sizes, first size first. */
  sizes: readonly string[];
  sizeId: string;
  size: GraphicSize;
  first: GraphicSize;
  /** Of the shown slide. */
  shown: readonly Slot[];
  frames: ReadonlyMap<string, Frame>;
}

export interface Editor {
  edits: Edits;
  view: Store<View>;
  drag: Store<{ drag: Drag | undefined }>;
  /** What comes in from outside the product. */
  arrivals: Store<{ arrivals: readonly Arrival[] }>;
  /** The model of the last drawing, for what keys and pointers do. */
  now: () => Model;
  /** Sets the model; called by the room on each drawing. */
  learn: (model: Model) => void;
}

export function createEditor(client: SyncClient): Editor {
  let model: Model | undefined;
  return {
    edits: createEdits(client),
    view: createStore<View>({
      slide: undefined,
      size: undefined,
      selection: [],
      editing: undefined,
      range: undefined,
      inside: undefined,
      zoom: 'fit',
      shownZoom: 1,
      pan: { x: 0, y: 0 },
      safeAreas: false,
      rulers: true,
      guides: true,
      unfit: [],
      allSizes: false,
      importing: undefined,
    }),
    arrivals: createStore<{ arrivals: readonly Arrival[] }>({ arrivals: [] }),
    drag: createStore<{ drag: Drag | undefined }>({ drag: undefined }),
    now() {
      if (!model) throw new Error('The template has not loaded.');
      return model;
    },
    learn(next) {
      model = next;
    },
  };
}

/** Two contexts: what only acts on the template is not drawn again when the model changes, which is 20 times a second in a drag. */
export const EditorContext = createContext<Editor | undefined>(undefined);
export const ModelContext = createContext<Model | undefined>(undefined);

function useRoom<T>(context: Context<T | undefined>): T {
  const room = useContext(context);
  if (!room) throw new Error('There is no editor above this component.');
  return room;
}

export const useEditor = (): Editor => useRoom(EditorContext);
export const useModel = (): Model => useRoom(ModelContext);
