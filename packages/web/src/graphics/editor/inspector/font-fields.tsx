import { SimpleGrid, Switch } from '@mantine/core';
import type { TextStyle } from '@pavilion/domain/graphics';
import { Select } from '../../../kit/select.tsx';
import { useFonts } from '../../use-fonts.ts';
import { useModel } from '../state/editor.ts';

interface FontFieldsProps {
  style: <K extends keyof TextStyle>(name: K) => TextStyle[K] | undefined;
  onChange: (label: string, style: Partial<TextStyle>) => void;
}

const weightWords: Readonly<Record<number, string>> = {
  100: 'Thin',
  200: 'Extra light',
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'Semibold',
  700: 'Bold',
  800: 'Extra bold',
  900: 'Black',
};

/** Font, weight and slant; and the text styles of the brand kit, which set all at once. */
export function FontFields({ style, onChange }: FontFieldsProps) {
  const { kit } = useModel();
  const { names, isLost, weightsOf, drawnWeight } = useFonts();
  const font = style('font');
  const weight = style('weight');
  const italic = style('italic') ?? false;
  // What a font lacks is drawn in the nearest weight that it has, and this is what stands here.
  const offered = font ? weightsOf(font) : Object.keys(weightWords).map(Number);
  const drawn = font && weight !== undefined ? drawnWeight({ font, weight, italic }) : weight;
  return (
    <>
      {kit && kit.textStyles.length > 0 && (
        <Select
          size="xs"
          label="Style of the brand kit"
          placeholder="Choose a style"
          data={kit.textStyles.map(({ name }) => name)}
          value={null}
          onChange={(name) => {
            const chosen = kit.textStyles.find((each) => each.name === name);
            if (chosen) onChange('Text style', chosen.style);
          }}
        />
      )}
      <Select
        size="xs"
        label="Font"
        searchable
        placeholder="Differs"
        data={font && !names.includes(font) ? [font, ...names] : [...names]}
        value={font ?? null}
        error={font && isLost(font) ? 'This font does not exist any more. Choose another one.' : undefined}
        onChange={(next) => next && onChange('Font', { font: next })}
      />
      <SimpleGrid cols={2} spacing={8}>
        <Select
          size="xs"
          label="Weight"
          placeholder="Differs"
          data={offered.map((each) => ({ value: String(each), label: weightWords[each] ?? String(each) }))}
          value={drawn === undefined ? null : String(drawn)}
          onChange={(next) => next && onChange('Weight', { weight: Number(next) })}
        />
        <Switch
          size="xs"
          label="Italic"
          mt={24}
          checked={italic}
          onChange={(event) => onChange('Italic', { italic: event.currentTarget.checked })}
        />
      </SimpleGrid>
    </>
  );
}
