import { ActionIcon, Anchor, Collapse, Group, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect } from 'react';
import { countWords } from '../kit/count-words.ts';
import { useRemembered } from '../kit/use-remembered.ts';
import { UploadLine } from '../parts/uploads/upload-line.tsx';
import { uploadStore } from '../parts/uploads/upload-store.ts';
import { isRunning, percentOf, useUploads } from '../parts/uploads/use-uploads.ts';
import classes from './upload-tray-window.module.css';

/** The list of uploads in the corner; loaded with the first of them. */
export function UploadTrayWindow() {
  const uploads = useUploads();
  const [folded, setFolded] = useRemembered('uploads.folded', false);
  const running = uploads.filter(isRunning);

  useEffect(() => {
    if (running.length === 0) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [running.length]);

  if (uploads.length === 0) return null;
  const percent = Math.floor(running.reduce((sum, item) => sum + percentOf(item), 0) / Math.max(1, running.length));
  const left = uploads.length - running.length;
  const title = running.length > 0 ? `Uploading ${running.length} · ${percent}%` : countWords(left, 'upload');
  return (
    <aside className={classes.tray} aria-label="Uploads">
      <Group justify="space-between" className={classes.head}>
        <Text fw={600} size="sm" className="tabular" role="status">
          {title}
        </Text>
        <Group gap="xs">
          {uploads.some(({ state }) => state === 'done') && (
            <Anchor component="button" type="button" size="xs" onClick={uploadStore.clearDone}>
              Clear finished
            </Anchor>
          )}
          <ActionIcon
            size={24}
            onClick={() => setFolded(!folded)}
            aria-label={folded ? 'Show uploads' : 'Fold uploads'}
            aria-expanded={!folded}
          >
            {folded ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
          </ActionIcon>
        </Group>
      </Group>
      {/* PLT-018: collapse animation 250 ms. */}
      <Collapse expanded={!folded} transitionDuration={250}>
        <div className={classes.list}>
          {uploads.map((item) => (
            <UploadLine key={item.id} item={item} />
          ))}
        </div>
      </Collapse>
    </aside>
  );
}
