import { Button, Group } from '@mantine/core';
import { files, refuseFilm, refusePicture } from '@pavilion/domain';
import { useState } from 'react';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { ErrorState } from '../../../kit/error-state.tsx';
import { MediaThumb } from '../../../kit/media-thumb.tsx';
import { PleaseWait } from '../../../kit/please-wait.tsx';
import { thumbOf } from '../../../parts/file-thumb.ts';
import { useGrowingList } from '../../../parts/use-growing-list.ts';
import classes from './picture.module.css';
import { type PictureQuery, pictureSearch, pictureWhere } from './picture-search.ts';

interface FoundPicturesProps {
  of: PictureQuery;
  onPick: (file: string) => void;
}

const perPage = 24;

/** Pictures of a source, newest first, to choose one. A file that cannot be drawn says why. */
export function FoundPictures({ of, onPick }: FoundPicturesProps) {
  const [count, setCount] = useState(perPage);
  const list = useGrowingList(files, {
    index: 'files',
    where: pictureWhere(of),
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    count,
    search: pictureSearch(of, count),
    failed: `The ${of.of ?? 'picture'}s could not be loaded.`,
  });
  if (list.refusal) return <ErrorState message={list.refusal} onRetry={list.again} />;
  if (list.loading) return <PleaseWait />;
  if (list.items.length === 0) return <EmptyState>No {of.of ?? 'picture'}s found.</EmptyState>;
  return (
    <>
      <ul className={classes.grid} aria-label={of.of === 'video' ? 'Videos found' : 'Pictures found'}>
        {list.items.map((file) => {
          const refused = of.of === 'video' ? refuseFilm(file) : refusePicture(file);
          const name = file.delTitle || file.label || file.sourceFileName || file.name;
          return (
            <li key={file.id}>
              <button
                type="button"
                className={`${classes.choice} mantine-focus-auto`}
                disabled={refused !== null}
                title={refused ?? name}
                onClick={() => onPick(file.id)}
              >
                <MediaThumb {...thumbOf(file)} alt="" ratio={1} />
                <span className={classes.name}>{name}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {list.more && (
        <Group justify="center">
          <Button variant="default" onClick={() => setCount(count + perPage)}>
            Load More
          </Button>
        </Group>
      )}
    </>
  );
}
