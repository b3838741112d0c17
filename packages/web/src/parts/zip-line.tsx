import { Anchor, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { formatDay, refuseZipDeletion, type Zip } from '@pavilion/domain';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { calls } from '../call/client.ts';
import { useCall } from '../call/use-call.ts';
import { useConfirm } from '../kit/confirm.tsx';
import { countWords } from '../kit/count-words.ts';
import { clockLengthLabel, sizeLabel } from '../kit/sizes.ts';
import { useViewer } from '../session/session-provider.tsx';
import { PersonName } from './person-name.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useZipStanding, zipAddress } from './use-zip-standing.ts';
import classes from './zips.module.css';

interface ZipLineProps {
  zip: Zip;
  /** Ids of the files that a new zip of everything would hold; undefined while they load. */
  current: ReadonlySet<string> | undefined;
}

/** A zip or a joined film: its state, contents and download, and what has changed since its request. */
export function ZipLine({ zip, current }: ZipLineProps) {
  const { changed, missing, refusal } = useZipStanding(zip, current);
  const isOpen = zip.status === 'ready' && refusal === null;
  const mayDelete = refuseZipDeletion(useViewer(), zip) === null;
  const confirm = useConfirm();
  const noun = zip.film ? 'film' : 'zip';
  const deletes = zip.film ? 'Delete Film' : 'Delete Zip';
  const fileName = `${zip.zipName}.${zip.film ? 'mp4' : 'zip'}`;
  const remove = useCall(calls.library.deleteZip, { done: `The ${noun} was deleted` });
  const erase = async () => {
    const kept = zip.film ? 'Its clips and their recordings are kept.' : 'The files in it are kept.';
    const text = `${fileName} will be deleted. ${kept}`;
    if (await confirm({ title: `Delete this ${noun}?`, text, confirm: deletes, danger: true })) {
      await remove.run({ id: zip.id });
    }
  };
  return (
    <li className={classes.line}>
      {/* On a phone, the buttons stand below. */}
      <Stack gap={2} miw={0} flex="1 1 240px">
        <Group gap="xs">
          {isOpen ? (
            <Anchor href={zipAddress(zip)} download size="sm" fw={500}>
              {fileName}
            </Anchor>
          ) : (
            <Text size="sm" fw={500}>
              {fileName}
            </Text>
          )}
          {refusal === null && <StatusBadge status={zip.status} />}
        </Group>
        <Text size="xs" c="dimmed" className="tabular" component="div">
          {zip.film ? countWords(zip.film.events.length, 'clip') : countWords(zip.files.length, 'file')}
          {zip.film?.seconds === undefined ? '' : ` · ${clockLengthLabel(zip.film.seconds)}`}
          {zip.size !== undefined && zip.size !== null ? ` · ${sizeLabel(zip.size)}` : ''}
          {zip.deleteDate ? ` · available until ${formatDay(zip.deleteDate)}` : ''} · <PersonName id={zip.created_by} />
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
        {(refusal !== null || changed > 0) && (
          <Text size="xs" c="var(--pv-orange)" role="status">
            {refusal ??
              `Out of date: ${countWords(changed, 'file')} ${changed === 1 ? 'has' : 'have'} changed since this zip was requested.`}
          </Text>
        )}
        {missing > 0 && refusal === null && (
          <Text size="xs" c="var(--pv-orange)" role="status">
            {countWords(missing, 'file')} here {missing === 1 ? 'is' : 'are'} not in this zip.
          </Text>
        )}
        {zip.film && zip.film.notes.length > 0 && (
          <Text size="xs" c="dimmed">
            {zip.film.notes.join(' ')}
          </Text>
        )}
        {zip.status === 'failed' && (
          <Text size="xs" c="var(--pv-red)">
            {zip.error || `This ${noun} could not be made.`}
          </Text>
        )}
      </Stack>
      <Group gap="xs" wrap="nowrap">
        {isOpen && (
          <Button component="a" size="xs" href={zipAddress(zip)} download leftSection={<IconDownload size={14} />}>
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
            {deletes}
          </Button>
        )}
      </Group>
    </li>
  );
}
