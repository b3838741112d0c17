import {
  type Design,
  formatInstant,
  type Graphic,
  type GraphicState,
  graphicChanges,
  publications,
} from '@pavilion/domain';
import { graphicsPolicies } from '@pavilion/domain/policies/graphics';
import { useDoc } from '@pavilion/sync/react';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { Drawer } from '../../kit/drawer.tsx';
import { useHistoryPages } from '../../parts/use-history-pages.ts';
import { usePeople } from '../../parts/use-people.ts';
import { useMay } from '../../session/use-may.ts';
import { DesignPicture } from '../design-picture.tsx';
import { CompareWindow } from './compare-window.tsx';
import { Compared } from './compared.tsx';
import { VersionCard } from './version-card.tsx';
import { versionLabel } from './version-label.ts';
import { VersionList } from './version-list.tsx';

interface GraphicHistoryProps {
  graphic: Graphic;
  opened: boolean;
  onClose: () => void;
}

type Version = Awaited<ReturnType<typeof calls.graphics.graphicHistory>>['versions'][number];

/** A deletion left nothing to compare with or to restore. */
const isKept = ({ event }: Version) => event !== 'deleted';

/** Who changed what of a graphic and when; each version can be compared and restored (GFX-033). */
export function GraphicHistory({ graphic, opened, onClose }: GraphicHistoryProps) {
  return (
    <Drawer opened={opened} onClose={onClose} title="History" position="right" size="md">
      {opened && <Versions graphic={graphic} />}
    </Drawer>
  );
}

function Versions({ graphic }: { graphic: Graphic }) {
  const [compared, setCompared] = useState<string | undefined>();
  const { pages, ...history } = useHistoryPages({
    of: ['graphic', graphic.id],
    rev: graphic._rev,
    read: (page) => calls.graphics.graphicHistory({ graphic: graphic.id, ...page }),
  });
  const versions = pages.flatMap((page) => page.versions);
  const people = usePeople(versions.map(({ by }) => by));
  const nameOf = ({ at, by }: Version) => versionLabel(at, people.nameOf(by));
  const [now] = versions;
  const stateOf = (seq: string) => versions.find((version) => String(version.seq) === seq)?.state;
  return (
    <>
      <VersionList history={history}>
        {versions.map((version) => (
          <GraphicVersion
            key={version.seq}
            graphic={graphic}
            version={version}
            name={nameOf(version)}
            isNow={version === now}
            onCompare={() => setCompared(String(version.seq))}
          />
        ))}
      </VersionList>
      <CompareWindow
        versions={versions.filter(isKept).map((version) => ({
          value: String(version.seq),
          label: version === now ? 'Now' : nameOf(version),
        }))}
        opened={compared && now ? { left: compared, right: String(now.seq) } : undefined}
        onClose={() => setCompared(undefined)}
      >
        {(left, right) => <Pair left={stateOf(left)} right={stateOf(right)} />}
      </CompareWindow>
    </>
  );
}

interface GraphicVersionProps {
  graphic: Graphic;
  version: Version;
  name: string;
  isNow: boolean;
  onCompare: () => void;
}

function GraphicVersion({ graphic, version, name, isNow, onCompare }: GraphicVersionProps) {
  const may = useMay(graphicsPolicies.graphics);
  const { run, pending } = useCall(calls.graphics.restoreGraphicVersion, { done: 'The version is restored.' });
  const { seq, by, at, state } = version;
  const { document: publication } = useDoc(publications, state.publication);
  const design = publication?.design;
  const restore = () => void run({ graphic: graphic.id, seq });
  return (
    <VersionCard
      name={name}
      picture={
        isKept(version) &&
        design && <DesignPicture design={design} values={state.values} changes={state.changes} alt={name} />
      }
      by={by}
      at={at}
      words={wordsOf(version, design)}
      badge={isNow ? 'Now' : undefined}
      {...(!isNow && isKept(version) && { onCompare })}
      {...(!isNow && isKept(version) && may.patch(graphic, 'values') && { onRestore: restore })}
      restoring={pending}
    />
  );
}

function wordsOf({ event, restored, before, state }: Version, design: Design | undefined): string[] {
  if (event) return [event === 'deleted' ? 'Deleted this graphic' : 'Restored from the trash'];
  const changes = before ? design && graphicChanges(before, state, design) : ['Made this graphic'];
  return [...(restored ? [`Restored the version of ${formatInstant(restored)}`] : []), ...(changes ?? [])];
}

function Pair({ left, right }: { left: GraphicState | undefined; right: GraphicState | undefined }) {
  const { document: one } = useDoc(publications, left?.publication);
  const { document: other } = useDoc(publications, right?.publication);
  const side = (state: GraphicState | undefined, publication: typeof one) =>
    state && publication
      ? {
          title: `${state.name}, publication ${publication.number}`,
          design: publication.design,
          values: state.values,
          changes: state.changes,
        }
      : undefined;
  return (
    <Compared
      left={side(left, one)}
      right={side(right, other)}
      words={left && right && other ? graphicChanges(left, right, other.design) : []}
    />
  );
}
