import { type Publication, publications } from '@pavilion/domain/graphics';
import { useLive } from '@pavilion/sync/react';
import { useState } from 'react';
import { calls } from '../../../call/client.ts';
import { useCall } from '../../../call/use-call.ts';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { PleaseWait } from '../../../kit/please-wait.tsx';
import classes from '../../history/history.module.css';
import { VersionCard } from '../../history/version-card.tsx';
import { useEditor, useModel } from '../state/editor.ts';
import { restoredStep } from '../state/restored-step.ts';
import { CompareVersions } from './compare-versions.tsx';
import { useConfirmRestore } from './confirm-restore.ts';
import type { VersionName } from './version-design.ts';
import { VersionPicture } from './version-picture.tsx';

const nameOf = ({ number }: Publication) => `Publication ${number}`;
const versionOf = ({ id }: Publication): VersionName => `publication:${id}`;

/** What was published, by whom and when. Publications stay as long as their template. */
export function PublicationList() {
  const { template } = useModel();
  const [compared, setCompared] = useState<VersionName | undefined>();
  const { documents, status } = useLive(publications, {
    where: { template: template.id },
    orderBy: [{ field: 'number', direction: 'desc' }],
    limit: 50,
  });
  if (status === 'loading') return <PleaseWait />;
  if (documents.length === 0) return <EmptyState>This template was never published.</EmptyState>;
  return (
    <>
      <ol className={classes.versions} aria-label="Publications">
        {documents.map((each) => (
          <PublicationCard key={each.id} publication={each} onCompare={() => setCompared(versionOf(each))} />
        ))}
      </ol>
      <CompareVersions
        versions={documents.map((each) => ({ value: versionOf(each), label: nameOf(each) }))}
        left={compared}
        onClose={() => setCompared(undefined)}
      />
    </>
  );
}

function PublicationCard({ publication, onCompare }: { publication: Publication; onCompare: () => void }) {
  const name = nameOf(publication);
  const confirm = useConfirmRestore();
  const { edits } = useEditor();
  const { run, pending } = useCall(calls.graphics.restorePublication, {
    done: `${name} is restored. Undo takes it back.`,
  });
  const restore = async () => {
    const restored = (await confirm(name)) && (await run({ publication: publication.id }));
    if (restored) edits.record(restoredStep(publication.template, restored.before, restored.after));
  };
  return (
    <VersionCard
      name={name}
      badge={name}
      picture={<VersionPicture version={versionOf(publication)} alt={name} />}
      by={publication.created_by}
      at={publication.created_at}
      onCompare={onCompare}
      onRestore={() => void restore()}
      restoring={pending}
    />
  );
}
