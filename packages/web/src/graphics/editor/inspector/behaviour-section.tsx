import { Button, SimpleGrid, TextInput } from '@mantine/core';
import { fieldTypes, type Slot, slotLocks, slotRepeat, slotRule } from '@pavilion/domain/graphics';
import { MultiPick } from '../../../kit/multi-pick.tsx';
import { useModel } from '../state/editor.ts';
import { ChoiceField } from './choice-field.tsx';
import { KeyField } from './key-field.tsx';
import { MotionFields } from './motion-fields.tsx';
import { NumberField } from './number-field.tsx';
import { Section } from './section.tsx';
import type { Selected } from './use-selected.ts';

const lockWords = {
  nothing: 'Nothing',
  fill: 'Fill its fields',
  move: 'Also move and crop',
  restyle: 'Also restyle from the kit',
} as const;

/** What makers may do with a layer, when it shows, and how it repeats. */
export function BehaviourSection({ selected }: { selected: Selected }) {
  const { slots, common, change } = selected;
  return (
    <>
      <Section title="Behaviour">
        <ChoiceField
          label="Makers may"
          value={common((slot) => slot.allow)}
          options={slotLocks}
          words={lockWords}
          onChange={(allow) => change('Makers may', { allow })}
        />
        <RuleFields selected={selected} />
        {slots.every(({ type }) => type === 'group') && <RepeatFields selected={selected} />}
      </Section>
      <MotionFields selected={selected} />
    </>
  );
}

const ruleWords = { equal: 'Is', 'not equal': 'Is not', set: 'Is filled', 'not set': 'Is empty' } as const;
const fields = fieldTypes.filter((type) => type !== 'rows');

function RuleFields({ selected: { common, change, slots } }: { selected: Selected }) {
  const rule = common((slot) => slot.showIf ?? null);
  const model = useModel();
  const set = (next: Partial<NonNullable<Slot['showIf']>>) => change('Rule', { showIf: { ...rule, ...next } });
  if (!rule) return <AddRule selected={{ common, change, slots }} />;
  const compared = model.fields.find(({ key }) => key === rule.field);
  const ofChoices =
    compared?.type === 'choice' && (rule.is === 'equal' || rule.is === 'not equal') ? compared.choices : undefined;
  const chosen = [rule.value, ...(rule.or ?? [])].filter((each) => each !== '');
  return (
    <>
      <KeyField label="Shows only if" types={fields} value={rule.field} onChange={(field) => set({ field, or: [] })} />
      <SimpleGrid cols={2} spacing={8}>
        <ChoiceField
          label="Compares"
          value={rule.is}
          options={slotRule.shape.is.options}
          words={ruleWords}
          onChange={(is) => set({ is })}
        />
        {rule.is !== 'set' && rule.is !== 'not set' && !ofChoices && (
          <TextInput
            size="xs"
            label="With"
            maxLength={200}
            value={rule.value}
            onChange={(event) => set({ value: event.currentTarget.value, or: [] })}
          />
        )}
      </SimpleGrid>
      {ofChoices && (
        <MultiPick
          size="xs"
          label={rule.is === 'equal' ? 'One of' : 'None of'}
          data={ofChoices}
          value={chosen}
          onChange={([value = '', ...or]) => set({ value, or })}
        />
      )}
      <Button size="compact-xs" variant="default" onClick={() => change('Rule', { showIf: null })}>
        Always Show
      </Button>
    </>
  );
}

function AddRule({ selected: { change } }: { selected: Selected }) {
  return (
    <KeyField
      label="Shows only if filled"
      types={fields}
      value={undefined}
      onChange={(field) => change('Rule', { showIf: slotRule.parse({ field, is: 'set' }) })}
    />
  );
}

const directions = slotRepeat.shape.direction.unwrap().options;
const beyond = slotRepeat.shape.beyond.unwrap().options;

function RepeatFields({ selected: { common, change } }: { selected: Selected }) {
  const repeat = common((slot) => slot.repeat ?? null);
  const set = (next: Partial<NonNullable<Slot['repeat']>>, gesture?: string) =>
    change('Repeat', { repeat: { ...repeat, ...next } }, gesture);
  return (
    <>
      <KeyField
        label="Repeats for each row of"
        types={['rows']}
        value={repeat?.field}
        onChange={(field) => change('Repeat', { repeat: slotRepeat.parse({ ...repeat, field }) })}
      />
      {repeat && (
        <>
          <SimpleGrid cols={2} spacing={8}>
            <NumberField
              label="Rows at most"
              min={1}
              max={50}
              value={repeat.most}
              onChange={(most, gesture) => set({ most }, gesture)}
            />
            <NumberField label="Gap" value={repeat.gap} onChange={(gap, gesture) => set({ gap }, gesture)} />
            <ChoiceField
              label="Direction"
              value={repeat.direction}
              options={directions}
              onChange={(direction) => set({ direction })}
            />
            <ChoiceField
              label="Further rows"
              value={repeat.beyond}
              options={beyond}
              words={{ 'leave out': 'Left out', count: 'Counted' }}
              onChange={(next) => set({ beyond: next })}
            />
          </SimpleGrid>
          <Button size="compact-xs" variant="default" onClick={() => change('Repeat', { repeat: null })}>
            Do Not Repeat
          </Button>
        </>
      )}
    </>
  );
}
