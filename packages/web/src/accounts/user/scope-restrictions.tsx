import { SimpleGrid } from '@mantine/core';
import type { User } from '@pavilion/domain/accounts';
import { listWords } from '../../kit/list-words.ts';
import { MultiPick } from '../../kit/multi-pick.tsx';
import { Panel } from '../../kit/panel.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { scopeSentence } from '../restriction-words.ts';
import { RestrictingField } from './restricting-field.tsx';
import type { SaveUser } from './use-save-user.ts';

/**
 * Departments, brands and partners whose briefs and catalogue content a user sees. An empty list means all (USR-037,
 * USR-119 to USR-121).
 */
export function ScopeRestrictions({ user, onSave }: { user: User; onSave: SaveUser }) {
  const { departments, brand, partners } = useConfiguration();
  return (
    <Panel title="Scope" note={scopeSentence(user)}>
      <SimpleGrid minColWidth="14rem" spacing="md" verticalSpacing="md">
        <ScopeField
          label="Departments"
          noun="department"
          data={departments}
          stored={user.departmentAccess}
          onSave={(departmentAccess) => void onSave({ departmentAccess })}
        />
        <ScopeField
          label="Brands"
          noun="brand"
          data={brand}
          stored={user.brandAccess}
          onSave={(brandAccess) => void onSave({ brandAccess })}
        />
        <ScopeField
          label="Partners"
          noun="partner"
          data={partners}
          stored={user.partnerAccess}
          onSave={(partnerAccess) => void onSave({ partnerAccess })}
        />
      </SimpleGrid>
    </Panel>
  );
}

interface ScopeFieldProps {
  label: string;
  noun: string;
  data: readonly string[];
  stored: readonly string[];
  onSave: (next: string[]) => void;
}

function ScopeField({ label, noun, data, stored, onSave }: ScopeFieldProps) {
  return (
    <RestrictingField
      stored={stored}
      widens={(next) => next.length === 0}
      question={() => ({
        sentence: `Still limited to ${listWords(stored)}. Choose another ${noun}, or let them see all ${noun}s.`,
        button: `Let Them See All ${label}`,
      })}
      words={listWords(stored) || `all ${noun}s`}
      onSave={onSave}
    >
      {(select) => (
        <MultiPick label={label} placeholder={stored.length === 0 ? 'All' : undefined} data={data} {...select} />
      )}
    </RestrictingField>
  );
}
