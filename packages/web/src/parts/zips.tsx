import { Button } from '@mantine/core';
import { type Deliverable, zips } from '@pavilion/domain';
import type { Where } from '@pavilion/sync';
import { useLive } from '@pavilion/sync/react';
import { IconFileZip } from '@tabler/icons-react';
import { useMemo } from 'react';
import { calls } from '../call/client.ts';
import { useCall } from '../call/use-call.ts';
import { useConfirm } from '../kit/confirm.tsx';
import { countWords } from '../kit/count-words.ts';
import { lazyPart } from '../kit/lazy-part.tsx';
import { notifyDone } from '../kit/notify.ts';
import { useUser } from '../session/session-provider.tsx';
import classes from './zips.module.css';

const ZipLine = lazyPart(() => import('./zip-line.tsx').then((module) => module.ZipLine));

/** Where the files of a zip come from; none for a selection in the catalogue, or in the clips of the archive. */
export type ZipSource = { colID: string } | { prodID: string } | { matchID: string } | Record<string, never>;

interface ZippedFiles {
  source: ZipSource;
  /** Files of the zip with their folders. */
  files: readonly { id: string; folderName?: string | undefined }[];
}

/** What the zip contains: the words for collections are fixed (LIB-032). */
function contentWords(source: ZipSource, selected: boolean): string {
  const whole = 'prodID' in source ? 'brief' : 'collection';
  return selected ? `the selected files of the ${whole}` : `all the files in the ${whole}`;
}

interface RequestZipProps extends ZippedFiles {
  /** Whether `files` are a selection: the zip then lacks nothing that is added to its source later. */
  selected?: boolean;
}

/** Requests a zip of all files of a collection or brief, or of those selected there (LIB-032, LIB-034). */
export function RequestZip({ source, files, selected = false }: RequestZipProps) {
  const confirm = useConfirm();
  const call = useCall(calls.library.requestZip, {
    done: 'The zip was requested. Its link appears here once it is ready.',
  });
  const ask = async () => {
    const question = {
      title: `Request a Zip of ${countWords(files.length, 'file')}?`,
      text: `This will create a zip containing ${contentWords(source, selected)}, and be available for 1 year.`,
      confirm: 'Request Zip',
    };
    if (await confirm(question)) await call.run({ ...source, files: [...files], all: !selected });
  };
  return (
    <Button
      variant="default"
      leftSection={<IconFileZip size={16} />}
      disabled={files.length === 0}
      loading={call.pending}
      onClick={() => void ask()}
    >
      Request Zip
    </Button>
  );
}

interface ZipSelectionProps extends ZippedFiles {
  label?: string;
  /** A sentence about what is selected and has no file. */
  without?: string;
}

/** Requests one zip of the selected files, and says how many of them it leaves out. */
export function ZipSelection({ source, files, label = 'Request Zip of Selection', without = '' }: ZipSelectionProps) {
  const confirm = useConfirm();
  const call = useCall(calls.library.requestZip);
  const ask = async () => {
    const question = {
      title: `Request a Zip of ${countWords(files.length, 'file')}?`,
      text: `The zip holds the selected files. It is available for 1 year. ${without}`.trim(),
      confirm: 'Request Zip',
    };
    const made = (await confirm(question)) && (await call.run({ ...source, files: [...files] }));
    if (!made) return;
    const { left } = made;
    const gone = ` ${countWords(left, 'file')} ${left === 1 ? 'is' : 'are'} left out: deleted, or hidden from you.`;
    notifyDone(`The zip was requested. Its link appears above the files once it is ready.${left > 0 ? gone : ''}`);
  };
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconFileZip size={14} />}
      loading={call.pending}
      onClick={() => void ask()}
    >
      {label}
    </Button>
  );
}

interface ZipListProps {
  source: ZipSource;
  /** Deliverables of the source; undefined while they load, and where there are none. */
  items: readonly Deliverable[] | undefined;
  /** Zips of match video, instead of those of the catalogue. */
  archive?: boolean;
}

/** Requested zips, newest first; hidden without any. Those of selections, and of a match, are shown to their requester. */
export function ZipList({ source, items, archive = false }: ZipListProps) {
  const { id } = useUser();
  const where = whereOf(source, archive, id);
  const { documents } = useLive(zips, { where, orderBy: [{ field: 'created_at', direction: 'desc' }] });
  const current = useMemo(() => items && new Set(items.flatMap((item) => item.currentFileID ?? [])), [items]);
  if (documents.length === 0) return null;
  return (
    <ul className={classes.list} aria-label="Zips">
      {documents.map((zip) => (
        <ZipLine key={zip.id} zip={zip} current={current} />
      ))}
    </ul>
  );
}

function whereOf(source: ZipSource, archive: boolean, person: string): Where {
  if ('matchID' in source) return { matchID: source.matchID, created_by: person };
  if ('colID' in source || 'prodID' in source) return { ...source };
  return archive
    ? { archive: true, created_by: person }
    : { colID: null, prodID: null, archive: null, created_by: person };
}
