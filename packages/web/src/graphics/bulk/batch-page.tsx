import { Button, Group, Stack } from '@mantine/core';
import {
  countWords,
  type Graphic,
  graphicExports,
  graphics,
  inSheetOrder,
  publications,
  templates,
} from '@pavilion/domain';
import { useDoc, useLive } from '@pavilion/sync/react';
import { IconDownload } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { CardGrid } from '../../kit/card-grid.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ButtonLink } from '../../kit/links.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { usePageHead } from '../../shell/page-head.tsx';
import { GraphicCard } from '../lists/graphic-card.tsx';
import { BatchExport } from './batch-export.tsx';

const crumbs = [{ label: 'Social Graphics', to: '/jimstagram?tab=graphics' }];
const orderBy = [{ field: 'name', direction: 'asc' as const }];
const newestFirst = [{ field: 'created_at', direction: 'desc' as const }];

/** Whether a text of this graphic kept the last export from being drawn. A graphic that was changed since may fit. */
function useUnfit(batch: string): (graphic: Graphic) => boolean {
  const { documents } = useLive(graphicExports, { where: { batch }, orderBy: newestFirst });
  const [last] = documents;
  return ({ id, updated_at }) => Boolean(last?.unfit.includes(id) && (updated_at ?? '') <= (last.created_at ?? ''));
}

/** Graphics that were made together: each can be opened and changed; all are exported in one zip (GFX-025). */
export function BatchPage() {
  const { id = '' } = useParams({ strict: false });
  const { documents: found, status } = useLive(graphics, { where: { batch: id }, orderBy });
  const documents = useMemo(() => inSheetOrder(found), [found]);
  const isUnfit = useUnfit(id);
  const [exporting, setExporting] = useState(false);
  const [first] = documents;
  const { document: template } = useDoc(templates, first?.template);
  const { document: publication } = useDoc(publications, first?.publication);
  usePageHead(first && `${template?.name ?? 'Graphics'}: ${countWords(documents.length, 'graphic')}`, crumbs);
  if (status === 'loading') return <PleaseWait height="60vh" />;
  if (!first) {
    return (
      <EmptyState height="60vh" action={<ButtonLink to="/jimstagram?tab=graphics">Graphics</ButtonLink>}>
        These graphics do not exist any more, or you do not have access to them.
      </EmptyState>
    );
  }
  return (
    <Stack gap="md">
      <Group justify="flex-end">
        <Button leftSection={<IconDownload size={16} />} disabled={!publication} onClick={() => setExporting(true)}>
          Export All
        </Button>
      </Group>
      <section aria-label="Graphics">
        <CardGrid items={documents} keyOf={(graphic) => graphic.id} label="Graphics" wordsHeight={110}>
          {(graphic) => <GraphicCard graphic={graphic} unfit={isUnfit(graphic)} />}
        </CardGrid>
      </section>
      {publication && (
        <BatchExport
          batch={id}
          name={template?.name ?? publication.name}
          graphics={documents}
          design={publication.design}
          opened={exporting}
          onClose={() => setExporting(false)}
        />
      )}
    </Stack>
  );
}
