import { MultiSelect, Select, SimpleGrid, Stack, Switch, TagsInput } from '@mantine/core';
import { type Brief, briefIntentions, briefs, briefTemplates, collections } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { Panel } from '../../kit/panel.tsx';
import { SavedInput } from '../../kit/saved-input.tsx';
import { PeoplePick, PersonPick } from '../../parts/people-pick.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useCan } from '../../session/session-provider.tsx';
import { KnownAnswer } from '../known-answer.tsx';
import { RichText } from '../rich-text.tsx';
import { type SaveField, useUndoableFields } from '../undoable-edits.tsx';
import { BriefStatus } from './brief-status.tsx';
import { References } from './references.tsx';

/** The cards of the Brief Form tab (PRD-026, OPN-051); each field is kept when it is left, with a way back. */
export function BriefForm({ brief }: { brief: Brief }) {
  const edits = useCan('writeBriefs');
  const save = useUndoableFields(briefs, brief);
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
  save: SaveField<typeof briefs>;
}

function CriteriaCard({ brief, save }: CardProps) {
  const lists = useConfiguration();
  return (
    <Panel title="Criteria">
      <Stack gap="sm">
        <SavedInput label="Title" value={brief.title} onSave={(title) => save('Title', { title })} />
        <Select
          label="Department"
          searchable
          data={lists.departments}
          value={brief.department ?? null}
          allowDeselect={false}
          onChange={(department) => void save('Department', { department })}
        />
        <Select
          label="Template"
          data={[...briefTemplates]}
          value={brief.template}
          allowDeselect={false}
          onChange={(template) => void save('Template', { template })}
        />
        <MultiSelect
          label="Brands"
          searchable
          data={lists.brand}
          value={brief.brands}
          onChange={(brands) => void save('Brands', { brands })}
        />
        <Switch
          label="Partner Content"
          checked={brief.commercial ?? false}
          onChange={(event) =>
            void save(
              'Partner Content',
              event.currentTarget.checked ? { commercial: true } : { commercial: false, partner: null },
            )
          }
        />
        {brief.commercial && (
          <Select
            label="Partner"
            searchable
            clearable
            data={lists.partners}
            value={brief.partner ?? null}
            onChange={(partner) => void save('Partner', { partner })}
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
          onChange={(contact) => void save('Point of contact', { contact })}
        />
        <PeoplePick
          label="Default feedbackers"
          holding="giveFeedback"
          value={brief.owners}
          onChange={(owners) => void save('Default feedbackers', { owners })}
        />
        <Select
          label="Producer"
          clearable
          data={lists.producer}
          value={brief.producer ?? null}
          onChange={(producer) => void save('Producer', { producer })}
        />
        <SavedInput label="Budget" value={brief.budget} onSave={(budget) => save('Budget', { budget })} />
        <Switch
          label="Business as usual"
          checked={brief.bau}
          onChange={(event) => void save('Business as usual', { bau: event.currentTarget.checked })}
        />
      </Stack>
    </Panel>
  );
}

function OutlineCard({ brief, save }: CardProps) {
  const lists = useConfiguration();
  const edits = useCan('writeBriefs');
  return (
    <Panel title="Outline">
      <Stack gap="sm">
        <SavedInput
          multiline
          label="Audience"
          value={brief.audience}
          onSave={(audience) => save('Audience', { audience })}
        />
        <SavedInput
          multiline
          label="Objective"
          value={brief.objective}
          onSave={(objective) => save('Objective', { objective })}
        />
        <RichText
          label="Description"
          value={brief.description}
          readOnly={!edits}
          onSave={(description) => void save('Description', { description })}
        />
        <Select
          label="Intention"
          clearable
          data={[...briefIntentions]}
          value={brief.intention ?? null}
          onChange={(intention) => void save('Intention', { intention })}
        />
        <SavedInput
          multiline
          label="Intention detail"
          value={brief.intentionDetail}
          onSave={(intentionDetail) => save('Intention detail', { intentionDetail })}
        />
        <KnownAnswer
          label="Is the messaging known?"
          value={brief.messagingKnown}
          onChange={(messagingKnown) => void save('Answer', { messagingKnown })}
        />
        <SavedInput
          multiline
          label="Messaging"
          value={brief.messaging}
          onSave={(messaging) => save('Messaging', { messaging })}
        />
        <KnownAnswer
          label="Are the channels known?"
          value={brief.channelsKnown}
          onChange={(channelsKnown) => void save('Answer', { channelsKnown })}
        />
        <TagsInput
          label="Channels"
          data={lists.platforms}
          value={brief.channels}
          onChange={(channels) => void save('Channels', { channels })}
        />
        <KnownAnswer
          label="Are the deliverables known?"
          value={brief.deliverablesKnown}
          onChange={(deliverablesKnown) => void save('Answer', { deliverablesKnown })}
        />
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
        onChange={(chosen) => void save('Collections', { collections: chosen })}
      />
    </Panel>
  );
}
