import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { calls } from '../../../call/client.ts';
import { useCall } from '../../../call/use-call.ts';
import { useHistoryPages } from '../../../parts/use-history-pages.ts';
import { usePeople } from '../../../parts/use-people.ts';
import { VersionCard } from '../../history/version-card.tsx';
import { versionLabel } from '../../history/version-label.ts';
import { VersionList } from '../../history/version-list.tsx';
import { type Model, useEditor, useModel } from '../state/editor.ts';
import { restoredStep } from '../state/restored-step.ts';
import { CompareVersions } from './compare-versions.tsx';
import { restoredNotice, useConfirmRestore } from './confirm-restore.ts';
import type { VersionName } from './version-design.ts';
import { VersionPicture } from './version-picture.tsx';

type Version = Awaited<ReturnType<typeof calls.graphics.templateHistory>>['versions'][number];

/** Milliseconds for which a template is left alone before its history is read anew. */
const calm = 1_500;

const versionOf = ({ seq }: Version): VersionName => `version:${seq}`;

/** A deletion left nothing to compare with. */
const isKept = ({ event }: Version) => event !== 'deleted';

/** Differs when any part of the template was changed, added or removed. */
const revisionOf = ({ template, slides, slots, fields }: Model): number =>
  [template, ...slides, ...slots, ...fields].reduce((sum, { _rev }) => sum + _rev + 1, 0);

/** Versions of the template: what one person changed until they paused, and what was published. */
export function TemplateVersions() {
  const model = useModel();
  const { id: template } = model.template;
  const [rev] = useDebouncedValue(revisionOf(model), calm);
  const [compared, setCompared] = useState<VersionName | undefined>();
  const { pages, ...history } = useHistoryPages({
    of: ['template', template],
    rev,
    read: (page) => calls.graphics.templateHistory({ template, ...page }),
  });
  const versions = pages.flatMap((page) => page.versions);
  const people = usePeople(versions.map(({ by }) => by));
  const nameOf = ({ at, by, publication }: Version) => versionLabel(at, people.nameOf(by), publication);
  return (
    <>
      <VersionList history={history}>
        {versions.map((version, index) => (
          <TemplateVersion
            key={version.seq}
            version={version}
            name={nameOf(version)}
            isNow={index === 0}
            onCompare={() => setCompared(versionOf(version))}
          />
        ))}
      </VersionList>
      <CompareVersions
        versions={versions.filter(isKept).map((version) => ({ value: versionOf(version), label: nameOf(version) }))}
        left={compared}
        onClose={() => setCompared(undefined)}
      />
    </>
  );
}

interface TemplateVersionProps {
  version: Version;
  name: string;
  isNow: boolean;
  onCompare: () => void;
}

function TemplateVersion({ version, name, isNow, onCompare }: TemplateVersionProps) {
  const { template } = useModel();
  const { edits } = useEditor();
  const confirm = useConfirmRestore();
  const { run, pending } = useCall(calls.graphics.restoreTemplateVersion, { done: restoredNotice });
  const restore = async () => {
    const restored = (await confirm(name)) && (await run({ template: template.id, seq: version.seq }));
    if (restored) edits.record(restoredStep(template.id, restored.before, restored.after));
  };
  const { by, at, words, publication, slides } = version;
  return (
    <VersionCard
      name={name}
      picture={
        isKept(version) && <VersionPicture version={isNow ? 'now' : versionOf(version)} changed={slides} alt={name} />
      }
      by={by}
      at={at}
      words={words}
      badge={publication ? `Publication ${publication}` : isNow ? 'Now' : undefined}
      {...(!isNow && isKept(version) && { onCompare, onRestore: () => void restore() })}
      restoring={pending}
    />
  );
}
