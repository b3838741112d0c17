import { Button, Group, Text } from '@mantine/core';
import { IconSortAscendingLetters } from '@tabler/icons-react';
import { formatCount } from '../../kit/count-words.ts';
import { SearchInput } from '../../kit/search-input.tsx';

interface ListBarProps {
  label: string;
  /** Undefined for a list short enough to need no search. */
  search: { value: string; onChange: (search: string) => void } | undefined;
  shown: number;
  total: number;
  isSorted: boolean;
  onSort: () => void;
}

/** Bar above a list: search, number of entries and sorting. */
export function ListBar({ label, search, shown, total, isSorted, onSort }: ListBarProps) {
  return (
    <Group gap="sm">
      {search && <SearchInput {...search} placeholder={`Search ${label}`} w={220} />}
      <Text size="xs" c="dimmed" className="tabular" role="status">
        {shown < total
          ? `${formatCount(shown)} of ${formatCount(total)}`
          : `${formatCount(total)}, offered in this order`}
      </Text>
      <Button
        ml="auto"
        size="xs"
        variant="default"
        leftSection={<IconSortAscendingLetters size={16} />}
        disabled={isSorted}
        onClick={onSort}
      >
        Sort A–Z
      </Button>
    </Group>
  );
}
