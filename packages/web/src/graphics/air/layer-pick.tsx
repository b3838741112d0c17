import { airLayers, layerOf, type RundownItem } from '@pavilion/domain';
import { Select } from '../../kit/select.tsx';

/** Why something cannot be changed that is on air. */
export const takeOutFirst = 'Take it out first';

interface PickProps<T> {
  title: string;
  item: RundownItem;
  onChange: (value: T) => void;
}

/** Choices of a layer. Those with higher numbers lie above. */
export const layerChoices = airLayers.map((layer) => ({ value: String(layer), label: `Layer ${layer}` }));

/** The layer of an item. While it is on air, it stays in the layer into which it was taken. */
export function LayerPick({ title, item, onAir, onChange }: PickProps<number> & { onAir: boolean }) {
  return (
    <Select
      size="xs"
      w={95}
      aria-label={`Layer of ${title}`}
      title={onAir ? takeOutFirst : 'Take replaces what is on air in the same layer. Higher layers lie above.'}
      disabled={onAir}
      data={layerChoices}
      value={String(layerOf(item))}
      onChange={(layer) => onChange(Number(layer))}
    />
  );
}

const ends = [
  { value: 'out', label: 'Then goes out' },
  { value: 'hold', label: 'Then holds' },
  { value: 'loop', label: 'Repeats' },
] as const;

/** What follows the last frame of a film. */
export function EndPick({ title, item, onChange }: PickProps<NonNullable<RundownItem['atEnd']>>) {
  return (
    <Select
      size="xs"
      w={135}
      aria-label={`End of ${title}`}
      data={[...ends]}
      value={item.atEnd ?? 'out'}
      onChange={(end) => onChange(ends.find(({ value }) => value === end)?.value ?? 'out')}
    />
  );
}
