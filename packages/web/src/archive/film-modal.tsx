import { Modal } from '@mantine/core';
import type { FileDocument } from '@pavilion/domain/files';
import { lazyPart } from '../kit/lazy-part.tsx';
import { PleaseWait } from '../kit/please-wait.tsx';
import classes from './archive.module.css';

const FileViewer = lazyPart(() => import('../parts/file-viewer.tsx').then((module) => module.FileViewer), {
  fallback: <PleaseWait />,
});

interface FilmModalProps {
  file: FileDocument | null;
  title: string;
  onClose: () => void;
}

/** Dialog that plays a film on a dark background. */
export function FilmModal({ file, title, onClose }: FilmModalProps) {
  return (
    <Modal opened={file !== null} onClose={onClose} title={title} size="min(1080px, 94vw)" padding="sm">
      <div className={classes.film} data-dark-room>
        {file && <FileViewer file={file} />}
      </div>
    </Modal>
  );
}
