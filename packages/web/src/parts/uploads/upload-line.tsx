import { ActionIcon, Group, Progress, Text } from '@mantine/core';
import { IconCheck, IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react';
import { memo, useRef } from 'react';
import { sizeLabel } from '../../kit/sizes.ts';
import classes from './upload-line.module.css';
import { type UploadItem, uploadStore } from './upload-store.ts';
import { useDropUploads } from './use-drop-uploads.ts';
import { isRunning, percentOf } from './use-uploads.ts';

const stateWords = {
  waiting: 'Waiting',
  reading: 'Reading',
  uploading: '',
  paused: 'Paused',
  done: 'Uploaded',
  failed: 'Failed',
  refused: 'Refused',
  interrupted: 'Interrupted',
} as const;

/** One upload with its progress and actions. Hundreds may be listed, and each step of one changes the list. */
export const UploadLine = memo(function UploadLine({ item }: { item: UploadItem }) {
  const percent = percentOf(item);
  const lost = item.lost && isRunning(item);
  const isRefused = item.state === 'refused';
  const isOver = isRefused || item.state === 'failed';
  const file = useRef<HTMLInputElement>(null);
  const drop = useDropUploads();
  const attach = (chosen: File | undefined) => chosen && void uploadStore.attach(item.id, chosen);
  return (
    <div className={classes.line} data-state={item.state}>
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="sm" truncate title={item.name}>
          {item.name}
        </Text>
        <Group gap={2} wrap="nowrap">
          <Text size="xs" c="dimmed" className="tabular">
            {lost ? 'Waiting for the connection' : stateWords[item.state] || `${percent}%`}
          </Text>
          {item.state === 'done' && <IconCheck size={16} color="var(--pv-green)" aria-hidden />}
          {isRunning(item) && (
            <Action label="Pause" icon={IconPlayerPause} onClick={() => uploadStore.pause(item.id)} />
          )}
          {item.state === 'paused' && (
            <Action label="Resume" icon={IconPlayerPlay} onClick={() => uploadStore.resume(item.id)} />
          )}
          {item.state === 'failed' && (
            <Action label="Try Again" icon={IconRefresh} onClick={() => uploadStore.resume(item.id)} />
          )}
          {item.state === 'interrupted' && (
            <Action
              label="Choose the file again to resume"
              icon={IconPlayerPlay}
              onClick={() => file.current?.click()}
            />
          )}
          <Action
            label={item.state === 'done' ? 'Clear' : isOver ? 'Dismiss' : 'Cancel'}
            icon={IconX}
            onClick={() => void drop([item])}
          />
        </Group>
      </Group>
      {!isRefused && (
        <Progress
          value={percent}
          size={4}
          aria-label={`${item.name}, ${percent}%`}
          color={item.state === 'failed' ? 'red' : item.state === 'done' ? 'teal' : 'accent'}
        />
      )}
      <Text
        size="xs"
        c={item.error ? 'var(--pv-red)' : 'dimmed'}
        className="tabular"
        role={item.error ? 'alert' : undefined}
      >
        {item.error ?? `${sizeLabel(item.sent)} of ${sizeLabel(item.size)}`}
      </Text>
      {item.state === 'interrupted' && !item.error && (
        <Text size="xs">To go on, choose the same file again with ▷. What was uploaded is kept for a day.</Text>
      )}
      {item.note && (
        <Text size="xs" c="var(--pv-orange)" role="status">
          {item.note}
        </Text>
      )}
      {item.state === 'interrupted' && (
        <input
          ref={file}
          type="file"
          hidden
          aria-label={`Choose ${item.name} again`}
          onChange={({ currentTarget }) => {
            attach(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      )}
    </div>
  );
});

function Action({ label, icon: Icon, onClick }: { label: string; icon: typeof IconX; onClick: () => void }) {
  return (
    <ActionIcon size={24} onClick={onClick} data-tip={label} aria-label={label}>
      <Icon size={14} />
    </ActionIcon>
  );
}
