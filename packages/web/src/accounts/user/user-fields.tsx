import { SimpleGrid, Stack, Switch } from '@mantine/core';
import { type User, users } from '@pavilion/domain/accounts';
import { accountsPolicies } from '@pavilion/domain/policies/accounts';
import { Pick } from '../../kit/multi-pick.tsx';
import { SavedInput } from '../../kit/saved-input.tsx';
import { editFields, savedBy } from '../../parts/edit-fields.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useMay } from '../../session/use-may.ts';
import { SimilarCompany } from '../similar-company.tsx';
import type { SaveUser } from './use-save-user.ts';

const inactiveWords = ({ integration }: User) =>
  integration ? 'The tokens of an inactive integration do not work.' : 'Inactive users cannot sign in.';

/** Fields of a user other than roles and restrictions (USR-032). */
export function UserFields({ user, onSave }: { user: User; onSave: SaveUser }) {
  const { companies, departments } = useConfiguration();
  const edit = editFields(users, user, savedBy(onSave));
  const mayDeactivate = useMay(accountsPolicies.users).patch(user, 'active');
  return (
    <Stack gap="lg">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
        <SavedInput {...edit.text('name')} />
        {!user.integration && (
          <SavedInput
            type="email"
            {...edit.text('email')}
            onSave={(email) => onSave({ email: email.trim().toLowerCase() })}
          />
        )}
        <Stack gap={6}>
          <Pick creatable data={companies} {...edit.choice('company')} />
          <SimilarCompany company={user.company} onTake={(company) => void onSave({ company })} />
        </Stack>
        {/* The company decides what an integration sees; these are for people alone. */}
        {!user.integration && (
          <>
            <Pick creatable data={companies} {...edit.choice('productionCompany')} />
            <Pick data={departments} {...edit.choice('department')} />
            <SavedInput {...edit.text('slack')} />
          </>
        )}
      </SimpleGrid>
      <Switch
        description={mayDeactivate ? inactiveWords(user) : 'You cannot deactivate your own account.'}
        disabled={!mayDeactivate}
        {...edit.flag('active')}
      />
      {!user.integration && (
        <Switch
          description="A daily e-mail with the deliverables that await their feedback."
          {...edit.flag('feedbackEmail')}
        />
      )}
      {!user.integration && (
        <Switch description="Can be chosen as the person of a calendar resource." {...edit.flag('resource')} />
      )}
    </Stack>
  );
}
