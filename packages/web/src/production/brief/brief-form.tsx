import { MultiSelect, Select, SimpleGrid, Stack, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import { type Brief, briefIntentions, briefs, briefTemplates, collections } from '@pavilion/domain';
import type { PatchOf } from '@pavilion/sync';
import { useLive, usePatch } from '@pavilion/sync/react';
import { useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { notifyError } from '../../kit/notify.ts';
import { Panel } from '../../kit/panel.tsx';
import { PeoplePick, PersonPick } from '../../parts/people-pick.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useCan } from '../../session/session-provider.tsx';
import { RichText } from '../rich-text.tsx';
import { BriefStatus } from './brief-status.tsx';
import { References } from './references.tsx';

type Save = (changes: PatchOf<typeof briefs>) => void;

/** The cards of the Brief Form tab (PRD-026, OPN-051); each field is saved when it is left. */
export function BriefForm({ brief }: { brief: Brief }) {
  const patch = usePatch(briefs);
  const edits = useCan('writeBriefs');
  const save: Save = (changes) => {
    patch(brief.id, changes).catch((error: unknown) => notifyError(refusalWords(error).message));
  };
  return (
    <fieldset disabled={!edits} style={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <CriteriaCard brief={brief} save={save} />
        <ProductionCard brief={brief} save={save} />
        <OutlineCard brief={brief} save={save} />
        <Stack gap="md">
          <BriefStatus brief={brief} />
          <References brief={brief} />
          <LibraryCard brief={brief} save={save} />
        </Stack>
      </SimpleGrid>
    </fieldset>
  );
}

interface CardProps {
  brief: Brief;
  save: Save;
}

function CriteriaCard({ brief, save }: CardProps) {
  const lists = useConfiguration();
  return (
    <Panel title="Criteria">
      <Stack gap="sm">
        <Typed label="Title" value={brief.title} onSave={(title) => save({ title })} />
        <Select
          label="Department"
          searchable
          data={lists.departments}
          value={brief.department ?? null}
          allowDeselect={false}
          onChange={(department) => save({ department })}
        />
        <Select
          label="Template"
          data={[...briefTemplates]}
          value={brief.template}
          allowDeselect={false}
          onChange={(template) => save({ template })}
        />
        <MultiSelect
          label="Brands"
          searchable
          data={lists.brand}
          value={brief.brands}
          onChange={(brands) => save({ brands })}
        />
        <Switch
          label="Partner Content"
          checked={brief.commercial ?? false}
          onChange={(event) =>
            save(event.currentTarget.checked ? { commercial: true } : { commercial: false, partner: null })
          }
        />
        {brief.commercial && (
          <Select
            label="Partner"
            searchable
            clearable
            data={lists.partners}
            value={brief.partner ?? null}
            onChange={(partner) => save({ partner })}
          />
        )}
      </Stack>
    </Panel>
  );
}

function ProductionCard({ brief, save }: CardProps) {
  const lists = useConfiguration();
  return (
    <Panel title="Production">
      <Stack gap="sm">
        <PersonPick
          label="Point of contact"
          holding="giveFeedback"
          value={brief.contact}
          onChange={(contact) => save({ contact })}
        />
        <PeoplePick
          label="Default feedbackers"
          holding="giveFeedback"
          value={brief.owners}
          onChange={(owners) => save({ owners })}
        />
        <Select
          label="Producer"
          clearable
          data={lists.producer}
          value={brief.producer ?? null}
          onChange={(producer) => save({ producer })}
        />
        <Typed label="Budget" value={brief.budget} onSave={(budget) => save({ budget })} />
        <Switch
          label="Business as usual"
          checked={brief.bau}
          onChange={(event) => save({ bau: event.currentTarget.checked })}
        />
      </Stack>
    </Panel>
  );
}

function OutlineCard({ brief, save }: CardProps) {
  const edits = useCan('writeBriefs');
  return (
    <Panel title="Outline">
      <Stack gap="sm">
        <Typed multiline label="Audience" value={brief.audience} onSave={(audience) => save({ audience })} />
        <Typed multiline label="Objective" value={brief.objective} onSave={(objective) => save({ objective })} />
        <RichText
          label="Description"
          value={brief.description}
          readOnly={!edits}
          onSave={(description) => save({ description })}
        />
        <Select
          label="Intention"
          clearable
          data={[...briefIntentions]}
          value={brief.intention ?? null}
          onChange={(intention) => save({ intention })}
        />
        <Typed
          multiline
          label="Intention detail"
          value={brief.intentionDetail}
          onSave={(intentionDetail) => save({ intentionDetail })}
        />
        <Typed multiline label="Messaging" value={brief.messaging} onSave={(messaging) => save({ messaging })} />
        <TagsInput label="Channels" value={brief.channels} onChange={(channels) => save({ channels })} />
      </Stack>
    </Panel>
  );
}

function LibraryCard({ brief, save }: CardProps) {
  const { documents } = useLive(collections, { orderBy: [{ field: 'name', direction: 'asc' }] });
  return (
    <Panel title="Add To Creative Library">
      <MultiSelect
        label="Collections"
        description="Signed off deliverables of this brief appear in these collections."
        searchable
        data={documents.map((collection) => ({ value: collection.id, label: collection.name }))}
        value={brief.collections.filter((id) => documents.some((collection) => collection.id === id))}
        onChange={(chosen) => save({ collections: chosen })}
      />
    </Panel>
  );
}

interface TypedProps {
  label: string;
  value: string;
  multiline?: boolean;
  onSave: (value: string) => void;
}

/** Text that is saved when the field is left; while it is typed, what others write does not disturb it. */
function Typed({ label, value, multiline, onSave }: TypedProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shared = {
    label,
    value: typed ?? value,
    onChange: (event: { currentTarget: { value: string } }) => setTyped(event.currentTarget.value),
    onBlur: () => {
      if (typed !== null && typed !== value) onSave(typed);
      setTyped(null);
    },
  };
  return multiline ? <Textarea autosize minRows={2} maxRows={12} {...shared} /> : <TextInput {...shared} />;
}
