import { Button, Group, Stack, Text } from '@mantine/core';
import { type Collection, collections, type Deliverable, deliverables } from '@pavilion/domain';
import { useDoc, useLive, usePatch } from '@pavilion/sync/react';
import { IconUpload } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { countWords } from '../../kit/count-words.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { InlineEdit } from '../../kit/inline-edit.tsx';
import { ButtonLink } from '../../kit/links.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { PersonName } from '../../parts/person-name.tsx';
import { RequestZip, ZipList } from '../../parts/zips.tsx';
import { useCan, useSession } from '../../session/session-provider.tsx';
import { usePageHead } from '../../shell/page-head.tsx';
import { collectionsSection } from '../collections-section.ts';
import { CollectionItems } from './collection-items.tsx';
import { CollectionUpload } from './collection-upload.tsx';

/** One collection: its zips and its files by folder (LIB-023..038). */
export function CollectionPage() {
  const { id = '' } = useParams({ strict: false });
  const { can } = useSession();
  const { document: collection, status } = useDoc(collections, id);
  const list = collectionsSection(can) === 'archive' ? 'Add To Collections' : 'Collections';
  usePageHead(undefined, [{ label: list, to: '/collections' }]);
  if (status === 'loading') return <PleaseWait height="60vh" />;
  if (!collection) {
    return (
      <EmptyState height="60vh" action={<ButtonLink to="/collections">All Collections</ButtonLink>}>
        This collection does not exist, or you may not see it.
      </EmptyState>
    );
  }
  return <OpenCollection key={collection.id} collection={collection} />;
}

function OpenCollection({ collection }: { collection: Collection }) {
  const uploads = useCan('uploadToCollection');
  const [uploading, setUploading] = useState(false);
  // LIB-014: only what is signed is in a collection.
  const { documents, status } = useLive(deliverables, {
    where: { state: 'signed', collections: { contains: collection.id } },
    orderBy: [{ field: 'title', direction: 'asc' }],
  });
  const source = useMemo(() => ({ colID: collection.id }), [collection.id]);
  const files = useMemo(() => documents.flatMap(fileToZip), [documents]);
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start" gap="md">
        <CollectionHead collection={collection} count={documents.length} />
        <Group gap="sm">
          <RequestZip source={source} files={files} />
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
      <ZipList source={source} />
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
          Nothing is in this collection yet.
        </EmptyState>
      ) : (
        <CollectionItems collection={collection} items={documents} />
      )}
    </Stack>
  );
}

const fileToZip = ({ currentFileID, folderName }: Deliverable) =>
  currentFileID ? [{ id: currentFileID, ...(folderName ? { folderName } : {}) }] : [];

function CollectionHead({ collection, count }: { collection: Collection; count: number }) {
  const patch = usePatch(collections);
  const { id, name, restrictions, created_at, created_by } = collection;
  return (
    <Stack gap={4} miw={0} flex="1 1 320px">
      <Text fz={20} fw={600} component="div" role="heading" aria-level={2}>
        <InlineEdit
          label="Name"
          value={name}
          onSave={async (next) => {
            if (next === '') throw new Error('Name is needed.');
            await patch(id, { name: next });
          }}
        />
      </Text>
      <Group gap={6}>
        <Text size="sm" c="dimmed">
          Restrictions
        </Text>
        <InlineEdit
          label="Restrictions"
          multiline
          value={restrictions}
          placeholder="None. Click to add some."
          onSave={(next) => patch(id, { restrictions: next })}
        />
      </Group>
      <Text size="xs" c="dimmed" component="div">
        <span className="tabular">{countWords(count, 'file')}</span> · <PersonName id={created_by} /> ·{' '}
        <RelativeDate value={created_at} />
      </Text>
    </Stack>
  );
}
