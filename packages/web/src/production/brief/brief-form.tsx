import { SimpleGrid, Stack, Switch } from '@mantine/core';
import { type Brief, briefIntentions, briefs, briefTemplates, collections } from '@pavilion/domain';
import { productionPolicies } from '@pavilion/domain/policies/production';
import { useLive } from '@pavilion/sync/react';
import { Locked } from '../../kit/locked.tsx';
import { MultiPick } from '../../kit/multi-pick.tsx';
import { MultiSelect } from '../../kit/multi-select.tsx';
import { Panel } from '../../kit/panel.tsx';
import { SavedInput } from '../../kit/saved-input.tsx';
import { Select } from '../../kit/select.tsx';
import { offered } from '../../parts/offered.ts';
import { PeoplePick, PersonPick } from '../../parts/people-pick.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { type Edits, useEdits } from '../../parts/use-edits.ts';
import { useUser } from '../../session/session-provider.tsx';
import { useMay } from '../../session/use-may.ts';
import { KnownAnswer } from '../known-answer.tsx';
import { RichText } from '../rich-text.tsx';
import { BriefStatus } from './brief-status.tsx';
import { References } from './references.tsx';

/** The cards of the Brief Form tab (PRD-026, OPN-051). Each field saves on blur, with Undo. */
export function BriefForm({ brief }: { brief: Brief }) {
  const edits = useMay(productionPolicies.productions).patch(brief, 'title');
  const edit = useEdits(briefs, brief);
  return (
    <Locked when={!edits}>
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
    </Locked>
  );
}

interface CardProps {
  brief: Brief;
  edit: Edits<typeof briefs>;
}

function CriteriaCard({ brief, edit }: CardProps) {
  const lists = useConfiguration();
  const user = useUser();
  const { onChange: _, ...commercial } = edit.flag('commercial');
  return (
    <Panel title="Criteria">
      <Stack gap="sm">
        <SavedInput {...edit.text('title')} />
        <Select
          searchable
          data={offered(lists.departments, user.departmentAccess, brief.department)}
          {...edit.choice('department')}
        />
        <Select data={[...briefTemplates]} {...edit.choice('template')} />
        <MultiSelect searchable data={offered(lists.brand, user.brandAccess, brief.brands)} {...edit.list('brands')} />
        <Switch
          {...commercial}
          onChange={(event) =>
            edit.choose(
              commercial.label,
              event.currentTarget.checked ? { commercial: true } : { commercial: false, partner: null },
            )
          }
        />
        {brief.commercial && (
          <Select
            searchable
            clearable={user.partnerAccess.length === 0}
            data={offered(lists.partners, user.partnerAccess, brief.partner)}
            {...edit.choice('partner')}
          />
        )}
      </Stack>
    </Panel>
  );
}

function ProductionCard({ edit }: CardProps) {
  const lists = useConfiguration();
  return (
    <Panel title="Production">
      <Stack gap="sm">
        <PersonPick holding="giveFeedback" {...edit.choice('contact')} />
        <PeoplePick
          holding="giveFeedback"
          description="They get the deliverables that are added from now on; those that exist keep their feedbackers."
          {...edit.list('owners')}
        />
        <Select clearable data={lists.producer} {...edit.choice('producer')} />
        <SavedInput {...edit.text('budget')} />
        <Switch {...edit.flag('bau')} />
      </Stack>
    </Panel>
  );
}

function OutlineCard({ brief, edit }: CardProps) {
  const lists = useConfiguration();
  const edits = useMay(productionPolicies.productions).patch(brief, 'description');
  return (
    <Panel title="Outline">
      <Stack gap="sm">
        <SavedInput multiline {...edit.text('audience')} />
        <SavedInput multiline {...edit.text('objective')} />
        <RichText readOnly={!edits} {...edit.text('description')} />
        <Select clearable data={[...briefIntentions]} {...edit.choice('intention')} />
        <SavedInput multiline {...edit.text('intentionDetail')} />
        <KnownAnswer
          label="Is the messaging known?"
          value={brief.messagingKnown}
          onChange={(messagingKnown) => edit.choose('Answer', { messagingKnown })}
        />
        <SavedInput multiline {...edit.text('messaging')} />
        <KnownAnswer
          label="Are the channels known?"
          value={brief.channelsKnown}
          onChange={(channelsKnown) => edit.choose('Answer', { channelsKnown })}
        />
        <MultiPick creatable data={lists.platforms} {...edit.list('channels')} />
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
        description="Signed off deliverables of this brief appear in these collections."
        searchable
        data={documents.map((collection) => ({ value: collection.id, label: collection.name }))}
        {...edit.list('collections')}
        value={brief.collections.filter((id) => documents.some((collection) => collection.id === id))}
      />
    </Panel>
  );
}
