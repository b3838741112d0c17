/** Where a dragged layer would land: above or below a row, or inside its group. */
export interface Landing {
  id: string;
  side: 'above' | 'below' | 'inside';
}
