import { inCorner, lazyPart } from '../kit/lazy-part.tsx';

/** The windows of lists of items, which load after the lists. */
export const Preview = lazyPart(() => import('./preview.tsx').then((module) => module.Preview), {
  frame: inCorner,
  closing: ({ shown, onShow }) => (shown === null ? null : () => onShow(null)),
});
export const ItemDetails = lazyPart(() => import('./item-details.tsx').then((module) => module.ItemDetails), {
  frame: inCorner,
  closing: ({ item, onClose }) => (item ? onClose : null),
});
