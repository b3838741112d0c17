import type { Field, Kit } from '@pavilion/domain/graphics';
import { createContext, useContext } from 'react';
import { ModelContext } from '../state/editor.ts';

/** What a colour can be chosen from. */
export interface Palette {
  kit: Pick<Kit, 'colours' | 'gradients'> | undefined;
  fields: readonly Pick<Field, 'key' | 'label' | 'type'>[];
  /** Whether a colour takes effect while it is dragged, and not only at the end. */
  live: boolean;
}

/** Palette of a page that is no editor of a template: a brand kit offers its own colours. */
export const PaletteContext = createContext<Palette | undefined>(undefined);

export function usePalette(): Palette {
  const [given, model] = [useContext(PaletteContext), useContext(ModelContext)];
  if (given) return given;
  if (!model) throw new Error('There is no palette above this component.');
  return { kit: model.kit, fields: model.fields, live: true };
}
