import { Button, Group, Text } from '@mantine/core';
import type { UploadTarget } from '@pavilion/domain/files';
import { oneFileOnly, refuseUpload } from '@pavilion/domain/production';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import classes from './uploader.module.css';
import { chosenFiles, type DroppedFile, droppedFiles } from './uploads/dropped-files.ts';
import { refuseFiles } from './uploads/refuse-files.ts';
import { UploadLine } from './uploads/upload-line.tsx';
import { uploadStore } from './uploads/upload-store.ts';
import { useUploads } from './uploads/use-uploads.ts';

interface UploaderProps {
  /** Target of the files; a function if it depends on the file or its folder. */
  target: UploadTarget | ((dropped: DroppedFile) => UploadTarget);
  /** Extensions without the dot; empty or absent: all. The server decides in the end. */
  accepted?: readonly string[];
  /** Dimensions asked for, if the target does not name them. */
  asked?: string | undefined;
  single?: boolean;
  disabled?: boolean;
  /** Leaves the list of uploads to the tray, which a page does not cover as a window does. */
  trayOnly?: boolean;
  /** Replaces the usual words in the box. */
  children?: React.ReactNode;
  onStarted?: (ids: string[]) => void;
}

/** A box to drop files and whole folders on. Uploads continue in the tray when the page is left. */
export function Uploader({
  target,
  accepted = [],
  asked,
  single = false,
  disabled = false,
  trayOnly = false,
  children,
  onStarted,
}: UploaderProps) {
  const [over, setOver] = useState(false);
  const [mine, setMine] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const folderInput = useRef<HTMLInputElement>(null);
  const uploads = useUploads();
  const shown = trayOnly ? [] : uploads.filter(({ id }) => mine.includes(id));

  const take = (dropped: readonly DroppedFile[]) => {
    // A second file chooser may answer when the first one has closed the window around this box.
    if (disabled) return;
    const tooMany = single && dropped.length > 1 ? oneFileOnly : null;
    const given = dropped.map((each) => ({
      file: each.file,
      target: typeof target === 'function' ? target(each) : target,
      asked,
      error: tooMany ?? refuseUpload(each.file, { accepted }),
    }));
    const refused = refuseFiles(given.flatMap(({ error, ...each }) => (error ? [{ ...each, error }] : [])));
    const ids = uploadStore.add(given.filter(({ error }) => !error));
    setMine([...mine, ...refused, ...ids]);
    if (ids.length > 0) onStarted?.(ids);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) void droppedFiles(event.dataTransfer).then(take);
  };

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: dropping is an extra for the pointer; the buttons inside do the same. */}
      <div
        className={classes.box}
        data-over={over}
        data-disabled={disabled}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onClick={(event) => {
          if (!disabled && !(event.target as Element).closest('button, input')) input.current?.click();
        }}
      >
        <IconUpload size={24} stroke={1.4} aria-hidden />
        <Text size="sm">{children ?? (single ? 'Drop a file here.' : 'Drop files or whole folders here.')}</Text>
        <Group gap="sm">
          <Button variant="default" size="xs" disabled={disabled} onClick={() => input.current?.click()}>
            {single ? 'Choose File' : 'Choose Files'}
          </Button>
          {!single && (
            <Button variant="default" size="xs" disabled={disabled} onClick={() => folderInput.current?.click()}>
              Choose Folder
            </Button>
          )}
        </Group>
        {accepted.length > 0 && (
          <Text size="xs" c="dimmed">
            {accepted.join(', ')}
          </Text>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={single ? 'File' : 'Files'}
          multiple={!single}
          accept={accepted.map((extension) => `.${extension}`).join(',') || undefined}
          onChange={(event) => {
            take(chosenFiles(event.currentTarget.files));
            event.currentTarget.value = '';
          }}
        />
        <input
          ref={(element) => {
            folderInput.current = element;
            element?.setAttribute('webkitdirectory', '');
          }}
          type="file"
          hidden
          aria-label="Folder"
          onChange={(event) => {
            take(chosenFiles(event.currentTarget.files));
            event.currentTarget.value = '';
          }}
        />
      </div>
      {shown.length > 0 && (
        <div className={classes.lines}>
          {shown.map((item) => (
            <UploadLine key={item.id} item={item} />
          ))}
        </div>
      )}
    </div>
  );
}
