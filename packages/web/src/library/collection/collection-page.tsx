import { Button, Group, Stack } from '@mantine/core';
import { type Collection, collections, type Deliverable, deliverables } from '@pavilion/domain';
import { libraryPolicies } from '@pavilion/domain/policies/library';
import { useDoc, useLive } from '@pavilion/sync/react';
import { IconUpload } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ButtonLink } from '../../kit/links.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { DeleteEntry } from '../../parts/delete-entry.tsx';
import { useKeptSelection } from '../../parts/use-kept-selection.ts';
import { RequestZip, ZipList } from '../../parts/zips.tsx';
import { useCan, useSession } from '../../session/session-provider.tsx';
import { usePageHead } from '../../shell/page-head.tsx';
import { collectionsSection } from '../collections-section.ts';
import { useGonePreview } from '../use-gone-preview.ts';
import { useMayTakeStep } from '../use-may-take-step.ts';
import { usePreview } from '../use-preview.ts';
import { CollectionHead } from './collection-head.tsx';
import { CollectionItems } from './collection-items.tsx';
import { CollectionUpload } from './collection-upload.tsx';
import { fileToZip } from './file-to-zip.ts';
import { SetFolder } from './set-folder.tsx';
import { ShareCollection } from './share-collection.tsx';

/** One collection: its zips and its files by folder (LIB-023 to LIB-038). */
export function CollectionPage() {
  const { id = '' } = useParams({ strict: false });
  const { can } = useSession();
  const { document: collection, status } = useDoc(collections, id);
  const list = collectionsSection(can) === 'archive' ? 'Add To Collections' : 'Collections';
  usePageHead(undefined, [{ label: list, to: '/collections' }, ...(collection ? [{ label: collection.name }] : [])]);
  if (status === 'loading') return <PleaseWait height="60vh" />;
  if (!collection) {
    return (
      <EmptyState height="60vh" action={<ButtonLink to="/collections">All Collections</ButtonLink>}>
        This collection does not exist, or you do not have access to it.
      </EmptyState>
    );
  }
  return <OpenCollection key={collection.id} collection={collection} />;
}

function OpenCollection({ collection }: { collection: Collection }) {
  const may = useMayTakeStep(collection);
  const uploads = useCan('uploadToCollection');
  const navigate = useNavigate();
  const [uploading, setUploading] = useState(false);
  const [filing, setFiling] = useState<readonly Deliverable[] | null>(null);
  const { clear } = useKeptSelection(`collection ${collection.id}`);
  // A collection holds signed deliverables only (LIB-014).
  const { documents, status } = useLive(deliverables, {
    where: { state: 'signed', collections: { contains: collection.id } },
    orderBy: [{ field: 'title', direction: 'asc' }],
  });
  const [previewed, setPreviewed] = usePreview();
  // Here, as the list goes with its last file.
  useGonePreview({
    items: documents,
    settled: status === 'ready',
    shown: previewed,
    onShow: setPreviewed,
    place: 'collection',
  });
  const source = useMemo(() => ({ colID: collection.id }), [collection.id]);
  const files = useMemo(() => documents.flatMap((item) => fileToZip(item, collection.id)), [documents, collection.id]);
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start" gap="md">
        <CollectionHead collection={collection} count={status === 'loading' ? undefined : documents.length} />
        <Group gap="sm">
          <RequestZip source={source} files={files} />
          {may('share') && <ShareCollection collection={collection} />}
          {may('remove') && (
            <DeleteEntry
              {...libraryPolicies.collections}
              entry={collection}
              name={collection.name}
              note="Its files stay in the catalogue."
              onDeleted={() => void navigate({ to: '/collections' })}
            />
          )}
          {uploads && (
            <Button
              leftSection={<IconUpload size={16} />}
              aria-expanded={uploading}
              onClick={() => setUploading(!uploading)}
            >
              Upload Files
            </Button>
          )}
        </Group>
      </Group>
      {uploading && <CollectionUpload collection={collection} items={documents} onClose={() => setUploading(false)} />}
      <ZipList source={source} items={status === 'loading' ? undefined : documents} />
      {status === 'loading' ? (
        <PleaseWait />
      ) : documents.length === 0 ? (
        <EmptyState
          action={
            uploads && !uploading ? (
              <Button variant="default" leftSection={<IconUpload size={16} />} onClick={() => setUploading(true)}>
                Upload Files
              </Button>
            ) : undefined
          }
        >
          {collection.size > 0 ? 'This collection has no files that you may see.' : 'This collection has no files yet.'}
        </EmptyState>
      ) : (
        <CollectionItems
          collection={collection}
          items={documents}
          previewed={previewed}
          onPreview={setPreviewed}
          onFile={setFiling}
        />
      )}
      <SetFolder
        collection={collection}
        chosen={filing}
        items={documents}
        onClose={() => setFiling(null)}
        onDone={clear}
      />
    </Stack>
  );
}
