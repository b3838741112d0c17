import type { Kit } from '@pavilion/domain/graphics';

/** A colour for a swatch; grey for one that depends on a field. */
export function shownColour(value: string | undefined, kit: Pick<Kit, 'colours'> | undefined): string {
  if (value?.startsWith('kit:')) return kit?.colours.find(({ name }) => name === value.slice(4))?.colour ?? '#8a93a3';
  return value?.startsWith('#') ? value : '#8a93a3';
}
