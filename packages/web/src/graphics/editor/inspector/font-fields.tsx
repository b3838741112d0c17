import { SimpleGrid, Switch } from '@mantine/core';
import type { TextStyle } from '@pavilion/domain/graphics';
import { Select } from '../../../kit/select.tsx';
import { useFonts } from '../../use-fonts.ts';
import { useModel } from '../state/editor.ts';

interface FontFieldsProps {
  style: <K extends keyof TextStyle>(name: K) => TextStyle[K] | undefined;
  onChange: (label: string, style: Partial<TextStyle>) => void;
}

const weights = [
  { value: '300', label: 'Light' },
  { value: '400', label: 'Regular' },
  { value: '500', label: 'Medium' },
  { value: '600', label: 'Semibold' },
  { value: '700', label: 'Bold' },
  { value: '800', label: 'Extra bold' },
  { value: '900', label: 'Black' },
];

/** Font, weight and slant; and the text styles of the brand kit, which set all at once. */
export function FontFields({ style, onChange }: FontFieldsProps) {
  const { kit } = useModel();
  const { names, isLost } = useFonts();
  const font = style('font');
  const weight = style('weight');
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
          data={weights}
          value={weight === undefined ? null : String(Math.round(weight / 100) * 100)}
          onChange={(next) => next && onChange('Weight', { weight: Number(next) })}
        />
        <Switch
          size="xs"
          label="Italic"
          mt={24}
          checked={style('italic') ?? false}
          onChange={(event) => onChange('Italic', { italic: event.currentTarget.checked })}
        />
      </SimpleGrid>
    </>
  );
}
