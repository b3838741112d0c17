import { Select, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import { briefIntentions } from '@pavilion/domain';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { KnownAnswer } from '../known-answer.tsx';
import { RichText } from '../rich-text.tsx';
import { PeopleFields, type StepProps } from './criteria-fields.tsx';

/** Who it is for and what it is to reach (OPN-051). */
export function OutlineStep({ draft, set, errors }: StepProps) {
  return (
    <>
      <Long
        label="Audience"
        value={draft.audience}
        error={errors.audience}
        onChange={(audience) => set({ audience })}
      />
      <Long
        label="Objective"
        value={draft.objective}
        error={errors.objective}
        onChange={(objective) => set({ objective })}
      />
      <RichText label="Description" value={draft.description} live onSave={(description) => set({ description })} />
      <Select
        label="Intention"
        clearable
        data={[...briefIntentions]}
        value={draft.intention ?? null}
        onChange={(intention) => set({ intention: intention ?? undefined })}
      />
      {draft.intention && (
        <Long
          label="Intention detail"
          value={draft.intentionDetail}
          error={errors.intentionDetail}
          onChange={(intentionDetail) => set({ intentionDetail })}
        />
      )}
    </>
  );
}

/** What is known already decides which steps follow (PRD-020, PRD-021). */
export function DetailStep({ draft, set, errors }: StepProps) {
  return (
    <>
      <KnownAnswer
        label="Is the messaging known?"
        value={draft.messagingKnown}
        onChange={(messagingKnown) => set({ messagingKnown })}
      />
      {draft.messagingKnown === 'true' && (
        <Long
          label="Messaging"
          value={draft.messaging}
          error={errors.messaging}
          onChange={(messaging) => set({ messaging })}
        />
      )}
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

export function BudgetStep({ draft, set, errors }: StepProps) {
  const lists = useConfiguration();
  return (
    <>
      <TextInput
        label="Budget"
        value={draft.budget}
        error={errors.budget}
        onChange={(event) => set({ budget: event.currentTarget.value })}
      />
      <Select
        label="Producer"
        clearable
        data={lists.producer}
        value={draft.producer ?? null}
        onChange={(producer) => set({ producer: producer ?? undefined })}
      />
      <PeopleFields draft={draft} set={set} errors={errors} />
      <Switch
        label="Business as usual"
        checked={draft.bau}
        onChange={(event) => set({ bau: event.currentTarget.checked })}
      />
    </>
  );
}

export function ChannelsStep({ draft, set, errors }: StepProps) {
  const lists = useConfiguration();
  return (
    <TagsInput
      label="Channels"
      description="Choose from the list, or type another and press Enter."
      data={lists.platforms}
      value={draft.channels}
      error={errors.channels}
      onChange={(channels) => set({ channels })}
    />
  );
}

interface LongProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const Long = ({ label, value, error, onChange }: LongProps) => (
  <Textarea
    label={label}
    autosize
    minRows={2}
    maxRows={12}
    maxLength={10_000}
    value={value}
    error={error}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
