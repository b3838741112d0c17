import { Button, Group } from '@mantine/core';
import { type FileDocument, files } from '@pavilion/domain';
import { useState } from 'react';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { ErrorState } from '../../../kit/error-state.tsx';
import { PleaseWait } from '../../../kit/please-wait.tsx';
import { useGrowingList } from '../../../parts/use-growing-list.ts';
import classes from './picture.module.css';
import { PictureChoice } from './picture-choice.tsx';
import { type PictureQuery, pictureSearch, pictureWhere } from './picture-search.ts';

interface FoundPicturesProps {
  of: PictureQuery;
  onPick: (file: string, name: string) => void;
}

const perPage = 24;

const nameOf = ({ delTitle, label, sourceFileName, name }: FileDocument) => delTitle || label || sourceFileName || name;

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
        {list.items.map((file) => (
          <PictureChoice key={file.id} of={of.of} file={file} name={nameOf(file)} onPick={onPick} />
        ))}
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
