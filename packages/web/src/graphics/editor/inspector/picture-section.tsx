import { fileAddress } from '../../../parts/file-address.ts';
import { CropFields } from './crop-fields.tsx';
import { Section } from './section.tsx';
import { SourceField } from './source-field.tsx';
import type { Selected } from './use-selected.ts';

/** The picture of a layer, and how it fills its box (GFX-010). */
export function PictureSection({ selected }: { selected: Selected }) {
  const source = selected.slots.length === 1 ? selected.slots[0]?.picture : undefined;
  const image = source && 'file' in source ? fileAddress(source.file, 'preview') : undefined;
  return (
    <Section title="Picture">
      <SourceField
        mayBeEmpty
        value={selected.common((slot) => slot.picture ?? null)}
        onChange={(picture) => selected.change('Picture', { picture })}
      />
      <CropFields selected={selected} image={image} />
    </Section>
  );
}
