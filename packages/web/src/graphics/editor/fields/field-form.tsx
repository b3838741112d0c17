import { SimpleGrid, Stack, Switch, TagsInput, TextInput } from '@mantine/core';
import { type Field, type FieldType, factFits, fieldTypes, matchFactNames } from '@pavilion/domain/graphics';
import { useRef, useState } from 'react';
import { ChoiceField } from '../inspector/choice-field.tsx';
import { KeyInput } from '../inspector/key-input.tsx';
import { NumberField } from '../inspector/number-field.tsx';
import { useEditor, useModel } from '../state/editor.ts';
import { newGesture } from '../state/edits.ts';
import { useOwnText } from '../state/use-own-text.ts';
import { FactPick } from './fact-pick.tsx';
import { InitialValue } from './initial-value.tsx';
import { limitsOf, refuseKey } from './new-field.ts';

/** A field of another type is no longer filled from a fact that does not fit it. */
function retyped({ fact }: Field, type: FieldType): Record<string, unknown> {
  const known = matchFactNames.find(({ key }) => key === fact);
  return known && !factFits(type, known) ? { type, fact: null } : { type };
}

/** Settings of a field. */
export function FieldForm({ field }: { field: Field }) {
  const { edits } = useEditor();
  const { fields } = useModel();
  const [refused, setRefused] = useState<string | undefined>();
  const change = (changes: Record<string, unknown>, of?: string) =>
    edits.patch('Field', [{ part: 'fields', id: field.id, changes }], of);
  const limits = limitsOf(field.type);
  return (
    <Stack gap={8}>
      <OwnText
        label="Label"
        maxLength={200}
        value={field.label}
        error={field.label.trim() ? undefined : 'Enter a label.'}
        onWrite={(label, gesture) => change({ label }, gesture)}
      />
      <div>
        <KeyInput
          label="Key"
          value={field.key}
          onChange={(key) => {
            const reason = refuseKey(key, field, fields);
            setRefused(reason);
            if (!reason) change({ key });
          }}
        />
        {refused && (
          <p role="alert" style={{ margin: '4px 0 0', color: 'var(--pv-red)', fontSize: 12 }}>
            {refused}
          </p>
        )}
      </div>
      <ChoiceField
        label="Type"
        value={field.type}
        options={fieldTypes}
        onChange={(type) => change(retyped(field, type))}
      />
      <OwnText
        label="Help"
        maxLength={500}
        value={field.help ?? ''}
        onWrite={(help, gesture) => change({ help }, gesture)}
      />
      {limits && (
        <SimpleGrid cols={2} spacing={8}>
          {(['least', 'most'] as const).map((end) => (
            <NumberField
              key={end}
              label={
                limits === 'length'
                  ? `${end === 'least' ? 'Least' : 'Most'} letters`
                  : end === 'least'
                    ? 'Least'
                    : 'Most'
              }
              min={limits === 'length' ? 0 : -1e9}
              max={limits === 'length' ? 10_000 : 1e9}
              placeholder="None"
              value={field[end]}
              onChange={(value, of) => change({ [end]: value }, of)}
            />
          ))}
        </SimpleGrid>
      )}
      {field.type === 'choice' && (
        <TagsInput
          size="xs"
          label="Choices"
          maxTags={100}
          value={field.choices}
          onChange={(choices) => change({ choices: choices.map((choice) => choice.slice(0, 200)) })}
        />
      )}
      <InitialValue field={field} onChange={change} />
      <FactPick field={field} onChange={(fact) => change({ fact })} />
      {field.initial !== undefined && !field.fact && (
        <Switch
          size="xs"
          label="Only a sample: graphics begin without it"
          checked={field.example}
          onChange={(event) => change({ example: event.currentTarget.checked })}
        />
      )}
      <Switch
        size="xs"
        label="Needed"
        checked={field.required}
        onChange={(event) => change({ required: event.currentTarget.checked })}
      />
    </Stack>
  );
}

interface OwnTextProps {
  label: string;
  maxLength: number;
  value: string;
  error?: string | undefined;
  onWrite: (text: string, gesture: string) => void;
}

function OwnText({ value, onWrite, ...input }: OwnTextProps) {
  const [gesture, setGesture] = useState(newGesture);
  const field = useRef<HTMLInputElement>(null);
  const own = useOwnText(field, value, (text) => onWrite(text, gesture));
  return (
    <TextInput
      {...input}
      ref={field}
      size="xs"
      value={own.text}
      onFocus={() => setGesture(newGesture())}
      onBlur={own.leave}
      onChange={(event) => own.type(event.currentTarget.value)}
    />
  );
}
