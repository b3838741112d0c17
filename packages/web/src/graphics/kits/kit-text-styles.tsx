import { type BrandKit, freeName, plainText, type TextStyle } from '@pavilion/domain';
import { ColourInput } from '../../kit/colour-input.tsx';
import { QuantitySetting } from '../../kit/quantity-setting.tsx';
import { SavedInput } from '../../kit/saved-input.tsx';
import { Select } from '../../kit/select.tsx';
import { useFonts } from '../use-fonts.ts';
import { type KitPartProps, namesOf } from './kit-colours.tsx';
import { withItem, withName, withoutItem } from './list-edits.ts';
import { ListPart } from './list-part.tsx';

const cases = ['as typed', 'upper', 'lower', 'title'] as const;

/** Text styles of a brand kit, which designers give to texts at once. */
export function KitTextStyles({ kit: { textStyles }, edit }: KitPartProps) {
  const { names, isLost, weightsOf, drawnWeight } = useFonts();
  const set = (next: BrandKit['textStyles']) => edit.choose('Text styles', { textStyles: next });
  return (
    <ListPart
      title="Text styles"
      noun="text style"
      items={textStyles}
      nameOf={({ name }) => name}
      onAdd={() => set([...textStyles, { name: freeName('Text style', namesOf(textStyles)), style: plainText }])}
      onRemove={(at) => set(withoutItem(textStyles, at))}
    >
      {({ name, style }, at) => {
        const restyle = (changes: Partial<TextStyle>) =>
          set(withItem(textStyles, at, { style: { ...style, ...changes } }));
        return (
          <>
            <SavedInput
              label="Name"
              w={180}
              maxLength={100}
              value={name}
              onSave={(next) => edit.save('Text styles', { textStyles: withName(textStyles, at, next) })}
            />
            <Select
              label="Font"
              w={170}
              searchable
              data={names.includes(style.font) ? [...names] : [style.font, ...names]}
              value={style.font}
              error={isLost(style.font) ? 'This font does not exist any more.' : undefined}
              onChange={(font) => font && restyle({ font })}
            />
            <Select
              label="Weight"
              w={90}
              data={weightsOf(style.font).map(String)}
              value={String(drawnWeight(style))}
              onChange={(weight) => weight && restyle({ weight: Number(weight) })}
            />
            <Select
              label="Case"
              w={110}
              data={[...cases]}
              value={style.case}
              onChange={(next) => restyle({ case: cases.find((each) => each === next) ?? 'as typed' })}
            />
            <QuantitySetting
              label="Size"
              least={1}
              most={2_000}
              unit="px"
              value={style.size}
              onChange={(size) => restyle({ size })}
            />
            <ColourInput w={140} label="Colour" value={style.colour} onSave={(colour) => restyle({ colour })} />
          </>
        );
      }}
    </ListPart>
  );
}
