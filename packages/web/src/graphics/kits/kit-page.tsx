import { Group, Stack } from '@mantine/core';
import { type BrandKit, brandKits } from '@pavilion/domain';
import { graphicsPolicies } from '@pavilion/domain/policies/graphics';
import { useDoc } from '@pavilion/sync/react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ButtonLink } from '../../kit/links.tsx';
import { MultiPick } from '../../kit/multi-pick.tsx';
import { Panel } from '../../kit/panel.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { SavedInput } from '../../kit/saved-input.tsx';
import { Select } from '../../kit/select.tsx';
import { DeleteEntry } from '../../parts/delete-entry.tsx';
import { offered } from '../../parts/offered.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useEdits } from '../../parts/use-edits.ts';
import { useUser } from '../../session/session-provider.tsx';
import { usePageHead } from '../../shell/page-head.tsx';
import { KitColours } from './kit-colours.tsx';
import { KitGradients } from './kit-gradients.tsx';
import { KitLogos } from './kit-logos.tsx';
import { KitTeams } from './kit-teams.tsx';
import { KitTextStyles } from './kit-text-styles.tsx';

const crumbs = [{ label: 'Brand Kits', to: '/jimstagram/kits' }];

/** A brand kit: colours, gradients, text styles, logos and the looks of teams (GFX-011). */
export function KitPage() {
  const { id = '' } = useParams({ strict: false });
  const { document: kit, status } = useDoc(brandKits, id);
  usePageHead(kit?.name, crumbs);
  if (status === 'loading') return <PleaseWait height="60vh" />;
  if (!kit) {
    return (
      <EmptyState height="60vh" action={<ButtonLink to="/jimstagram/kits">Brand Kits</ButtonLink>}>
        This brand kit does not exist, or you do not have access to it.
      </EmptyState>
    );
  }
  return <OpenKit key={kit.id} kit={kit} />;
}

function OpenKit({ kit }: { kit: BrandKit }) {
  const edit = useEdits(brandKits, kit);
  const lists = useConfiguration();
  const user = useUser();
  const navigate = useNavigate();
  return (
    <Stack gap="lg" maw={900}>
      <Panel
        title="Brand kit"
        note="Published templates keep the kit as it was. Publish a template again to take over a change."
        actions={
          <DeleteEntry
            {...graphicsPolicies.brandKits}
            entry={kit}
            name={kit.name}
            onDeleted={() => void navigate({ to: '/jimstagram/kits' })}
          />
        }
      >
        <Stack gap="md">
          <SavedInput maxLength={300} {...edit.text('name')} />
          <Group grow align="flex-start">
            <Select
              clearable={user.departmentAccess.length === 0}
              data={offered(lists.departments, user.departmentAccess, kit.department)}
              {...edit.choice('department')}
            />
            <MultiPick data={offered(lists.brand, user.brandAccess, kit.brands)} {...edit.list('brands')} />
          </Group>
        </Stack>
      </Panel>
      <KitColours kit={kit} edit={edit} />
      <KitGradients kit={kit} edit={edit} />
      <KitTextStyles kit={kit} edit={edit} />
      <KitLogos kit={kit} edit={edit} />
      <KitTeams kit={kit} edit={edit} />
    </Stack>
  );
}
