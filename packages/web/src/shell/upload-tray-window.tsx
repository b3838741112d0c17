import { ActionIcon, Anchor, Collapse, Group, Text } from '@mantine/core';
import { IconArrowBarToLeft, IconArrowBarToRight, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { countWords } from '../kit/count-words.ts';
import { useAskBeforeUnload } from '../kit/use-ask-before-unload.ts';
import { useRemembered } from '../kit/use-remembered.ts';
import { listUnfinished } from '../parts/uploads/unfinished.ts';
import { UploadLine } from '../parts/uploads/upload-line.tsx';
import { hasEnded, uploadStore } from '../parts/uploads/upload-store.ts';
import { useDropUploads } from '../parts/uploads/use-drop-uploads.ts';
import { allArrived, inOrder, isRunning, summaryOf, useUploads } from '../parts/uploads/use-uploads.ts';
import classes from './upload-tray-window.module.css';
import { useTrayRest } from './use-tray-rest.ts';

/** Long enough to see the success. */
const finishedStaysMs = 10_000;

/** The others follow as these finish. */
const mostLines = 100;

/** The list of uploads in the corner; loaded with the first upload. */
export function UploadTrayWindow() {
  const uploads = useUploads();
  const [folded, setFolded] = useRemembered('uploads.folded', false);
  const [side, setSide] = useRemembered<'left' | 'right'>('uploads.side', 'right');
  const other = side === 'right' ? 'left' : 'right';
  const arrived = allArrived(uploads);
  const running = uploads.filter(isRunning);
  const failed = uploads.filter(({ state }) => state === 'failed' || state === 'refused').length;
  const done = uploads.filter(({ state }) => state === 'done').length;
  const [atRest, setAtRest] = useTrayRest(uploads, failed);
  const isFolded = folded || atRest;
  const tray = useRef<HTMLElement>(null);
  const drop = useDropUploads();

  useEffect(() => {
    const { disconnect, reconnect } = uploadStore;
    if (!navigator.onLine) disconnect();
    window.addEventListener('offline', disconnect);
    window.addEventListener('online', reconnect);
    return () => {
      window.removeEventListener('offline', disconnect);
      window.removeEventListener('online', reconnect);
    };
  }, []);

  // Expands for a failure, which must be seen.
  useEffect(() => {
    if (failed > 0) setFolded(false);
  }, [failed, setFolded]);

  // Finished uploads make room for the page, but not under the pointer or focus.
  useEffect(() => {
    if (done === 0) return;
    const timer = setInterval(() => {
      const isUsed = tray.current?.matches(':hover, :focus-within');
      if (isUsed) return;
      uploadStore.clearUnremarkable();
      if (arrived) setAtRest(true);
    }, finishedStaysMs);
    return () => clearInterval(timer);
  }, [done, arrived, setAtRest]);

  useAskBeforeUnload(running.length > 0);

  if (uploads.length === 0) return null;
  return (
    <aside
      ref={tray}
      className={classes.tray}
      data-folded={isFolded || undefined}
      data-side={side}
      aria-label="Uploads"
    >
      <Group justify="space-between" className={classes.head}>
        <Text fw={600} size="sm" className="tabular" role="status" c={failed > 0 ? 'var(--pv-red)' : undefined}>
          {summaryOf(uploads)}
        </Text>
        <Group gap="xs">
          {uploads.some(hasEnded) && (
            <Anchor component="button" type="button" size="xs" onClick={() => void drop(uploads.filter(hasEnded))}>
              {failed > 0 ? 'Clear finished and failed' : 'Clear finished'}
            </Anchor>
          )}
          <ActionIcon
            size={24}
            visibleFrom="sm"
            onClick={() => setSide(other)}
            data-tip={`Move to the ${other}`}
            aria-label={`Move uploads to the ${other}`}
          >
            {side === 'right' ? <IconArrowBarToLeft size={16} /> : <IconArrowBarToRight size={16} />}
          </ActionIcon>
          <ActionIcon
            size={24}
            onClick={() => {
              if (isFolded) void listUnfinished();
              setAtRest(false);
              setFolded(!isFolded);
            }}
            aria-label={isFolded ? 'Show uploads' : 'Collapse uploads'}
            aria-expanded={!isFolded}
          >
            {isFolded ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
          </ActionIcon>
        </Group>
      </Group>
      {/* PLT-018: collapse animation 250 ms. */}
      <Collapse expanded={!isFolded} transitionDuration={250}>
        <div className={classes.list}>
          {inOrder(uploads)
            .slice(0, mostLines)
            .map((item) => (
              <UploadLine key={item.id} item={item} />
            ))}
          {uploads.length > mostLines && (
            <Text size="xs" c="dimmed" py="xs">
              {countWords(uploads.length - mostLines, 'more upload')}
            </Text>
          )}
        </div>
      </Collapse>
    </aside>
  );
}
