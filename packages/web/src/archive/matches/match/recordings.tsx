import { Stack } from '@mantine/core';
import type { FileDocument } from '@pavilion/domain/files';
import { IconVideo } from '@tabler/icons-react';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { MediaThumb } from '../../../kit/media-thumb.tsx';
import { fileSizeLabel } from '../../../kit/sizes.ts';
import { thumbOf } from '../../../parts/file-thumb.ts';
import classes from './match.module.css';

export const recordingAddress = (id: string): string => `#/recording/${encodeURIComponent(id)}`;

/** Recordings by day, with one button for each part (ARC-040). */
export function Recordings({ recordings }: { recordings: readonly FileDocument[] }) {
  if (recordings.length === 0) {
    return <EmptyState icon={IconVideo}>There are no recordings of this match yet.</EmptyState>;
  }
  const days = new Map<number | undefined, FileDocument[]>();
  for (const file of recordings) days.set(file.day, [...(days.get(file.day) ?? []), file]);
  return (
    <Stack gap="xl">
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
