import { SimpleGrid, Stack, Switch } from '@mantine/core';
import { type User, users } from '@pavilion/domain/accounts';
import { Pick } from '../../kit/multi-pick.tsx';
import { SavedInput } from '../../kit/saved-input.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useMay } from '../../session/use-may.ts';
import { SimilarCompany } from '../similar-company.tsx';
import type { SaveUser } from './use-save-user.ts';

/** Fields of a user other than roles and restrictions (USR-032). */
export function UserFields({ user, onSave }: { user: User; onSave: SaveUser }) {
  const { companies, departments } = useConfiguration();
  const mayDeactivate = useMay(users).patch(user, 'active');
  return (
    <Stack gap="lg">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
        <SavedInput label="Name" value={user.name} onSave={(name) => onSave({ name })} />
        <SavedInput
          label="E-mail"
          type="email"
          value={user.email}
          onSave={(email) => onSave({ email: email.trim().toLowerCase() })}
        />
        <Stack gap={6}>
          <Pick
            label="Company"
            creatable
            data={companies}
            value={user.company}
            onChange={(company) => void onSave({ company })}
          />
          <SimilarCompany company={user.company} onTake={(company) => void onSave({ company })} />
        </Stack>
        <Pick
          label="Production company"
          creatable
          data={companies}
          value={user.productionCompany}
          onChange={(productionCompany) => void onSave({ productionCompany })}
        />
        <Pick
          label="Department"
          data={departments}
          value={user.department}
          onChange={(department) => void onSave({ department })}
        />
        <SavedInput
          label="Chat identifier"
          value={user.slack ?? ''}
          onSave={(slack) => onSave({ slack: slack || null })}
        />
      </SimpleGrid>
      <Switch
        label="Active"
        description={mayDeactivate ? 'Inactive users cannot sign in.' : 'You cannot deactivate your own account.'}
        disabled={!mayDeactivate}
        checked={user.active}
        onChange={(event) => void onSave({ active: event.currentTarget.checked })}
      />
      <Switch
        label="Daily feedback summary"
        description="A daily e-mail with the deliverables that await their feedback."
        checked={user.feedbackEmail}
        onChange={(event) => void onSave({ feedbackEmail: event.currentTarget.checked })}
      />
      <Switch
        label="Offered as a resource"
        description="Can be chosen as the person of a calendar resource."
        checked={user.resource}
        onChange={(event) => void onSave({ resource: event.currentTarget.checked })}
      />
    </Stack>
  );
}
