import { Loader, Text } from '@mantine/core';
import {
  type FileDocument,
  type Inspiration,
  inspirations,
  nameOfInspiration,
  pictureOf,
  readingOf,
} from '@pavilion/domain';
import { files } from '@pavilion/domain/files';
import { inspirationsPolicies } from '@pavilion/domain/policies/inspirations';
import { useLive, usePatch } from '@pavilion/sync/react';
import { refusalWords } from '../../call/refusal.ts';
import { MediaThumb } from '../../kit/media-thumb.tsx';
import { notifyError } from '../../kit/notify.ts';
import { fileAddress } from '../../parts/file-address.ts';
import { FileViewer } from '../../parts/file-viewer.tsx';
import { pictureThumb, usePicture } from '../../parts/inspiration-thumb.ts';
import { useMay } from '../../session/use-may.ts';
import classes from './inspiration-page.module.css';

/** Large view of an inspiration: an upload in its viewer, a link as the picture kept from it. */
export function InspirationMedia({ inspiration }: { inspiration: Inspiration }) {
  const file = usePicture(inspiration);
  if (inspiration.what === 'file') {
    return (
      <div className={classes.stage}>
        <div className={classes.viewer} data-dark-room>
          {file && <FileViewer file={file} />}
        </div>
      </div>
    );
  }
  return (
    <>
      <div className={classes.stage}>
        {pictureOf(inspiration) ? (
          file && <LargePicture file={file} name={nameOfInspiration(inspiration)} />
        ) : (
          <div className={classes.nothing}>
            {nameOfInspiration(inspiration)}
            {readingOf(inspiration) === 'reading' && (
              <Text size="sm" c="dimmed" role="status">
                <Loader size={14} mr={8} style={{ verticalAlign: 'middle' }} />
                Reading the link …
              </Text>
            )}
          </div>
        )}
      </div>
      {inspiration.capturedExtFiles.length > 1 && <PictureChoice inspiration={inspiration} />}
    </>
  );
}

function LargePicture({ file, name }: { file: FileDocument; name: string }) {
  const { width, height } = file.metadata ?? {};
  // The server re-encodes pictures when it keeps them, so the original is safe to show without a preview.
  return (
    <img
      className={classes.large}
      src={fileAddress(file.id, 'original', true)}
      alt={name}
      {...(width && height ? { width, height } : {})}
    />
  );
}

/** Pictures found at the link. The creator chooses the one to show. */
function PictureChoice({ inspiration }: { inspiration: Inspiration }) {
  const edit = useMay(inspirationsPolicies.inspirations).patch(inspiration, 'chosenImage');
  const patch = usePatch(inspirations);
  const { documents } = useLive(files, { where: { id: { in: inspiration.capturedExtFiles } } });
  const chosen = pictureOf(inspiration);
  const inOrder = inspiration.capturedExtFiles.flatMap((id) => documents.find((file) => file.id === id) ?? []);
  return (
    <div className={classes.strip} role="group" aria-label="Pictures of this link">
      {inOrder.map((file, at) => (
        <button
          key={file.id}
          type="button"
          className={classes.choice}
          aria-pressed={file.id === chosen}
          aria-label={`Show picture ${at + 1}`}
          disabled={!edit}
          onClick={() =>
            patch(inspiration.id, { chosenImage: file.id }).catch((error: unknown) =>
              notifyError(refusalWords(error).message),
            )
          }
        >
          <MediaThumb {...pictureThumb(file)} alt="" ratio={4 / 3} />
        </button>
      ))}
    </div>
  );
}
