import { SimpleGrid, Text } from '@mantine/core';
import { type Kit, kitEntry, type OpenSlot, type SlotChange } from '@pavilion/domain';
import { Select } from '../../../kit/select.tsx';
import { GradientPick } from '../../editor/inspector/gradient-pick.tsx';
import { NumberField } from '../../editor/inspector/number-field.tsx';
import { PaletteContext } from '../../editor/inspector/palette.ts';
import { ColourField } from '../colour-field.tsx';
import type { GraphicValues } from '../use-graphic-values.ts';

interface RestyleFieldsProps {
  open: OpenSlot;
  /** Id of the size. */
  size: string;
  kit: Kit | undefined;
  change: SlotChange | undefined;
  made: GraphicValues;
}

/** Colours, gradients, text style and text size of a layer that makers may restyle from the brand kit. */
export function RestyleFields({ open: { slot, node }, size, kit, change, made }: RestyleFieldsProps) {
  const { id, type } = slot;
  const isText = type === 'text' || type === 'table';
  const isFilled = type === 'shape' || type === 'bar';
  const set = (path: string, value: unknown) => made.changeNow({ [`changes.${id}.${path}`]: value });
  const fill = change?.fill?.kind === 'colour' ? change.fill.colour : '';
  const gradient = change?.fill?.kind === 'kit gradient' ? change.fill.name : '';
  const hasGradients = (kit?.gradients?.length ?? 0) > 0;
  const hasColours = (kit?.colours.length ?? 0) > 0;
  return (
    <>
      {isText && hasColours && (
        <ColourField
          kit={kit}
          label="Text colour"
          value={change?.colour ?? ''}
          onChange={(colour) => set('colour', colour || null)}
        />
      )}
      {isFilled && hasColours && (
        <ColourField
          kit={kit}
          label="Fill"
          value={fill}
          onChange={(colour) => set('fill', colour ? { kind: 'colour', colour } : null)}
        />
      )}
      {isFilled && hasGradients && (
        <PaletteContext value={{ kit, fields: [], live: false }}>
          <GradientPick
            value={gradient}
            onChange={(name) => set('fill', name === gradient ? null : { kind: 'kit gradient', name })}
          />
        </PaletteContext>
      )}
      {(isText || (isFilled && !hasGradients)) && !hasColours && (
        <Text size="sm" c="dimmed">
          This template has no brand kit to choose colours from.
        </Text>
      )}
      {isText && (
        <SimpleGrid cols={2} spacing="xs">
          {kit && kit.textStyles.length > 0 && (
            <Select
              size="xs"
              label="Text style"
              placeholder="As in the template"
              clearable
              data={kit.textStyles.map(({ name }) => name)}
              value={(change?.textStyle && kitEntry(kit.textStyles, change.textStyle)?.name) ?? null}
              onChange={(name) => set('textStyle', name)}
            />
          )}
          <NumberField
            label="Text size"
            min={1}
            max={2_000}
            decimals={1}
            value={change?.overrides?.[size]?.fontSize ?? (node.type === 'text' ? node.runs[0]?.size : undefined)}
            placeholder="As in the template"
            onChange={(fontSize) => set(`overrides.${size}.fontSize`, fontSize)}
          />
        </SimpleGrid>
      )}
    </>
  );
}
