import { ActionIcon, Box, Button, Group, SegmentedControl } from '@mantine/core';
import type { Note } from '@pavilion/domain';
import { IconDownload, IconEye, IconEyeOff } from '@tabler/icons-react';
import { Later } from '../../kit/later.tsx';
import { fileAddress } from '../../parts/file-address.ts';
import classes from './review.module.css';
import type { ReviewAddress } from './review-address.ts';
import type { RoomVersions } from './use-room-versions.ts';
import { VersionArrived } from './version-arrived.tsx';
import { VersionTabs } from './version-tabs.tsx';

interface VersionBarProps {
  versions: RoomVersions;
  address: ReviewAddress;
  notes: readonly Note[];
  /** True while drawings are hidden. */
  clean: boolean;
  setClean: (clean: boolean) => void;
}

/** Above the picture: the versions, and how the version on screen is shown. */
export function VersionBar({ versions, address, notes, clean, setClean }: VersionBarProps) {
  const { all, file, against, look } = versions;
  const { url, setUrl } = address;
  return (
    <div className={classes.versions}>
      <VersionTabs versions={all} selected={file?.id} onSelect={look} />
      <VersionArrived arrived={versions.arrived} onLook={look} />
      {file && !against && (
        <Group gap="xs" wrap="nowrap">
          {notes.some(({ drawing }) => drawing) && (
            <ActionIcon
              data-tip={clean ? 'Show what notes mark' : 'Hide what notes mark'}
              aria-label="Hide what notes mark"
              aria-pressed={clean}
              onClick={() => setClean(!clean)}
            >
              {clean ? <IconEyeOff size={18} /> : <IconEye size={18} />}
            </ActionIcon>
          )}
          <Button
            component="a"
            href={fileAddress(file.id, 'original')}
            download
            size="compact-sm"
            variant="subtle"
            color="gray"
            leftSection={<IconDownload size={16} />}
            aria-label={`Download v${file.version}`}
          >
            Download
          </Button>
          {/* After the room: it measures itself, and the room would be laid out in the task that draws it. */}
          <Later place={<Box w={124} h={32} />}>
            <SegmentedControl
              size="xs"
              aria-label="Show the preview or the original"
              data={[
                { value: 'preview', label: 'Preview' },
                { value: 'original', label: 'Original' },
              ]}
              value={url.source}
              onChange={(value) => setUrl({ source: value === 'original' ? 'original' : 'preview' })}
            />
          </Later>
        </Group>
      )}
    </div>
  );
}
