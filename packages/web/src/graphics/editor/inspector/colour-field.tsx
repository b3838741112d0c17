import { ColorPicker, ColorSwatch, Group, Popover, Stack, TextInput, UnstyledButton } from '@mantine/core';
import { colour as colourSchema, kitColour } from '@pavilion/domain/graphics';
import { useState } from 'react';
import classes from '../editor.module.css';
import { newGesture } from '../state/edits.ts';
import { type Palette, usePalette } from './palette.ts';
import { shownColour } from './shown-colour.ts';

interface ColourFieldProps {
  label: string;
  /** Undefined: the selected layers differ. */
  value: string | undefined;
  onChange: (value: string, gesture?: string) => void;
}

/** A colour: of the brand kit, of a field, or any other. */
export function ColourField({ label, value, onChange }: ColourFieldProps) {
  const { kit, fields, live } = usePalette();
  const [gesture, setGesture] = useState(newGesture);
  const [dragged, setDragged] = useState<string>();
  const words = value === undefined ? 'Differs' : colourWords(value, fields, kit);
  const shown = dragged ?? shownColour(value, kit);
  return (
    <Popover position="left-start" withinPortal trapFocus>
      <Popover.Target>
        <UnstyledButton className={classes.colour} onClick={() => setGesture(newGesture())}>
          <ColorSwatch color={shown} size={18} radius={4} />
          <span>
            <small>{label}</small>
            {words}
          </span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap={8} w={220}>
          <HexInput value={value} onChange={(next) => onChange(next)} />
          <ColorPicker
            size="sm"
            fullWidth
            format="hexa"
            value={shown}
            onChange={(next) => (live ? onChange(short(next), gesture) : setDragged(next))}
            onChangeEnd={(next) => {
              if (dragged !== undefined) onChange(short(next));
              setDragged(undefined);
            }}
            saturationLabel={`${label}: saturation and lightness`}
            hueLabel={`${label}: hue`}
            alphaLabel={`${label}: opacity`}
          />
          <KitColours onChange={(next) => onChange(next)} />
          <FieldColours onChange={(next) => onChange(next)} />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Opaque colours without their alpha. */
const short = (hex: string): string => (/^#[0-9a-f]{6}ff$/i.test(hex) ? hex.slice(0, 7) : hex);

function colourWords(value: string, fields: Palette['fields'], kit: Palette['kit']): string {
  if (value.startsWith('kit:')) return kitColour(kit, value)?.name ?? value.slice(4);
  if (!value.startsWith('field:')) return value;
  const [key = '', tone] = value.slice(6).split('.');
  const label = fields.find((field) => field.key === key)?.label ?? key;
  return tone === 'second' ? `${label}, second colour` : tone === 'text' ? `${label}, text` : label;
}

function HexInput({ value, onChange }: { value: string | undefined; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState<string | undefined>();
  const [error, setError] = useState<string | undefined>();
  const save = () => {
    if (typed === undefined) return;
    const text = typed.trim();
    const read = colourSchema.safeParse(/^[0-9a-f]{6}([0-9a-f]{2})?$/i.test(text) ? `#${text}` : text);
    setError(read.success ? undefined : 'A colour is written like #1b2a4e.');
    if (!read.success) return;
    setTyped(undefined);
    if (read.data !== value) onChange(read.data);
  };
  return (
    <TextInput
      size="xs"
      label="Colour"
      value={typed ?? value ?? ''}
      error={error}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => event.key === 'Enter' && save()}
    />
  );
}

function KitColours({ onChange }: { onChange: (value: string) => void }) {
  const { kit } = usePalette();
  if (!kit || kit.colours.length === 0) return null;
  return (
    <Group gap={6} role="group" aria-label="Brand kit">
      {kit.colours.map(({ name, colour }) => (
        <ColorSwatch
          key={name}
          component="button"
          type="button"
          color={colour}
          size={22}
          aria-label={name}
          title={name}
          onClick={() => onChange(`kit:${name}`)}
        />
      ))}
    </Group>
  );
}

/** Colours that makers choose: of colour fields, and of the teams in team fields. */
function FieldColours({ onChange }: { onChange: (value: string) => void }) {
  const { fields } = usePalette();
  const offered = fields.flatMap(({ key, label, type }) => {
    if (type === 'colour') return [{ value: `field:${key}`, label }];
    if (type !== 'team') return [];
    return [
      { value: `field:${key}`, label: `${label}: first colour` },
      { value: `field:${key}.second`, label: `${label}: second colour` },
      { value: `field:${key}.text`, label: `${label}: text` },
    ];
  });
  return offered.map(({ value, label }) => (
    <UnstyledButton key={value} className={classes.option} onClick={() => onChange(value)}>
      {label}
    </UnstyledButton>
  ));
}
