import { MultiSelect, Select, SimpleGrid, Stack, Switch, TagsInput } from '@mantine/core';
import { type Brief, briefIntentions, briefs, briefTemplates, collections } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { Panel } from '../../kit/panel.tsx';
import { SavedInput } from '../../kit/saved-input.tsx';
import { PeoplePick, PersonPick } from '../../parts/people-pick.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { type Edits, useEdits } from '../../parts/use-edits.ts';
import { useMay } from '../../session/use-may.ts';
import { KnownAnswer } from '../known-answer.tsx';
import { RichText } from '../rich-text.tsx';
import { BriefStatus } from './brief-status.tsx';
import { References } from './references.tsx';

/** The cards of the Brief Form tab (PRD-026, OPN-051); each field is kept when it is left, with a way back. */
export function BriefForm({ brief }: { brief: Brief }) {
  const edits = useMay(briefs).patch(brief, 'title');
  const edit = useEdits(briefs, brief);
  return (
    <fieldset disabled={!edits} style={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <CriteriaCard brief={brief} edit={edit} />
        <ProductionCard brief={brief} edit={edit} />
        <OutlineCard brief={brief} edit={edit} />
        <Stack gap="md">
          <BriefStatus brief={brief} />
          <References brief={brief} />
          <LibraryCard brief={brief} edit={edit} />
        </Stack>
      </SimpleGrid>
    </fieldset>
  );
}

interface CardProps {
  brief: Brief;
  edit: Edits<typeof briefs>;
}

function CriteriaCard({ brief, edit }: CardProps) {
  const lists = useConfiguration();
  return (
    <Panel title="Criteria">
      <Stack gap="sm">
        <SavedInput label="Title" value={brief.title} onSave={(title) => edit.save('Title', { title })} />
        <Select
          label="Department"
          searchable
          data={lists.departments}
          value={brief.department ?? null}
          allowDeselect={false}
          onChange={(department) => edit.choose('Department', { department })}
        />
        <Select
          label="Template"
          data={[...briefTemplates]}
          value={brief.template}
          allowDeselect={false}
          onChange={(template) => edit.choose('Template', { template })}
        />
        <MultiSelect
          label="Brands"
          searchable
          data={lists.brand}
          value={brief.brands}
          onChange={(brands) => edit.choose('Brands', { brands })}
        />
        <Switch
          label="Partner Content"
          checked={brief.commercial ?? false}
          onChange={(event) =>
            edit.choose(
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
            onChange={(partner) => edit.choose('Partner', { partner })}
          />
        )}
      </Stack>
    </Panel>
  );
}

function ProductionCard({ brief, edit }: CardProps) {
  const lists = useConfiguration();
  return (
    <Panel title="Production">
      <Stack gap="sm">
        <PersonPick
          label="Point of contact"
          holding="giveFeedback"
          value={brief.contact}
          onChange={(contact) => edit.choose('Point of contact', { contact })}
        />
        <PeoplePick
          label="Default feedbackers"
          holding="giveFeedback"
          value={brief.owners}
          onChange={(owners) => edit.choose('Default feedbackers', { owners })}
        />
        <Select
          label="Producer"
          clearable
          data={lists.producer}
          value={brief.producer ?? null}
          onChange={(producer) => edit.choose('Producer', { producer })}
        />
        <SavedInput label="Budget" value={brief.budget} onSave={(budget) => edit.save('Budget', { budget })} />
        <Switch
          label="Business as usual"
          checked={brief.bau}
          onChange={(event) => edit.choose('Business as usual', { bau: event.currentTarget.checked })}
        />
      </Stack>
    </Panel>
  );
}

function OutlineCard({ brief, edit }: CardProps) {
  const lists = useConfiguration();
  const edits = useMay(briefs).patch(brief, 'description');
  return (
    <Panel title="Outline">
      <Stack gap="sm">
        <SavedInput
          multiline
          label="Audience"
          value={brief.audience}
          onSave={(audience) => edit.save('Audience', { audience })}
        />
        <SavedInput
          multiline
          label="Objective"
          value={brief.objective}
          onSave={(objective) => edit.save('Objective', { objective })}
        />
        <RichText
          label="Description"
          value={brief.description}
          readOnly={!edits}
          onSave={(description) => edit.choose('Description', { description })}
        />
        <Select
          label="Intention"
          clearable
          data={[...briefIntentions]}
          value={brief.intention ?? null}
          onChange={(intention) => edit.choose('Intention', { intention })}
        />
        <SavedInput
          multiline
          label="Intention detail"
          value={brief.intentionDetail}
          onSave={(intentionDetail) => edit.save('Intention detail', { intentionDetail })}
        />
        <KnownAnswer
          label="Is the messaging known?"
          value={brief.messagingKnown}
          onChange={(messagingKnown) => edit.choose('Answer', { messagingKnown })}
        />
        <SavedInput
          multiline
          label="Messaging"
          value={brief.messaging}
          onSave={(messaging) => edit.save('Messaging', { messaging })}
        />
        <KnownAnswer
          label="Are the channels known?"
          value={brief.channelsKnown}
          onChange={(channelsKnown) => edit.choose('Answer', { channelsKnown })}
        />
        <TagsInput
          label="Channels"
          data={lists.platforms}
          value={brief.channels}
          onChange={(channels) => edit.choose('Channels', { channels })}
        />
        <KnownAnswer
          label="Are the deliverables known?"
          value={brief.deliverablesKnown}
          onChange={(deliverablesKnown) => edit.choose('Answer', { deliverablesKnown })}
        />
      </Stack>
    </Panel>
  );
}

function LibraryCard({ brief, edit }: CardProps) {
  const { documents } = useLive(collections, { orderBy: [{ field: 'name', direction: 'asc' }] });
  return (
    <Panel title="Add To Creative Library">
      <MultiSelect
        label="Collections"
        description="Signed off deliverables of this brief appear in these collections."
        searchable
        data={documents.map((collection) => ({ value: collection.id, label: collection.name }))}
        value={brief.collections.filter((id) => documents.some((collection) => collection.id === id))}
        onChange={(chosen) => edit.choose('Collections', { collections: chosen })}
      />
    </Panel>
  );
}
