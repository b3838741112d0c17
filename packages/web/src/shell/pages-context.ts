import { createContext, useContext } from 'react';
import type { PageRoute } from './route-types.ts';

/** Every page of the product, for pages that list them: importing `pages.ts` from a page would be circular. */
export const PagesContext = createContext<readonly PageRoute[]>([]);

export const usePages = (): readonly PageRoute[] => useContext(PagesContext);
