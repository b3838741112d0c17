import { Button, Group, Input, Text } from '@mantine/core';
import { files } from '@pavilion/domain';
import { filmFacts, refuseFilm, type SlotVideo } from '@pavilion/domain/graphics';
import { acceptedBy } from '@pavilion/domain/production';
import { useDoc } from '@pavilion/sync/react';
import { IconMovie, IconUpload, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { MediaThumb } from '../../../kit/media-thumb.tsx';
import { thumbOf } from '../../../parts/file-thumb.ts';
import { UploadLine } from '../../../parts/uploads/upload-line.tsx';
import classes from '../../maker/picture/picture.module.css';
import { PicturePicker } from '../../maker/picture/picture-picker.tsx';
import { useUploadedFile } from '../../maker/picture/use-uploaded-file.ts';
import { useModel } from '../state/editor.ts';

interface VideoFieldProps {
  /** Undefined: the selected layers differ. */
  value: SlotVideo | null | undefined;
  onChange: (video: SlotVideo | null) => void;
}

/** The video of a layer: from a file, signed content, a brief, or a recording (GFX-007, GFX-010). */
export function VideoField({ value, onChange }: VideoFieldProps) {
  const { template } = useModel();
  const { document: file, status } = useDoc(files, value?.file ?? null);
  const [picking, setPicking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const chosen = useChosenFilm(value, onChange);
  const target = { what: 'graphic-video', of: 'templates', id: template.id } as const;
  const upload = useUploadedFile(target, acceptedBy.video, chosen.take);
  const fault = file ? refuseFilm(file) : value && status === 'missing' ? 'This video was deleted.' : null;
  return (
    <Input.Wrapper
      label="File"
      labelElement="div"
      description={value === null && 'In point, length, poster and sound follow once there is a video.'}
      error={upload.refusal ?? chosen.fault ?? fault}
    >
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
            Upload Video
          </Button>
          <Button size="xs" variant="default" leftSection={<IconMovie size={14} />} onClick={() => setPicking(true)}>
            Choose Video
          </Button>
          {value && (
            <Button size="xs" variant="subtle" leftSection={<IconX size={14} />} onClick={() => onChange(null)}>
              Remove Video
            </Button>
          )}
        </Group>
      </Group>
      {upload.item && <UploadLine item={upload.item} />}
      {chosen.reading !== undefined && (
        <Text size="xs" c="dimmed" role="status" mt={4}>
          Reading the video … {Math.round(chosen.reading)} %
        </Text>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Video: file"
        accept={acceptedBy.video.map((extension) => `.${extension}`).join(',')}
        onChange={(event) => {
          const [first] = event.currentTarget.files ?? [];
          if (first) upload.start(first);
          event.currentTarget.value = '';
        }}
      />
      <PicturePicker
        of="video"
        opened={picking}
        onClose={() => setPicking(false)}
        onPick={(id) => {
          setPicking(false);
          chosen.take(id);
        }}
      />
    </Input.Wrapper>
  );
}

/** Sets a chosen file as soon as it has been read, which a new upload takes a while for. */
function useChosenFilm(value: SlotVideo | null | undefined, onChange: (video: SlotVideo) => void) {
  const [id, setId] = useState<string | null>(null);
  const { document: file } = useDoc(files, id);
  const latest = useRef(onChange);
  latest.current = onChange;
  const isPending = file?.media === 'pending';
  const refused = file && !isPending ? refuseFilm(file) : null;
  const facts = file && !isPending && refused === null ? filmFacts(file) : null;
  const { atEnd = 'hold', sound = false } = value ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: set once, when its facts are there
  useEffect(() => {
    if (!id || !facts) return;
    setId(null);
    latest.current({ file: id, in: 0, atEnd, sound, ...facts });
  }, [id, facts !== null]);
  return { take: setId, fault: refused, reading: isPending ? (file.mediaProgress ?? 0) : undefined };
}
