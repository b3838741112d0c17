import { Stack } from '@mantine/core';
import { files } from '@pavilion/domain/files';
import { livestreams, nameOfStream } from '@pavilion/domain/livestreams';
import { useLive } from '@pavilion/sync/react';
import { useMemo } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { MasonryGrid } from '../../kit/masonry-grid.tsx';
import { Panel } from '../../kit/panel.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { Uploader } from '../../parts/uploader.tsx';
import { usePageHead } from '../../shell/page-head.tsx';
import { WatermarkCard } from './watermark-card.tsx';

const target = { what: 'livestream-county-logo' } as const;

/** Watermarks: upload, label and delete (LIV-055 to LIV-061). */
export function WatermarksPage() {
  usePageHead(undefined, [{ label: 'Recent Streams', to: '/livestreams/streams' }, { label: 'Watermarks' }]);
  const { documents, status } = useLive(files, {
    where: { what: target.what },
    orderBy: [{ field: 'created_at', direction: 'desc' }],
  });
  const { documents: streams } = useLive(livestreams, { where: { not: { watermark: null } } });
  const uses = useMemo(() => {
    const counts = new Map<string, string[]>();
    for (const stream of streams) {
      const { watermark } = stream;
      if (watermark) counts.set(watermark, [...(counts.get(watermark) ?? []), nameOfStream(stream)]);
    }
    return counts;
  }, [streams]);
  return (
    <Stack gap="md">
      <Panel title="Watermarks">
        <Uploader trayOnly target={target} accepted={['png']} single>
          Drop a file or click to browse
        </Uploader>
      </Panel>
      {status === 'loading' ? (
        <PleaseWait />
      ) : documents.length === 0 ? (
        <EmptyState>There are no watermarks yet. A logo with a transparent background looks best.</EmptyState>
      ) : (
        <MasonryGrid items={documents} label="Watermarks" keyOf={({ id }) => id}>
          {(file) => <WatermarkCard file={file} usedBy={uses.get(file.id) ?? []} />}
        </MasonryGrid>
      )}
    </Stack>
  );
}
