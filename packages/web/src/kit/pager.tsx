import { Group, Pagination, Text } from '@mantine/core';
import { formatCount } from './count-words.ts';
import { Select } from './select.tsx';

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  /** There are more than `total`, which is how far they were counted. */
  more?: boolean | undefined;
  onPage: (page: number) => void;
  /** Enables the choice of page size (PLT-099). */
  onPageSize?: (size: number) => void;
  /** Noun for the count: "users". Null where the count already appears beside the pager. */
  noun?: string | null;
}

/** Page sizes on offer (PLT-099). */
export const pageSizes = [5, 10, 25, 50] as const;

/** Footer text (USR-024); `shown` is the number of rows on page `page`. With `more`, there are more than `total`. */
export function showingLabel(
  page: number,
  pageSize: number,
  shown: number,
  total: number,
  noun: string,
  more = false,
): string {
  const first = shown > 0 ? (page - 1) * pageSize + 1 : 0;
  const last = shown > 0 ? first + shown - 1 : 0;
  return `Showing ${formatCount(first)} to ${formatCount(last)} of ${more ? 'more than ' : ''}${formatCount(total)} ${noun}`;
}

/** At most ten page links (PLT-097), and the total count. */
export function Pager({ page, pageSize, total, more = false, onPage, onPageSize, noun = 'results' }: PagerProps) {
  const pages = more ? Math.floor(total / pageSize) + 1 : Math.max(1, Math.ceil(total / pageSize));
  return (
    <Group justify="space-between" gap="sm">
      {noun !== null && (
        <Text size="xs" c="dimmed" className="tabular" role="status">
          {showingLabel(
            page,
            pageSize,
            Math.min(pageSize, more ? pageSize : total - (page - 1) * pageSize),
            total,
            noun,
            more,
          )}
        </Text>
      )}
      <Group gap="sm">
        {onPageSize && (
          <Select
            size="xs"
            w={80}
            aria-label="Rows per page"
            data={pageSizes.map(String)}
            value={String(pageSize)}
            onChange={(size) => size && onPageSize(Number(size))}
          />
        )}
        {pages > 1 && (
          <Pagination
            size="sm"
            total={pages}
            value={Math.min(page, pages)}
            onChange={onPage}
            siblings={2}
            boundaries={1}
            getControlProps={(control) => ({
              'aria-label': control === 'previous' ? 'Previous page' : control === 'next' ? 'Next page' : undefined,
            })}
            getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
          />
        )}
      </Group>
    </Group>
  );
}
