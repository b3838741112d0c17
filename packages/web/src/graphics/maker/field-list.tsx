import { Stack } from '@mantine/core';
import {
  type Design,
  type DesignField,
  type FieldValue,
  type Graphic,
  hasMatch,
  isFilled,
  refuseShort,
} from '@pavilion/domain';
import { Panel } from '../../kit/panel.tsx';
import { FieldInput } from './field-input.tsx';
import type { GraphicValues } from './use-graphic-values.ts';
import type { MatchFacts } from './use-match-facts.ts';

interface FieldListProps {
  graphic: Graphic;
  design: Design;
  made: GraphicValues;
  players: MatchFacts['players'];
}

/** The fields of the template, in its order (GFX-012, GFX-019). */
export function FieldList({ graphic, design, made, players }: FieldListProps) {
  const about = {
    owner: { of: 'graphics' as const, id: graphic.id },
    match: hasMatch(graphic.kind) || graphic.match !== undefined,
    design,
    players,
  };
  return (
    <Panel title="Fields">
      <Stack gap="md" onBlur={made.settle}>
        {design.fields.length === 0 && 'This template asks for nothing.'}
        {design.fields.map((field) => (
          <FieldInput
            key={field.key}
            field={field}
            value={made.values[field.key]}
            error={made.errors[field.key] ?? shortOf(field, made.values[field.key])}
            about={about}
            onType={made.type}
            onEditRows={made.editRows}
          />
        ))}
      </Stack>
    </Panel>
  );
}

/** What a value lacks for an export. A field that nobody has filled in yet is no fault. */
const shortOf = (field: DesignField, value: FieldValue | undefined): string | undefined =>
  isFilled(value) ? (refuseShort(field, value) ?? undefined) : undefined;
