import { ActionIcon, Modal, Text } from '@mantine/core';
import { type Collection, type Deliverable, shownDimensions } from '@pavilion/domain';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { EmptyState } from '../kit/empty-state.tsx';
import { lazyPart } from '../kit/lazy-part.tsx';
import { PleaseWait } from '../kit/please-wait.tsx';
import { useReturnFocus } from '../kit/use-return-focus.ts';
import { CurrentFile } from '../parts/current-file.tsx';
import { ItemActions } from './item-actions.tsx';
import classes from './preview.module.css';

// The list beneath shows pictures only: its first screen does without the players.
const FileViewer = lazyPart(() => import('../parts/file-viewer.tsx').then((module) => module.FileViewer), {
  fallback: <PleaseWait height="100%" />,
});

interface PreviewProps {
  items: readonly Deliverable[];
  collection?: Collection;
  /** Id of the item shown; null while the preview is closed. Nothing is shown of an item that is not in the list. */
  shown: string | null;
  onShow: (id: string | null) => void;
}

/** Large preview of one item, with arrows to its neighbours. The space bar opens and closes it. */
export function Preview({ items, collection, shown, onShow }: PreviewProps) {
  const at = items.findIndex(({ id }) => id === shown);
  const item = items[at];
  const before = items[at - 1]?.id;
  const after = items[at + 1]?.id;
  useReturnFocus(item !== undefined);
  return (
    <Modal.Root
      opened={item !== undefined}
      onClose={() => onShow(null)}
      size="min(1500px, 96vw)"
      centered
      styles={{ content: { height: '94dvh', display: 'flex', flexDirection: 'column' } }}
    >
      <Modal.Overlay backgroundOpacity={0.7} />
      <Modal.Content data-dark-room aria-label={item ? `Preview of ${item.title}` : 'Preview'}>
        {item && (
          <Modal.Body className={classes.body}>
            <PreviewKeys before={before} after={after} onShow={onShow} />
            <div className={classes.bar}>
              <ActionIcon disabled={!before} onClick={() => before && onShow(before)} aria-label="Previous Item">
                <IconChevronLeft size={18} />
              </ActionIcon>
              <ActionIcon disabled={!after} onClick={() => after && onShow(after)} aria-label="Next Item">
                <IconChevronRight size={18} />
              </ActionIcon>
              {/* The focus starts here: on a button, the space bar would press it instead of closing the preview. */}
              <div className={classes.words} tabIndex={-1} data-autofocus>
                <Text size="sm" fw={550} truncate>
                  {item.title}
                </Text>
                <Text size="xs" c="dimmed" truncate>
                  <CurrentFile of={item}>
                    {(file) => {
                      const dimensions = shownDimensions(item.format, item.currentFileID ? file : 'none');
                      return [item.type, dimensions, item.brand].filter(Boolean).join(' · ');
                    }}
                  </CurrentFile>{' '}
                  · {at + 1} of {items.length}
                </Text>
              </div>
              <ItemActions deliverable={item} collection={collection} />
              <ActionIcon onClick={() => onShow(null)} aria-label="Close Preview">
                <IconX size={18} />
              </ActionIcon>
            </div>
            <Stage key={item.id} of={item} />
          </Modal.Body>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}

function Stage({ of }: { of: Deliverable }) {
  return (
    <div className={classes.stage}>
      <CurrentFile of={of}>
        {(file) =>
          file ? <FileViewer file={file} /> : <EmptyState height="100%">There is no file to show.</EmptyState>
        }
      </CurrentFile>
    </div>
  );
}

interface PreviewKeysProps {
  before: string | undefined;
  after: string | undefined;
  onShow: (id: string | null) => void;
}

/** Arrows and space bar of the preview. They take precedence over the viewer's own keys for frames and pages. */
function PreviewKeys(props: PreviewKeysProps) {
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { before, after, onShow } = latest.current;
      const target = event.target as Element;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || target.matches('input,textarea,select'))
        return;
      if (event.key === 'ArrowLeft' && before) onShow(before);
      else if (event.key === 'ArrowRight' && after) onShow(after);
      else if (event.key === ' ' && !target.closest('a,button')) onShow(null);
      else if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);
  return null;
}
