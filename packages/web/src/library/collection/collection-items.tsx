import { Stack } from '@mantine/core';
import type { Collection, Deliverable } from '@pavilion/domain';
import { useMemo, useRef, useState } from 'react';
import { OnDemand } from '../../kit/later.tsx';
import { useKeptSelection } from '../../parts/use-kept-selection.ts';
import { ItemDetails, Preview } from '../item-windows.tsx';
import { useItemKeys } from '../use-item-keys.ts';
import { CollectionSelection } from './collection-selection.tsx';
import { groupItems } from './group-items.ts';
import { ItemFolder } from './item-folder.tsx';

interface CollectionItemsProps {
  collection: Collection;
  items: readonly Deliverable[];
  previewed: string | null;
  onPreview: (id: string | null) => void;
  /** Asks for the folder of some files. */
  onFile: (items: readonly Deliverable[]) => void;
}

/** Files of a collection by folder, with preview, details and the bar of the selection. */
export function CollectionItems({ collection, items, previewed, onPreview, onFile }: CollectionItemsProps) {
  const [detailed, setDetailed] = useState<string | null>(null);
  const { selected, select, clear } = useKeptSelection(`collection ${collection.id}`);
  const list = useRef<HTMLDivElement>(null);
  const folders = useMemo(() => groupItems(items, collection.id), [items, collection.id]);
  const ordered = useMemo(() => folders.flatMap((folder) => folder.items), [folders]);
  const keys = useItemKeys(list, !items.some(({ id }) => id === previewed) && detailed === null, onPreview);
  const chosen = items.filter(({ id }) => selected.has(id));
  const item = items.find(({ id }) => id === detailed);

  return (
    <Stack gap="md">
      <div ref={list} {...keys}>
        <Stack gap="lg">
          {folders.map((folder) => (
            <ItemFolder
              key={folder.name}
              collection={collection}
              folder={folder}
              alone={folders.length === 1 && folder.name === ''}
              selected={selected}
              onSelect={select}
              onPreview={onPreview}
              onDetails={setDetailed}
            />
          ))}
        </Stack>
      </div>
      {chosen.length > 0 && (
        <CollectionSelection collection={collection} chosen={chosen} onFile={onFile} onClear={clear} />
      )}
      <OnDemand wanted={previewed !== null || item !== undefined}>
        <Preview items={ordered} collection={collection} shown={previewed} onShow={onPreview} />
        <ItemDetails item={item} collection={collection} onClose={() => setDetailed(null)} />
      </OnDemand>
    </Stack>
  );
}
