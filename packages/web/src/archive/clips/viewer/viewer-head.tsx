import { ActionIcon, Group, Text } from '@mantine/core';
import { matches, pagePath } from '@pavilion/domain';
import { matchLine, recordingName } from '@pavilion/domain/archive';
import { IconKeyboard } from '@tabler/icons-react';
import { PageLink } from '../../../kit/links.tsx';
import { openShortcuts } from '../../../kit/shortcut-sheet.tsx';
import type { OpenRecording } from './use-recording.ts';
import classes from './viewer.module.css';

/** Header of the viewer: the match and its recordings. */
export function ViewerHead({ match, recording, parts }: OpenRecording) {
  return (
    <header className={classes.head}>
      <div className={classes.headline}>
        {match ? (
          <PageLink to={pagePath(matches, match)} className={classes.match}>
            {matchLine(match)}
          </PageLink>
        ) : (
          <Text fw={600}>{recording?.label || recording?.name}</Text>
        )}
        {match?.competitionName && (
          <Text size="xs" c="dimmed" truncate>
            {[match.competitionName, match.competition].filter(Boolean).join(' · ')}
          </Text>
        )}
      </div>
      <Group component="nav" gap={4} aria-label="Recordings of this match" className={classes.parts}>
        {parts.map((part) => (
          <PageLink
            key={part.id}
            to="/recording/$fileId/{-$clipId}"
            params={{ fileId: part.id, clipId: undefined } as never}
            // Placing by hand goes on in the other part.
            search={(({ place }: { place?: unknown }) => ({ place })) as never}
            className={classes.part}
            aria-current={part.id === recording?.id ? 'page' : undefined}
          >
            {recordingName(part)}
          </PageLink>
        ))}
      </Group>
      <ActionIcon
        variant="subtle"
        color="gray"
        data-tip="Keyboard shortcuts (?)"
        aria-label="Keyboard shortcuts"
        onClick={openShortcuts}
      >
        <IconKeyboard size={18} />
      </ActionIcon>
    </header>
  );
}
