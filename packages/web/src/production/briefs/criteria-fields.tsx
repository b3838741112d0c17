import { Group, Radio, TextInput } from '@mantine/core';
import { briefTemplates } from '@pavilion/domain';
import { MultiSelect } from '../../kit/multi-select.tsx';
import { Select } from '../../kit/select.tsx';
import { offered } from '../../parts/offered.ts';
import { PeoplePick, PersonPick } from '../../parts/people-pick.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useUser } from '../../session/session-provider.tsx';
import { draftFields, type StepProps } from './draft-fields.ts';

/** What every brief must say (PRD-015..018). */
export function CriteriaFields(props: StepProps) {
  const { draft, set } = props;
  const lists = useConfiguration();
  const { departmentAccess, brandAccess, partnerAccess } = useUser();
  const field = draftFields(props);
  const { label } = field.flag('commercial');
  return (
    <>
      <TextInput required data-autofocus {...field.text('title')} />
      <Group grow align="flex-start">
        <Select
          required
          searchable
          data={offered(lists.departments, departmentAccess)}
          {...field.choice('department')}
        />
        <Select data={[...briefTemplates]} {...field.choice('template')} />
      </Group>
      <MultiSelect required searchable data={offered(lists.brand, brandAccess)} {...field.input('brands')} />
      <Radio.Group
        label={label}
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
        <Select required searchable data={offered(lists.partners, partnerAccess)} {...field.choice('partner')} />
      )}
      <PeopleFields {...props} />
    </>
  );
}

export function PeopleFields(props: StepProps) {
  const field = draftFields(props);
  return (
    <>
      <PersonPick required holding="giveFeedback" {...field.choice('contact')} />
      <PeoplePick required holding="giveFeedback" {...field.input('owners')} />
    </>
  );
}
