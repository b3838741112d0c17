import { ActionIcon, Button, Group, Menu, Text } from '@mantine/core';
import { isUnderway, type Match, type PlatformVideo, reelUploadName, refuseDay } from '@pavilion/domain/archive';
import { type FileDocument, files } from '@pavilion/domain/files';
import { filesPolicies } from '@pavilion/domain/policies/files';
import { useChange, useRemove } from '@pavilion/sync/react';
import { IconArrowBackUp, IconDots, IconTrash, IconVideo } from '@tabler/icons-react';
import { calls } from '../../../call/client.ts';
import { refusalWords } from '../../../call/refusal.ts';
import { useCall } from '../../../call/use-call.ts';
import { useConfirm } from '../../../kit/confirm.tsx';
import { notify, notifyDone, notifyError } from '../../../kit/notify.ts';
import { RelativeDate } from '../../../kit/relative-date.tsx';
import { clockLengthLabel, fileSizeLabel } from '../../../kit/sizes.ts';
import { SendingBadge } from '../../../parts/sending-badge.tsx';
import { useCan } from '../../../session/session-provider.tsx';
import { useMay } from '../../../session/use-may.ts';
import classes from '../../archive.module.css';
import { removesFromMatch, useUnpairing } from '../../clips/viewer/use-unpairing.ts';
import { DownloadFilm } from '../../download-film.tsx';
import { FilmCard, FilmPoster } from '../../film-card.tsx';
import { WholeNumberInput } from '../../whole-number-input.tsx';

interface ReelCardProps {
  match: Match;
  reel: FileDocument;
  sending: PlatformVideo | undefined;
  onPlay: () => void;
}

/** Card for a reel, with its actions (ARC-045..052). */
export function ReelCard({ match, reel, sending, onPlay }: ReelCardProps) {
  const manages = useCan('manageArchive');
  const may = useMay(filesPolicies.files);
  const change = useChange(files);
  const send = useCall(calls.archive.sendToBC);
  const name = reel.label || reel.name;
  const { day } = reel;
  const underway = sending !== undefined && isUnderway(sending);

  const submit = async (number: number) => {
    const done = await send.run({ uploadName: reelUploadName(match, number), file: { id: reel.id } });
    if (done) notify('Submitted', { time: 4_000 }); // ARC-051
  };
  return (
    <FilmCard
      name={name}
      picture={<FilmPoster file={reel} chips={day === undefined ? [] : [`Day ${day}`]} />}
      onPlay={onPlay}
    >
      <Text size="sm" className={classes.name}>
        {name}
      </Text>
      <Text size="xs" c="dimmed" className="tabular">
        {reel.metadata?.duration === undefined ? fileSizeLabel(reel.size) : clockLengthLabel(reel.metadata.duration)}
        {' · '}
        <RelativeDate value={reel.created_at} />
      </Text>
      {may.patch(reel, 'day') ? (
        <WholeNumberInput
          inline
          label="Day"
          value={day}
          rule={(value) => refuseDay(value, match)}
          width={56}
          onSave={(value) => change(reel, { day: value })}
        />
      ) : (
        day !== undefined && <Text size="xs">Day {day}</Text>
      )}
      {sending && <SendingBadge video={sending} />}
      <Group gap="xs" mt="auto">
        {manages && day !== undefined && (
          <Button
            size="xs"
            variant="default"
            loading={send.pending}
            disabled={underway}
            leftSection={<IconVideo size={14} />}
            onClick={() => void submit(day)}
          >
            Send to Video Platform
          </Button>
        )}
        <DownloadFilm id={reel.id} />
        {manages && <More reel={reel} name={name} />}
      </Group>
    </FilmCard>
  );
}

function More({ reel, name }: { reel: FileDocument; name: string }) {
  const confirm = useConfirm();
  const remove = useRemove(files);
  const mayErase = useMay(filesPolicies.files).remove(reel);
  const unpairing = useUnpairing(reel);
  const erase = async () => {
    const question = { title: 'Are you sure? Not undo-able.', confirm: 'Yes, delete it', danger: true, text: name };
    if (!(await confirm(question))) return;
    try {
      await remove(reel.id);
      notifyDone('Reel deleted.');
    } catch (error) {
      notifyError(refusalWords(error).message);
    }
  };
  return (
    <>
      {mayErase && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconTrash size={14} />}
          aria-label={`Delete ${name}`}
          onClick={() => void erase()}
        >
          Delete
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={`More actions for ${name}`}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconArrowBackUp size={16} />} onClick={() => void unpairing.run()}>
            {removesFromMatch}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
