import { type BrandKit, type brandKits, freeName } from '@pavilion/domain';
import { ColourInput } from '../../kit/colour-input.tsx';
import { SavedInput } from '../../kit/saved-input.tsx';
import type { SaveField } from '../../parts/edit-fields.ts';
import { withItem, withName, withoutItem } from './list-edits.ts';
import { greyWithout, ListPart } from './list-part.tsx';

export interface KitPartProps {
  kit: BrandKit;
  edit: SaveField<typeof brandKits>;
}

/** Colours of a brand kit. */
export function KitColours({ kit: { colours }, edit }: KitPartProps) {
  const set = (next: BrandKit['colours']) => edit.choose('Colours', { colours: next });
  return (
    <ListPart
      title="Colours"
      noun="colour"
      removal={greyWithout}
      items={colours}
      nameOf={({ name }) => name}
      onAdd={() => set([...colours, { name: freeName('Colour', namesOf(colours)), colour: '#0b1f3a' }])}
      onRemove={(at) => set(withoutItem(colours, at))}
    >
      {({ name, colour }, at) => (
        <>
          <SavedInput
            label="Name"
            w={220}
            maxLength={100}
            value={name}
            onSave={(next) => edit.save('Colours', { colours: withName(colours, at, next) })}
          />
          <ColourInput
            w={140}
            label="Colour"
            value={colour}
            onSave={(next) => set(withItem(colours, at, { colour: next }))}
          />
        </>
      )}
    </ListPart>
  );
}

export const namesOf = (items: readonly { name: string }[]): ReadonlySet<string> =>
  new Set(items.map(({ name }) => name));
