import { Button, Menu, Progress, Text } from '@mantine/core';
import { type Match, recordingName } from '@pavilion/domain/archive';
import type { FileDocument } from '@pavilion/domain/files';
import { IconClock, IconHandClick } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';
import { formatCount } from '../../kit/count-words.ts';
import { useCan } from '../../session/session-provider.tsx';
import classes from './placing.module.css';
import { TimesDialog } from './times-dialog.tsx';

/** How many of a match's deliveries are on film, and the two ways to place them for archive administrators. */
export function FilmCover({ match, recordings }: { match: Match; recordings: readonly FileDocument[] }) {
  const maintains = useCan('manageArchive');
  const [byTimes, setByTimes] = useState(false);
  const { answer, again } = useAnswer(calls.archive.filmCover, { match: match.id });
  if (!answer || answer.deliveries === 0 || recordings.length === 0) return null;
  const { deliveries, placed } = answer;
  return (
    <section className={classes.cover} aria-label="Deliveries on film">
      <Text size="sm" className="tabular" role="status">
        {placed === deliveries ? 'All' : `${formatCount(placed)} of`} {formatCount(deliveries)} deliveries are on film
      </Text>
      <Progress
        flex="1 1 120px"
        size="sm"
        value={Math.round((placed / deliveries) * 100)}
        aria-label="Deliveries on film"
      />
      {maintains && (
        <>
          <Button size="xs" variant="default" leftSection={<IconClock size={14} />} onClick={() => setByTimes(true)}>
            Place by Time
          </Button>
          <PlaceByHand recordings={recordings} />
        </>
      )}
      {byTimes && (
        <TimesDialog
          match={match}
          recordings={recordings}
          onClose={() => {
            setByTimes(false);
            void again();
          }}
        />
      )}
    </section>
  );
}

const placingAddress = (id: string) => `#/recording/${encodeURIComponent(id)}?place=yes`;

const byHand = { size: 'xs', variant: 'default', leftSection: <IconHandClick size={14} /> } as const;

/** Goes to the one recording, or offers them all. */
function PlaceByHand({ recordings }: { recordings: readonly FileDocument[] }) {
  const [only, ...others] = recordings;
  if (only && others.length === 0)
    return (
      <Button {...byHand} component="a" href={placingAddress(only.id)}>
        Place by Hand
      </Button>
    );
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button {...byHand}>Place by Hand</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {recordings.map((file) => (
          <Menu.Item key={file.id} component="a" href={placingAddress(file.id)}>
            {recordingName(file)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
