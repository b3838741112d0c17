import { Button, Group, Select, Stack } from '@mantine/core';
import { type Brief, type Deliverable, type DeliverableState, deliverableStates } from '@pavilion/domain';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { formatCount } from '../../kit/count-words.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { SearchInput } from '../../kit/search-input.tsx';
import { urlChoice, urlText } from '../../kit/url-state.ts';
import { useRemembered } from '../../kit/use-remembered.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { ViewSwitch } from '../../kit/view-switch.tsx';
import { useStateWords } from '../../parts/state-badge.tsx';
import { RequestZip, ZipList } from '../../parts/zips.tsx';
import { useCan } from '../../session/session-provider.tsx';
import { useDeliverableEdits } from '../use-deliverable-edits.ts';
import { arrangeDeliverables, type DeliverableGroup, groupings, sorts } from './arrange-deliverables.ts';
import { BatchBar } from './batch-bar.tsx';
import { BriefUpload } from './brief-upload.tsx';
import { DeliverableFolder } from './deliverable-folder.tsx';
import { DeliverableRows } from './deliverable-rows.tsx';
import { NewDeliverable } from './new-deliverable.tsx';
import { UploadVersions } from './upload-versions.tsx';

const address = { search: urlText(), sort: urlChoice(sorts, 'title'), group: urlChoice(groupings, 'folderName') };
const sortWords = { title: 'Title', updated_at: 'Last changed', deadline: 'Deadline' };
const groupWords = { folderName: 'Folder', state: 'State' };

interface DeliverablesTabProps {
  brief: Brief;
  deliverables: readonly Deliverable[];
  loading: boolean;
}

/** The deliverables widget: cards in folders or rows like a spreadsheet, sort, group, batch edit, new, upload (PRD-036..043). */
export function DeliverablesTab({ brief, deliverables, loading }: DeliverablesTabProps) {
  const [url, setUrl] = useUrlState(address);
  const [view, setView] = useRemembered<'cards' | 'rows'>('deliverables.view', 'cards');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<'new' | 'upload' | null>(null);
  const stateWord = useStateWords();
  const creates = useCan('createDeliverables');
  const edits = useCan('editDeliverables');
  const edit = useDeliverableEdits();
  const uploadsSigned = useCan('uploadSigned');
  const uploads = useCan('uploadVersion') || uploadsSigned;
  const search = useDeferredValue(url.search.trim().toLowerCase());
  const words = useMemo(
    () =>
      Object.fromEntries(deliverableStates.map((state) => [state, stateWord(state)])) as Record<
        DeliverableState,
        string
      >,
    [stateWord],
  );
  const groups = useMemo(() => {
    const shown = search
      ? deliverables.filter((deliverable) => deliverable.title.toLowerCase().includes(search))
      : deliverables;
    return arrangeDeliverables(shown, url.sort, url.group, words);
  }, [deliverables, search, url.sort, url.group, words]);
  const chosen = deliverables.filter((deliverable) => selected.has(deliverable.id));
  // Those that are chosen, else all; each in its folder.
  const zipped = (chosen.length > 0 ? chosen : deliverables).flatMap(({ currentFileID, folderName }) =>
    currentFileID ? [{ id: currentFileID, folderName: folderName ?? undefined }] : [],
  );
  const toggle = useCallback((ids: readonly string[], on: boolean) => {
    setSelected((before) => {
      const next = new Set(before);
      for (const id of ids) on ? next.add(id) : next.delete(id);
      return next;
    });
  }, []);

  // Cards are dragged between folders; a state is reached by its own steps only.
  const moves = edits && url.group === 'folderName';
  const moveTo = (group: DeliverableGroup, ids: readonly string[]) => {
    const moved = deliverables.filter(({ id, folderName }) => ids.includes(id) && (folderName ?? '') !== group.key);
    const said = moved.length === 1 ? `${moved[0]?.title} is` : `${formatCount(moved.length)} deliverables are`;
    if (moved.length > 0)
      void edit(
        moved.map((deliverable) => ({ deliverable, changes: { folderName: group.key || null } })),
        group.key ? `${said} in ${group.title}` : `${said} in no folder`,
      );
  };

  return (
    <Stack gap="md">
      <Group gap="sm">
        <SearchInput
          value={url.search}
          onChange={(value) => setUrl({ search: value })}
          placeholder="Search deliverables"
        />
        <Select
          aria-label="Sort by"
          w={140}
          allowDeselect={false}
          data={sorts.map((value) => ({ value, label: sortWords[value] }))}
          value={url.sort}
          onChange={(sort) => setUrl({ sort: sorts.find((known) => known === sort) ?? 'title' })}
        />
        <Select
          aria-label="Group by"
          w={120}
          allowDeselect={false}
          data={groupings.map((value) => ({ value, label: groupWords[value] }))}
          value={url.group}
          onChange={(group) => setUrl({ group: groupings.find((known) => known === group) ?? 'folderName' })}
        />
        <ViewSwitch value={view} onChange={setView} />
        <Group gap="xs" ml="auto">
          <UploadVersions deliverables={deliverables} />
          <RequestZip source={{ prodID: brief.id }} files={zipped} />
          {uploads && (
            <Button variant="default" leftSection={<IconUpload size={16} />} onClick={() => setOpen('upload')}>
              Upload files
            </Button>
          )}
          {creates && (
            <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen('new')}>
              New deliverable
            </Button>
          )}
        </Group>
      </Group>
      {chosen.length > 0 && <BatchBar chosen={chosen} onClear={() => setSelected(new Set())} />}
      <ZipList source={{ prodID: brief.id }} />
      {loading ? (
        <PleaseWait />
      ) : groups.length === 0 ? (
        <EmptyState
          action={creates && !search ? <Button onClick={() => setOpen('new')}>New deliverable</Button> : undefined}
        >
          {search ? 'No deliverable fits this search.' : 'This brief has no deliverables yet.'}
        </EmptyState>
      ) : view === 'cards' ? (
        groups.map((group) => (
          <DeliverableFolder
            key={group.key}
            brief={brief.id}
            group={group}
            selected={selected}
            onSelect={toggle}
            onDropInto={moves ? (ids) => moveTo(group, ids) : undefined}
          />
        ))
      ) : (
        <DeliverableRows groups={groups} selected={selected} onSelect={toggle} />
      )}
      <NewDeliverable brief={brief} opened={open === 'new'} onClose={() => setOpen(null)} />
      <BriefUpload brief={brief} opened={open === 'upload'} maySign={uploadsSigned} onClose={() => setOpen(null)} />
    </Stack>
  );
}
