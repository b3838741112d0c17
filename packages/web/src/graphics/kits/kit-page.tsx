import { type BrandKit, brandKits } from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import { useParams } from '@tanstack/react-router';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ButtonLink } from '../../kit/links.tsx';
import { Panel } from '../../kit/panel.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { SavedInput } from '../../kit/saved-input.tsx';
import { useEdits } from '../../parts/use-edits.ts';
import { usePageHead } from '../../shell/page-head.tsx';

const crumbs = [{ label: 'Brand Kits', to: '/jimstagram/kits' }];

/** A brand kit (GFX-011). */
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
  return (
    <Panel title="Brand kit">
      <SavedInput maxLength={300} {...edit.text('name')} />
    </Panel>
  );
}
