import { ActionIcon, Group, Loader, SegmentedControl, Text, Tooltip, VisuallyHidden } from '@mantine/core';
import { guessPairing, type Match, matchLine, refuseDay, refusePart } from '@pavilion/domain/archive';
import { type FileDocument, files } from '@pavilion/domain/files';
import { filesPolicies } from '@pavilion/domain/policies/files';
import { useChange, useRemove } from '@pavilion/sync/react';
import { IconBulb, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { refusalWords } from '../../../call/refusal.ts';
import { useConfirm } from '../../../kit/confirm.tsx';
import { MediaThumb } from '../../../kit/media-thumb.tsx';
import { notifyError } from '../../../kit/notify.ts';
import { RelativeDate } from '../../../kit/relative-date.tsx';
import { Select } from '../../../kit/select.tsx';
import { clockLengthLabel, fileSizeLabel } from '../../../kit/sizes.ts';
import { thumbOf } from '../../../parts/file-thumb.ts';
import { StatusBadge } from '../../../parts/status-badge.tsx';
import { keptInTrash } from '../../../parts/use-erase.ts';
import { useMay } from '../../../session/use-may.ts';
import fieldRow from '../../field-row.module.css';
import { FilmModal } from '../../film-modal.tsx';
import { WholeNumberInput } from '../../whole-number-input.tsx';
import classes from './awaiting.module.css';
import { isReady } from './is-ready.ts';
import { PairButton, usePairing } from './pair-button.tsx';
import type { WantedPairing } from './use-pairing-question.ts';

interface AwaitingFileProps {
  file: FileDocument;
  matches: readonly Match[];
  ask: (wanted: WantedPairing) => Promise<boolean>;
}

/** Awaiting file with the match, day and part guessed from its name, to check, correct and pair (ARC-077..081). */
export function AwaitingFile({ file, matches, ask }: AwaitingFileProps) {
  const guess = useMemo(() => guessPairing(file.name, matches), [file.name, matches]);
  const [chosen, setChosen] = useState<{ match?: string | null; type?: 'recording' | 'match-reel' }>({});
  const [playing, setPlaying] = useState(false);
  const change = useChange(files);
  const may = useMay(filesPolicies.files);
  // An error about the day or part stays at its field until someone enters another.
  const pair = usePairing();
  const place = (changes: { day: number | null } | { part: number | null }) => {
    pair.reset();
    return change(file, changes);
  };
  const match = chosen.match === undefined ? (guess.match ?? null) : chosen.match;
  const type = chosen.type ?? guess.type;
  const paired = matches.find(({ id }) => id === match);
  // The guess is of the guessed match; another may be shorter.
  const day = file.day ?? (refuseDay(guess.day, paired) === null ? guess.day : undefined);
  const part = file.part ?? guess.part;
  const options = useMemo(() => optionsOf(matches, guess.candidates), [matches, guess.candidates]);

  return (
    <article className={classes.file} aria-label={file.name}>
      <button type="button" className={classes.picture} onClick={() => setPlaying(true)}>
        <VisuallyHidden>Play {file.name}</VisuallyHidden>
        <MediaThumb {...thumbOf(file)} alt="" ratio={16 / 9} />
      </button>
      <div className={classes.words}>
        <Text fw={550} size="sm" className={classes.name}>
          {file.name}
        </Text>
        <Text size="xs" c="dimmed" className="tabular" component="div">
          {[
            fileSizeLabel(file.size),
            file.metadata?.duration === undefined ? undefined : clockLengthLabel(file.metadata.duration),
          ]
            .filter(Boolean)
            .join(' · ')}
          {' · '}
          <RelativeDate value={file.created_at} ago />
        </Text>
        <MediaState file={file} />
        {guess.why.length > 0 && (
          <Group gap={6} wrap="nowrap" align="flex-start">
            <IconBulb size={14} aria-hidden className={classes.bulb} />
            <Text size="xs" c="dimmed">
              {guess.why.join(' ')}
            </Text>
          </Group>
        )}
      </div>
      <div className={classes.form}>
        <Select
          label="Match"
          size="xs"
          placeholder={guess.candidates.length > 1 ? `${guess.candidates.length} possible matches` : 'Choose a match'}
          searchable
          clearable
          limit={60}
          nothingFoundMessage="No fetched matches have this name. Fetch more above."
          data={options}
          value={match}
          onChange={(next) => {
            pair.reset();
            setChosen({ ...chosen, match: next });
          }}
        />
        <div className={fieldRow.row}>
          <div className={fieldRow.fields}>
            <WholeNumberInput
              label="Day"
              value={day}
              rule={(value) => refuseDay(value, paired)}
              width={64}
              refusal={pair.fields.day}
              disabled={!may.patch(file, 'day')}
              onSave={(value) => place({ day: value })}
            />
            <WholeNumberInput
              label="Part"
              value={part}
              rule={refusePart}
              width={64}
              refusal={pair.fields.part}
              disabled={!may.patch(file, 'part')}
              onSave={(value) => place({ part: value })}
            />
          </div>
          <SegmentedControl
            size="xs"
            aria-label="Kind of file"
            value={type}
            onChange={(next) => setChosen({ ...chosen, type: next === 'match-reel' ? 'match-reel' : 'recording' })}
            data={[
              { value: 'recording', label: 'Recording' },
              { value: 'match-reel', label: 'Reel' },
            ]}
          />
          <PairButton file={file} pair={pair} match={paired} day={day} part={part} type={type} ask={ask} />
          {may.remove(file) && <Remove file={file} />}
        </div>
        {pair.refusal && !pair.fields.day && !pair.fields.part && (
          <Text size="xs" c="var(--pv-red)" role="alert">
            {pair.refusal.message}
          </Text>
        )}
      </div>
      <FilmModal file={playing ? file : null} title={file.name} onClose={() => setPlaying(false)} />
    </article>
  );
}

function Remove({ file }: { file: FileDocument }) {
  const confirm = useConfirm();
  const remove = useRemove(files);
  const erase = async () => {
    const text = `${file.name} will be deleted. ${keptInTrash}`;
    if (!(await confirm({ title: 'Delete this file?', text, confirm: 'Delete File', danger: true }))) return;
    try {
      await remove(file.id);
    } catch (error) {
      notifyError(refusalWords(error).message);
    }
  };
  return (
    <Tooltip label="Delete">
      <ActionIcon size={30} aria-label={`Delete ${file.name}`} onClick={() => void erase()}>
        <IconTrash size={16} />
      </ActionIcon>
    </Tooltip>
  );
}

function MediaState({ file }: { file: FileDocument }) {
  if (isReady(file)) return <StatusBadge status="ready" plain />;
  if (file.media === 'broken' || file.media === 'waiting') {
    return (
      <Text size="xs" c="var(--pv-red)">
        {file.mediaError ?? 'The preview could not be made.'}
      </Text>
    );
  }
  if (file.media === 'pending') {
    return (
      <Group gap={6}>
        <Loader size={12} />
        <Text size="xs" c="dimmed" className="tabular">
          Making preview and metadata{file.mediaProgress ? `, ${Math.round(file.mediaProgress)}%` : ''}
        </Text>
      </Group>
    );
  }
  return (
    <Text size="xs" c="dimmed">
      Preview or metadata is missing.
    </Text>
  );
}

/** Matches that fit the file name come first. */
function optionsOf(matches: readonly Match[], candidates: readonly string[]) {
  const fitting = new Set(candidates);
  const option = (match: Match) => ({ value: match.id, label: matchLine(match) });
  const rest = matches.filter(({ id }) => !fitting.has(id)).map(option);
  if (fitting.size === 0) return rest;
  const first = matches.filter(({ id }) => fitting.has(id)).map(option);
  return [
    { group: 'Suggested', items: first },
    { group: 'Other matches', items: rest },
  ];
}
