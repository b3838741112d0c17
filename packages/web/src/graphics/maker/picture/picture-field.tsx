import { Button, Group, Input } from '@mantine/core';
import { files, type Kit, refusePicture } from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import { IconCamera, IconPhotoSearch, IconUpload, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { MediaThumb } from '../../../kit/media-thumb.tsx';
import { thumbOf } from '../../../parts/file-thumb.ts';
import { UploadLine } from '../../../parts/uploads/upload-line.tsx';
import type { InputProps } from '../input-props.ts';
import classes from './picture.module.css';
import { PicturePicker } from './picture-picker.tsx';
import type { PictureOwner } from './use-uploaded-file.ts';
import { pictureExtensions, useUploadedPicture } from './use-uploaded-picture.ts';

interface PictureFieldProps extends InputProps {
  owner: PictureOwner;
  /** Whose logos and badges are offered. */
  kit?: Kit | undefined;
}

/** A picture: from a file or the camera, from the brand kit, the catalogue or a brief (GFX-010). */
export function PictureField({ owner, kit, value, onChange, ...rest }: PictureFieldProps) {
  const { document: file, status } = useDoc(files, value || null);
  const [picking, setPicking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const upload = useUploadedPicture({ what: 'graphic-picture', ...owner }, onChange);
  const fault = file ? refusePicture(file) : value && status === 'missing' ? 'This picture was deleted.' : null;
  const take = (list: FileList | null) => list?.[0] && upload.start(list[0]);
  return (
    <Input.Wrapper {...rest} error={rest.error ?? upload.refusal ?? fault} labelElement="div">
      <Group gap="sm" mt={4} wrap="nowrap" align="center">
        {file && (
          <div className={classes.thumb}>
            <MediaThumb {...thumbOf(file)} alt={file.name || file.sourceFileName} ratio={1} />
          </div>
        )}
        <Group gap={6}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconUpload size={14} />}
            onClick={() => input.current?.click()}
          >
            Upload Picture
          </Button>
          <Button
            size="xs"
            variant="default"
            className={classes.camera}
            leftSection={<IconCamera size={14} />}
            onClick={() => camera.current?.click()}
          >
            Take Photo
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPhotoSearch size={14} />}
            onClick={() => setPicking(true)}
          >
            Choose Picture
          </Button>
          {value && (
            <Button
              size="xs"
              variant="subtle"
              color="gray"
              leftSection={<IconX size={14} />}
              onClick={() => onChange('')}
            >
              Remove Picture
            </Button>
          )}
        </Group>
      </Group>
      {upload.item && <UploadLine item={upload.item} />}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`${rest.label}: file`}
        accept={pictureExtensions.map((extension) => `.${extension}`).join(',')}
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      <input
        ref={camera}
        type="file"
        hidden
        aria-label={`${rest.label}: camera`}
        accept="image/*"
        capture="environment"
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      <PicturePicker
        kit={kit}
        opened={picking}
        onClose={() => setPicking(false)}
        onPick={(id) => {
          setPicking(false);
          onChange(id);
        }}
      />
    </Input.Wrapper>
  );
}
