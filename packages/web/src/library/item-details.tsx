import { Drawer, Group, Stack, Text } from '@mantine/core';
import {
  type Collection,
  collections,
  type Deliverable,
  type FileDocument,
  fileMetadata,
  pagePath,
  shownDimensions,
  showsDescription,
  sizeWords,
} from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import type { ReactNode } from 'react';
import { lazyPart } from '../kit/lazy-part.tsx';
import { PageLink } from '../kit/links.tsx';
import { MediaThumb } from '../kit/media-thumb.tsx';
import { RelativeDate } from '../kit/relative-date.tsx';
import { fileSizeLabel, lengthLabel } from '../kit/sizes.ts';
import { useReturnFocus } from '../kit/use-return-focus.ts';
import { CurrentFile } from '../parts/current-file.tsx';
import { thumbOf } from '../parts/file-thumb.ts';
import { PersonName } from '../parts/person-name.tsx';
import { useCan } from '../session/session-provider.tsx';
import { ItemActions } from './item-actions.tsx';

const GraphicOrigin = lazyPart(() => import('../parts/graphic-origin.tsx').then((module) => module.GraphicOrigin));

interface ItemDetailsProps {
  item: Deliverable | undefined;
  collection?: Collection;
  onClose: () => void;
}

/** Details of a signed deliverable, in a drawer beside its list. */
export function ItemDetails({ item, collection, onClose }: ItemDetailsProps) {
  useReturnFocus(item !== undefined);
  return (
    <Drawer
      opened={item !== undefined}
      onClose={onClose}
      position="right"
      size="sm"
      title="Details"
      overlayProps={{ backgroundOpacity: 0.15 }}
    >
      {item && (
        <CurrentFile of={item}>{(file) => <Details item={item} collection={collection} file={file} />}</CurrentFile>
      )}
    </Drawer>
  );
}

interface DetailsProps {
  item: Deliverable;
  collection: Collection | undefined;
  file: FileDocument | undefined;
}

function Details({ item, collection, file }: DetailsProps) {
  const read = fileMetadata.partial().safeParse(file?.metadata ?? {});
  const data = read.success ? read.data : {};
  return (
    <Stack gap="md">
      <MediaThumb {...thumbOf(file)} alt="" ratio={16 / 9} />
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {item.title}
        </Text>
        <ItemActions deliverable={item} collection={collection} />
      </Group>
      {showsDescription(item.description) && (
        <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
          {item.description}
        </Text>
      )}
      <Stack gap={6} component="dl" m={0}>
        <Fact name="Brief">{item.productionTitle}</Fact>
        <Fact name="Department">{item.department}</Fact>
        <Fact name="Type">{item.type}</Fact>
        <Fact name="Dimensions">{shownDimensions(item.format, item.currentFileID ? file : 'none')}</Fact>
        <Fact name="Brand">{item.brand}</Fact>
        <Fact name="Partner">{item.partner}</Fact>
        <Fact name="Platforms">{item.platforms.join(', ')}</Fact>
        <Fact name="Version">{item.currentVersion || undefined}</Fact>
        {file && <Fact name="File">{file.sourceFileNameAsUploaded || file.name}</Fact>}
        {file && <Fact name="Size">{fileSizeLabel(file.size)}</Fact>}
        <Fact name="Picture">
          {data.width && data.height ? sizeWords({ width: data.width, height: data.height }) : undefined}
        </Fact>
        <Fact name="Duration">{data.duration === undefined ? undefined : lengthLabel(data.duration)}</Fact>
        <Fact name="Pages">{data.pages}</Fact>
        {file?.uploadedBy && (
          <Fact name="Uploaded by">
            <PersonName id={file.uploadedBy} />
          </Fact>
        )}
        {file?.graphic && (
          <Fact name="Social graphic">
            <GraphicOrigin file={file} />
          </Fact>
        )}
        <Fact name="Changed">
          <RelativeDate value={item.updated_at} />
        </Fact>
      </Stack>
      <InCollections ids={item.collections} />
    </Stack>
  );
}

function InCollections({ ids }: { ids: readonly string[] }) {
  const opens = useCan('openCollections');
  const { documents } = useLive(collections, opens && ids.length > 0 ? { where: { id: { in: ids } } } : null);
  if (documents.length === 0) return null;
  return (
    <Stack gap={4}>
      <Text size="sm" fw={550}>
        Collections
      </Text>
      {documents.map(({ id, name }) => (
        <PageLink key={id} size="sm" to={pagePath(collections, { id })}>
          {name}
        </PageLink>
      ))}
    </Stack>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === undefined || children === '') return null;
  return (
    <Group justify="space-between" wrap="nowrap" gap="md" align="flex-start">
      <Text size="xs" c="dimmed" flex="none" component="dt">
        {name}
      </Text>
      <Text size="xs" ta="right" className="tabular" m={0} style={{ overflowWrap: 'anywhere' }} component="dd">
        {children}
      </Text>
    </Group>
  );
}
