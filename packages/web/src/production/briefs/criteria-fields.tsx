import { Group, MultiSelect, Radio, Select, TextInput } from '@mantine/core';
import { briefTemplates } from '@pavilion/domain';
import { PeoplePick, PersonPick } from '../../parts/people-pick.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import type { BriefDraft } from './brief-draft.ts';

export interface StepProps {
  draft: BriefDraft;
  set: (changes: Partial<BriefDraft>) => void;
  /** Sentences of the server for single fields. */
  errors: Record<string, string | undefined>;
}

/** What every brief must say (PRD-015..018). */
export function CriteriaFields({ draft, set, errors }: StepProps) {
  const lists = useConfiguration();
  return (
    <>
      <TextInput
        label="Title"
        required
        value={draft.title}
        error={errors.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
        data-autofocus
      />
      <Group grow align="flex-start">
        <Select
          label="Department"
          required
          searchable
          allowDeselect={false}
          data={lists.departments}
          value={draft.department ?? null}
          error={errors.department}
          onChange={(department) => set({ department: department ?? undefined })}
        />
        <Select
          label="Template"
          data={[...briefTemplates]}
          value={draft.template}
          allowDeselect={false}
          onChange={(template) => set({ template: briefTemplates.find((known) => known === template) ?? 'Content' })}
        />
      </Group>
      <MultiSelect
        label="Brands"
        required
        searchable
        data={lists.brand}
        value={draft.brands}
        error={errors.brands}
        onChange={(brands) => set({ brands })}
      />
      <Radio.Group
        label="Partner Content"
        required
        value={draft.commercial === undefined ? null : String(draft.commercial)}
        onChange={(value) => set({ commercial: value === 'true', ...(value === 'true' ? {} : { partner: undefined }) })}
      >
        <Group mt={6}>
          <Radio value="true" label="Yes" />
          <Radio value="false" label="No" />
        </Group>
      </Radio.Group>
      {draft.commercial && (
        <Select
          label="Partner"
          required
          searchable
          allowDeselect={false}
          data={lists.partners}
          value={draft.partner ?? null}
          error={errors.partner}
          onChange={(partner) => set({ partner: partner ?? undefined })}
        />
      )}
      <PeopleFields draft={draft} set={set} errors={errors} />
    </>
  );
}

export function PeopleFields({ draft, set, errors }: StepProps) {
  return (
    <>
      <PersonPick
        label="Point of contact"
        required
        holding="giveFeedback"
        value={draft.contact}
        error={errors.contact}
        onChange={(contact) => set({ contact: contact ?? undefined })}
      />
      <PeoplePick
        label="Default feedbackers"
        required
        holding="giveFeedback"
        value={draft.owners}
        error={errors.owners}
        onChange={(owners) => set({ owners })}
      />
    </>
  );
}
