import { createContext, useContext, useEffect } from 'react';

/** A window as the forms in it see it. */
export interface OpenWindow {
  /** Closes the window, after a question if it holds unsaved work. */
  leave: () => void;
  /** Adds a form with unsaved work; returns how to remove it. */
  addUnsaved: () => () => void;
}

export const WindowContext = createContext<OpenWindow | null>(null);

/** The window around this component, if there is one. */
export const useWindow = (): OpenWindow | null => useContext(WindowContext);

/** While `unsaved`, the window around this component asks before it closes. Covers choices, which leave no typed text. */
export function useUnsaved(unsaved: boolean): void {
  const addUnsaved = useWindow()?.addUnsaved;
  useEffect(() => (unsaved ? addUnsaved?.() : undefined), [unsaved, addUnsaved]);
}
