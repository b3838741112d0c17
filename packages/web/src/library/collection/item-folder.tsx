import { Badge, Checkbox, Group, Text, UnstyledButton } from '@mantine/core';
import type { Collection } from '@pavilion/domain';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { CardGrid } from '../../kit/card-grid.tsx';
import { formatCount } from '../../kit/count-words.ts';
import { useRemembered } from '../../kit/use-remembered.ts';
import { useRanged } from '../../parts/use-ranged.ts';
import { ItemCard } from '../item-card.tsx';
import type { ItemFolder as Folder } from './group-items.ts';

interface ItemFolderProps {
  collection: Collection;
  folder: Folder;
  /** The collection has no folders, so the heading is “All files”. */
  alone: boolean;
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], on: boolean) => void;
  onPreview: (id: string) => void;
  onDetails: (id: string) => void;
}

/** One folder of a collection. The browser remembers whether it is folded. */
export function ItemFolder(props: ItemFolderProps) {
  const { collection, folder, alone, selected, onSelect, onPreview, onDetails } = props;
  const [folded, setFolded] = useRemembered(`collection.${collection.id}.${folder.name}`, false);
  const ids = folder.items.map(({ id }) => id);
  const toggle = useRanged(folder.items, onSelect);
  const count = ids.filter((id) => selected.has(id)).length;
  const title = folder.name || (alone ? 'All files' : 'No folder');
  const Chevron = folded ? IconChevronRight : IconChevronDown;
  return (
    <section aria-label={title}>
      <Group gap="xs" mb="xs">
        <Checkbox
          size="xs"
          aria-label={`Select all in ${title}`}
          checked={count === ids.length}
          indeterminate={count > 0 && count < ids.length}
          onChange={(event) => onSelect(ids, event.currentTarget.checked)}
        />
        <UnstyledButton onClick={() => setFolded(!folded)} aria-expanded={!folded}>
          <Group gap={6}>
            <Chevron size={16} aria-hidden />
            <Text size="sm" fw={600} component="h3" m={0}>
              {title}
            </Text>
            <Badge size="sm" variant="default" className="tabular">
              {formatCount(ids.length)}
            </Badge>
          </Group>
        </UnstyledButton>
      </Group>
      {!folded && (
        <CardGrid items={folder.items} keyOf={({ id }) => id} label={title} oneOfMany>
          {(item) => (
            <ItemCard
              item={item}
              collection={collection}
              selected={selected.has(item.id)}
              onSelect={toggle}
              onPreview={onPreview}
              onDetails={onDetails}
            />
          )}
        </CardGrid>
      )}
    </section>
  );
}
