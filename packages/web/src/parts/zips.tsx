import { Anchor, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { refuseZipDeletion, type Zip, zips } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { IconDownload, IconFileZip, IconTrash } from '@tabler/icons-react';
import { calls } from '../call/client.ts';
import { useCall } from '../call/use-call.ts';
import { useConfirm } from '../kit/confirm.tsx';
import { countWords } from '../kit/count-words.ts';
import { readDate } from '../kit/date-label.ts';
import { sizeLabel } from '../kit/sizes.ts';
import { useViewer } from '../session/session-provider.tsx';
import { PersonName } from './person-name.tsx';
import { StatusBadge } from './status-badge.tsx';
import classes from './zips.module.css';

/** Where the files of a zip come from. */
export type ZipSource = { colID: string } | { prodID: string };

interface RequestZipProps {
  source: ZipSource;
  /** Files of the zip with their folders. */
  files: readonly { id: string; folderName?: string | undefined }[];
}

/** Requests a zip of all files (LIB-032, LIB-034). */
export function RequestZip({ source, files }: RequestZipProps) {
  const confirm = useConfirm();
  const call = useCall(calls.library.requestZip, {
    done: 'The zip was requested. Its link appears here once it is ready.',
  });
  const ask = async () => {
    const question = {
      title: `Request a Zip of ${countWords(files.length, 'file')}?`,
      text: 'This will create a zip containing all the files in the collection, and be available for 1 year.',
      confirm: 'Request Zip',
    };
    if (await confirm(question)) await call.run({ ...source, files: [...files], all: true });
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

/** Requested zips, newest first; hidden without any. */
export function ZipList({ source }: { source: ZipSource }) {
  const { documents } = useLive(zips, { where: { ...source }, orderBy: [{ field: 'created_at', direction: 'desc' }] });
  if (documents.length === 0) return null;
  return (
    <ul className={classes.list} aria-label="Zips">
      {documents.map((zip) => (
        <ZipLine key={zip.id} zip={zip} />
      ))}
    </ul>
  );
}

function ZipLine({ zip }: { zip: Zip }) {
  const mayDelete = refuseZipDeletion(useViewer(), zip) === null;
  const confirm = useConfirm();
  const remove = useCall(calls.library.deleteZip, { done: 'The zip was deleted' });
  const erase = async () => {
    const text = `${zip.zipName}.zip will be deleted. The files in it are kept.`;
    if (await confirm({ title: 'Delete this zip?', text, confirm: 'Delete Zip', danger: true })) {
      await remove.run({ id: zip.id });
    }
  };
  const until = zip.deleteDate ? readDate(zip.deleteDate) : null;
  return (
    <li className={classes.line}>
      <Stack gap={2} miw={0} flex={1}>
        <Group gap="xs">
          {zip.status === 'ready' ? (
            <Anchor href={`/api/zips/${zip.id}`} download size="sm" fw={500}>
              {zip.zipName}.zip
            </Anchor>
          ) : (
            <Text size="sm" fw={500}>
              {zip.zipName}.zip
            </Text>
          )}
          <StatusBadge status={zip.status} />
        </Group>
        <Text size="xs" c="dimmed" className="tabular" component="div">
          {zip.files.length === 1 ? '1 file' : `${zip.files.length} files`}
          {zip.size !== undefined && zip.size !== null ? ` · ${sizeLabel(zip.size)}` : ''}
          {until ? ` · available until ${until.toLocaleDateString('en-GB')}` : ''} · <PersonName id={zip.created_by} />
        </Text>
        {zip.status === 'requested' && (
          <Progress
            value={zip.progress ?? 0}
            size={4}
            mt={4}
            animated
            aria-label={`${zip.zipName}, ${zip.progress ?? 0}%`}
          />
        )}
        {zip.status === 'failed' && (
          <Text size="xs" c="var(--pv-red)">
            {zip.error || 'This zip could not be built.'}
          </Text>
        )}
      </Stack>
      <Group gap="xs" wrap="nowrap">
        {zip.status === 'ready' && (
          <Button
            component="a"
            size="xs"
            href={`/api/zips/${zip.id}`}
            download
            leftSection={<IconDownload size={14} />}
          >
            Download
          </Button>
        )}
        {zip.status !== 'requested' && mayDelete && (
          <Button
            size="xs"
            variant="default"
            loading={remove.pending}
            leftSection={<IconTrash size={14} />}
            onClick={() => void erase()}
          >
            Delete Zip
          </Button>
        )}
      </Group>
    </li>
  );
}
