import { Group, Stack } from '@mantine/core';
import type { FileDocument } from '@pavilion/domain/files';
import { IconVideo } from '@tabler/icons-react';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { ButtonLink } from '../../../kit/links.tsx';
import { MediaThumb } from '../../../kit/media-thumb.tsx';
import { fileSizeLabel } from '../../../kit/sizes.ts';
import { thumbOf } from '../../../parts/file-thumb.ts';
import { ZipList, ZipSelection } from '../../../parts/zips.tsx';
import { useCan } from '../../../session/session-provider.tsx';
import classes from './match.module.css';

export const recordingAddress = (id: string): string => `#/recording/${encodeURIComponent(id)}`;

interface RecordingsProps {
  /** Id of the match. */
  match: string;
  recordings: readonly FileDocument[];
}

/** Recordings by day, with one button for each part (ARC-040). */
export function Recordings({ match, recordings }: RecordingsProps) {
  const manages = useCan('manageArchive');
  if (recordings.length === 0) {
    const add = manages && <ButtonLink to="/admin">Match Recordings Admin</ButtonLink>;
    return (
      <EmptyState icon={IconVideo} action={add}>
        There are no recordings of this match yet.
      </EmptyState>
    );
  }
  const days = new Map<number | undefined, FileDocument[]>();
  for (const file of recordings) days.set(file.day, [...(days.get(file.day) ?? []), file]);
  return (
    <Stack gap="xl">
      {recordings.length > 1 && (
        <Group>
          <ZipSelection
            source={{ matchID: match }}
            files={recordings.map(toZip)}
            label="Request Zip of All Recordings"
          />
        </Group>
      )}
      <ZipList source={{ matchID: match }} items={undefined} />
      {[...days].map(([day, parts]) => {
        const title = day === undefined ? 'No day' : `Day ${day}`;
        return (
          <section key={title} className={classes.day} aria-label={title}>
            <h2 className={classes.dayTitle}>{title}</h2>
            <ul className={classes.parts}>
              {parts.map((file, index) => (
                <li key={file.id}>
                  <a className={classes.part} href={recordingAddress(file.id)}>
                    <MediaThumb {...thumbOf(file)} alt="" ratio={16 / 9} />
                    <span className={classes.partWords}>
                      Part {file.part ?? index + 1}
                      <small className="tabular">{fileSizeLabel(file.size)}</small>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Stack>
  );
}

/** A folder for each day: the parts of different days often have the same file names. */
const toZip = ({ id, day }: FileDocument) => ({ id, folderName: day === undefined ? undefined : `Day ${day}` });
