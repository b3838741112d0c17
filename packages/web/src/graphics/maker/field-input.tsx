import { Switch, TextInput } from '@mantine/core';
import type { Design, DesignField, FieldValue } from '@pavilion/domain';
import { memo } from 'react';
import { DayInput } from '../../kit/day-input.tsx';
import { GrowingTextarea } from '../../kit/growing-textarea.tsx';
import { Select } from '../../kit/select.tsx';
import { MatchPick } from '../match-pick.tsx';
import { ColourField } from './colour-field.tsx';
import { NumberField } from './number-field.tsx';
import { PictureField } from './picture/picture-field.tsx';
import type { PictureOwner } from './picture/use-uploaded-file.ts';
import { PlayerField } from './player-field.tsx';
import { edited, type RowEdit } from './row-edits.ts';
import { RowsField } from './rows-field.tsx';
import { TeamField } from './team-field.tsx';
import type { MatchFacts } from './use-match-facts.ts';

export interface FieldInputProps {
  field: DesignField;
  value: FieldValue | undefined;
  error: string | undefined;
  /** What the template shows while the field is empty. */
  sample?: FieldValue | undefined;
  about: { owner: PictureOwner; design: Design; players: MatchFacts['players'] };
  onType: (key: string, value: FieldValue) => void;
  /** Changes a list that others may be changing too; without it, the list is set as a whole. */
  onEditRows?: (key: string, edit: RowEdit) => void;
}

const textOf = (value: FieldValue | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** "12 of 40" once a text comes near its limit. */
function helpOf({ help, most }: DesignField, text: string): string | undefined {
  const near = most !== undefined && text.length > most * 0.7;
  return [help, near && `${[...text].length} of ${most} characters`].filter(Boolean).join(' · ') || undefined;
}

/** Input of a field by its type (GFX-012). Memoised: a typed letter draws one input. */
export const FieldInput = memo(function FieldInput(props: FieldInputProps) {
  const { field, value, error, sample, about, onType, onEditRows } = props;
  const { key, label, help, required, type } = field;
  const text = textOf(value);
  const shared = { label, description: help || undefined, error, withAsterisk: required };
  const keep = (next: FieldValue) => onType(key, next);
  const placeholder = type === 'colour' || type === 'picture' || type === 'match' ? '' : textOf(sample);
  const input = {
    ...shared,
    ...(placeholder && { placeholder }),
    value: text,
    onChange: (next: string | null) => keep(next ?? ''),
  };
  switch (type) {
    case 'text':
    case 'longer text': {
      const typed = {
        ...shared,
        ...(placeholder && { placeholder }),
        description: helpOf(field, text),
        value: text,
        onChange: (event: { currentTarget: { value: string } }) => keep(event.currentTarget.value),
      };
      return type === 'text' ? <TextInput {...typed} /> : <GrowingTextarea minRows={2} maxRows={10} {...typed} />;
    }
    case 'number':
      return <NumberField {...input} onChange={keep} />;
    case 'date':
      return <DayInput clearable {...input} />;
    case 'choice':
      return <Select clearable data={field.choices} {...input} value={text || null} />;
    case 'player':
      return <PlayerField players={about.players} {...input} />;
    case 'team':
      return <TeamField kit={about.design.kit} {...input} />;
    case 'match':
      return <MatchPick {...input} />;
    case 'colour':
      return <ColourField kit={about.design.kit} {...input} />;
    case 'on or off':
      return (
        <Switch
          label={label}
          description={help || undefined}
          error={error}
          checked={value === true}
          onChange={(event) => keep(event.currentTarget.checked)}
        />
      );
    case 'picture':
      return <PictureField owner={about.owner} kit={about.design.kit} {...input} />;
    case 'rows': {
      const rows = Array.isArray(value) ? value : [];
      const edit = (made: RowEdit) => (onEditRows ? onEditRows(key, made) : keep(edited(made, rows)));
      return <RowsField {...shared} design={about.design} field={field} value={rows} onEdit={edit} />;
    }
  }
});
