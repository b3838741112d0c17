import { SimpleGrid } from '@mantine/core';
import { type PictureCrop, pictureCrop } from '@pavilion/domain/graphics';
import { useModel } from '../state/editor.ts';
import { ChoiceField } from './choice-field.tsx';
import { FocalPoint } from './focal-point.tsx';
import { NumberField } from './number-field.tsx';
import type { Selected } from './use-selected.ts';

const fits = pictureCrop.shape.fit.unwrap().options;

interface CropFieldsProps {
  selected: Selected;
  /** Address of the whole picture of the only selected layer. */
  image: string | undefined;
}

/** How a picture or a video fills its box. Each size may have a crop of its own (GFX-010). */
export function CropFields({ selected, image }: CropFieldsProps) {
  const { sizes, sizeId } = useModel();
  const isFirst = sizes[0] === sizeId;
  const crop = selected.common((slot) => slot.overrides[sizeId]?.crop ?? slot.crop);
  const set = (next: Partial<PictureCrop>, gesture?: string) =>
    selected.change(
      'Crop',
      (slot) => {
        const now = slot.overrides[sizeId]?.crop ?? slot.crop;
        return isFirst
          ? Object.fromEntries(Object.entries(next).map(([name, value]) => [`crop.${name}`, value]))
          : { [`overrides.${sizeId}.crop`]: { ...now, ...next } };
      },
      gesture,
    );
  return (
    <>
      <SimpleGrid cols={2} spacing={8}>
        <ChoiceField
          label="Fit"
          value={crop?.fit}
          options={fits}
          words={{ cover: 'Fills the box', contain: 'Fits inside' }}
          onChange={(fit) => set({ fit })}
        />
        <NumberField
          label="Zoom"
          unit="%"
          min={100}
          max={1_000}
          step={5}
          value={crop && crop.zoom * 100}
          onChange={(value, gesture) => set({ zoom: value / 100 }, gesture)}
        />
        {(['x', 'y'] as const).map((axis) => (
          <NumberField
            key={axis}
            label={axis === 'x' ? 'Focus across' : 'Focus down'}
            unit="%"
            min={0}
            max={100}
            value={crop && crop[axis] * 100}
            onChange={(value, gesture) => set({ [axis]: value / 100 }, gesture)}
          />
        ))}
      </SimpleGrid>
      {image && crop && <FocalPoint image={image} crop={crop} onChange={(point) => set(point)} />}
    </>
  );
}
