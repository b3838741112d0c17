import { SimpleGrid } from '@mantine/core';
import type { User } from '@pavilion/domain/accounts';
import { MultiPick } from '../../kit/multi-pick.tsx';
import { Panel } from '../../kit/panel.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { scopeSentence } from '../restriction-words.ts';
import type { SaveUser } from './use-save-user.ts';

/**
 * Departments, brands and partners whose briefs and catalogue content a user sees. An empty list means all (USR-037,
 * USR-119 to USR-121).
 */
export function ScopeRestrictions({ user, onSave }: { user: User; onSave: SaveUser }) {
  const { departments, brand, partners } = useConfiguration();
  return (
    <Panel title="Scope" note={scopeSentence(user)}>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md" verticalSpacing="md">
        <MultiPick
          label="Departments"
          placeholder={user.departmentAccess.length ? undefined : 'All'}
          data={departments}
          value={user.departmentAccess}
          onChange={(departmentAccess) => void onSave({ departmentAccess })}
        />
        <MultiPick
          label="Brands"
          placeholder={user.brandAccess.length ? undefined : 'All'}
          data={brand}
          value={user.brandAccess}
          onChange={(brandAccess) => void onSave({ brandAccess })}
        />
        <MultiPick
          label="Partners"
          placeholder={user.partnerAccess.length ? undefined : 'All'}
          data={partners}
          value={user.partnerAccess}
          onChange={(partnerAccess) => void onSave({ partnerAccess })}
        />
      </SimpleGrid>
    </Panel>
  );
}
