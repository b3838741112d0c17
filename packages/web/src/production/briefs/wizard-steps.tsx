import { Switch, type TextareaProps, TextInput } from '@mantine/core';
import { briefIntentions } from '@pavilion/domain';
import { GrowingTextarea } from '../../kit/growing-textarea.tsx';
import { MultiPick } from '../../kit/multi-pick.tsx';
import { Select } from '../../kit/select.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { KnownAnswer } from '../known-answer.tsx';
import { RichText } from '../rich-text.tsx';
import { PeopleFields } from './criteria-fields.tsx';
import { draftFields, type StepProps } from './draft-fields.ts';

/** Who it is for and what it is to reach (OPN-051). */
export function OutlineStep(props: StepProps) {
  const { draft, set } = props;
  const field = draftFields(props);
  return (
    <>
      <Long {...field.text('audience')} />
      <Long {...field.text('objective')} />
      <RichText
        label="Description"
        value={draft.description}
        live
        onSave={(description) => void set({ description })}
      />
      <Select clearable data={[...briefIntentions]} {...field.choice('intention')} />
      {draft.intention && <Long {...field.text('intentionDetail')} />}
    </>
  );
}

/** What is known already decides which steps follow (PRD-020, PRD-021). */
export function DetailStep(props: StepProps) {
  const { draft, set } = props;
  const field = draftFields(props);
  return (
    <>
      <KnownAnswer
        label="Is the messaging known?"
        value={draft.messagingKnown}
        onChange={(messagingKnown) => set({ messagingKnown })}
      />
      {draft.messagingKnown === 'true' && <Long {...field.text('messaging')} />}
      <KnownAnswer
        label="Are the channels known?"
        value={draft.channelsKnown}
        onChange={(channelsKnown) => set({ channelsKnown })}
      />
      <KnownAnswer
        label="Are the deliverables known?"
        value={draft.deliverablesKnown}
        onChange={(deliverablesKnown) => set({ deliverablesKnown })}
      />
    </>
  );
}

export function BudgetStep(props: StepProps) {
  const lists = useConfiguration();
  const field = draftFields(props);
  return (
    <>
      <TextInput {...field.text('budget')} />
      <Select clearable data={lists.producer} {...field.choice('producer')} />
      <PeopleFields {...props} />
      <Switch {...field.flag('bau')} />
    </>
  );
}

export function ChannelsStep(props: StepProps) {
  const lists = useConfiguration();
  return (
    <MultiPick
      creatable
      description="Choose from the list, or type another and add it."
      data={lists.platforms}
      {...draftFields(props).input('channels')}
    />
  );
}

const Long = (props: TextareaProps) => <GrowingTextarea minRows={2} maxRows={12} maxLength={10_000} {...props} />;
