import { Button, Stack } from '@mantine/core';
import { type Brief, type Deliverable, seesWholeBriefs } from '@pavilion/domain';
import { useState } from 'react';
import { groupsStyle } from '../../kit/card-groups.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { useRemembered } from '../../kit/use-remembered.ts';
import { RequestZip, ZipList } from '../../parts/zips.tsx';
import { useCan, useViewer } from '../../session/session-provider.tsx';
import { BatchBar } from './batch-bar.tsx';
import { BriefUpload } from './brief-upload.tsx';
import { DeliverableFolder } from './deliverable-folder.tsx';
import { DeliverableRows } from './deliverable-rows.tsx';
import { DeliverablesBar } from './deliverables-bar.tsx';
import { NewDeliverable } from './new-deliverable.tsx';
import { UploadVersions } from './upload-versions.tsx';
import { useArrangement } from './use-arrangement.ts';
import { useChosen } from './use-chosen.ts';
import { useFolderMoves } from './use-folder-moves.ts';

interface DeliverablesTabProps {
  brief: Brief;
  deliverables: readonly Deliverable[];
  loading: boolean;
}

/** The deliverables of a brief, as cards in folders or as rows of a sheet (PRD-036, PRD-037, PRD-038, PRD-039, PRD-040). */
export function DeliverablesTab({ brief, deliverables, loading }: DeliverablesTabProps) {
  const arrangement = useArrangement(deliverables);
  const { groups, search, url } = arrangement;
  const [view, setView] = useRemembered<'cards' | 'rows'>('deliverables.view', 'cards');
  const [open, setOpen] = useState<'new' | 'upload' | null>(null);
  const { ids: selected, toggle, clear } = useChosen();
  const moveTo = useFolderMoves(deliverables);
  const viewer = useViewer();
  const creates = useCan('createDeliverables');
  const edits = useCan('editDeliverables');
  const uploadsSigned = useCan('uploadSigned');
  const uploads = useCan('uploadVersion') || uploadsSigned;
  const chosen = deliverables.filter((deliverable) => selected.has(deliverable.id));
  // The chosen deliverables, else all, each in its folder.
  const zipped = (chosen.length > 0 ? chosen : deliverables).flatMap(({ currentFileID, folderName }) =>
    currentFileID ? [{ id: currentFileID, folderName: folderName ?? undefined }] : [],
  );
  // Cards are dragged between folders only: a state changes by its own steps.
  const drags = edits && url.group === 'folderName';
  // Rows can be pasted into the sheet of a brief that has no deliverables yet.
  const takesRows = view === 'rows' && creates && !search;
  const openNew = () => setOpen('new');
  const close = () => setOpen(null);

  return (
    <Stack gap="md">
      <DeliverablesBar
        arrangement={arrangement}
        view={view}
        onView={setView}
        onUpload={uploads ? () => setOpen('upload') : undefined}
        onNew={creates ? openNew : undefined}
      >
        <UploadVersions deliverables={deliverables} />
        <RequestZip source={{ prodID: brief.id }} files={zipped} selected={chosen.length > 0} />
      </DeliverablesBar>
      <ZipList source={{ prodID: brief.id }} items={loading ? undefined : deliverables} />
      {loading ? (
        <PleaseWait />
      ) : groups.length === 0 && !takesRows ? (
        <EmptyState action={creates && !search ? <Button onClick={openNew}>New deliverable</Button> : undefined}>
          {search
            ? 'No deliverables match this search.'
            : seesWholeBriefs(viewer)
              ? 'This brief has no deliverables yet.'
              : 'This brief has no deliverables that you may see.'}
        </EmptyState>
      ) : view === 'cards' ? (
        <div style={groupsStyle}>
          {groups.map((group) => (
            <DeliverableFolder
              key={group.key}
              brief={brief.id}
              group={group}
              selected={selected}
              onSelect={toggle}
              onDropInto={drags ? (ids) => moveTo(group, ids) : undefined}
            />
          ))}
        </div>
      ) : (
        <DeliverableRows brief={brief} groups={groups} selected={selected} onSelect={toggle} />
      )}
      {chosen.length > 0 && <BatchBar chosen={chosen} onClear={clear} />}
      <NewDeliverable brief={brief} opened={open === 'new'} onClose={close} />
      <BriefUpload brief={brief} opened={open === 'upload'} maySign={uploadsSigned} onClose={close} />
    </Stack>
  );
}
