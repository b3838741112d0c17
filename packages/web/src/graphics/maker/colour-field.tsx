import { Group, Input, UnstyledButton } from '@mantine/core';
import { type Kit, kitColour } from '@pavilion/domain';
import { IconCheck } from '@tabler/icons-react';
import { ColourInput } from '../../kit/colour-input.tsx';
import classes from './colour-field.module.css';
import type { InputProps } from './input-props.ts';

type Asked = 'label' | 'value' | 'onChange';

interface ColourFieldProps extends Pick<InputProps, Asked>, Partial<Omit<InputProps, Asked>> {
  kit: Kit | undefined;
}

/** A colour of the brand kit; any colour in a template without one. */
export function ColourField({ kit, value, onChange, ...rest }: ColourFieldProps) {
  const colours = kit?.colours ?? [];
  if (colours.length === 0) {
    return <ColourInput optional value={value} onSave={onChange} {...rest} />;
  }
  const current = kitColour(kit, value);
  return (
    <Input.Wrapper {...rest} labelElement="div">
      <Group gap={6} mt={4} role="group" aria-label={rest.label}>
        {colours.map((each) => {
          const { name, colour } = each;
          const chosen = each === current || value.toLowerCase() === colour.toLowerCase();
          return (
            <UnstyledButton
              key={name}
              className={classes.swatch}
              style={{ background: colour }}
              aria-label={name}
              aria-pressed={chosen}
              data-tip={name}
              onClick={() => onChange(chosen ? '' : `kit:${name}`)}
            >
              {chosen && <IconCheck size={16} aria-hidden />}
            </UnstyledButton>
          );
        })}
      </Group>
    </Input.Wrapper>
  );
}
