import { type Kit, kitColour, type LinearGradient } from '@pavilion/domain/graphics';

/** A colour for a swatch; grey for one that depends on a field. */
export function shownColour(value: string | undefined, kit: Pick<Kit, 'colours'> | undefined): string {
  if (value?.startsWith('kit:')) return kitColour(kit, value)?.colour ?? '#8a93a3';
  return value?.startsWith('#') ? value : '#8a93a3';
}

/** A gradient as a background of the page: its direction counts from the left, that of CSS from the bottom. */
export function shownGradient({ turn, stops }: LinearGradient, kit: Pick<Kit, 'colours'> | undefined): string {
  const parts = [...stops]
    .sort((one, other) => one.at - other.at)
    .map(({ at, colour, opacity }) => {
      const shown = shownColour(colour, kit);
      return `color-mix(in srgb, ${shown} ${opacity * 100}%, transparent) ${at * 100}%`;
    });
  return `linear-gradient(${turn + 90}deg, ${parts.join(', ')})`;
}
