import type { ReactNode } from 'react';
import type { Sort } from './url-state.ts';

/** A column of a table. */
export interface Column<T> {
  /** Also the sort field, unless `sortField` is set. */
  key: string;
  title: ReactNode;
  /** Name for screen readers where the title is an icon. */
  label?: string;
  render: (row: T) => ReactNode;
  width?: number | string;
  align?: 'left' | 'center' | 'right';
  sortable?: boolean;
  sortField?: string;
  /** Stays in view while the table scrolls sideways. */
  frozen?: boolean;
  /** Hidden on screens narrower than 768 px. */
  wide?: boolean;
  /** For pressing only, such as a button in each row: not printed. */
  pressed?: boolean;
}

export interface DataTableProps<T extends { id: string }> {
  /** Name of the table for screen readers. */
  label: string;
  rows: readonly T[];
  columns: readonly Column<T>[];
  loading?: boolean;
  /** A newer answer is loading; the current rows stay visible. */
  fetching?: boolean;
  error?: string | undefined;
  onRetry?: () => void;
  empty?: ReactNode;
  /** Enter or a click opens the row; a middle click opens `href` in a new tab. */
  onOpen?: (row: T) => void;
  href?: (row: T) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Selected ids, kept across pages. */
  selected?: ReadonlySet<string>;
  onSelect?: (selected: ReadonlySet<string>) => void;
  selectLabel?: (row: T) => string;
  page?: number;
  pageSize?: number;
  total?: number;
  /** There are more than `total`, which is how far they were counted. */
  more?: boolean;
  onPage?: (page: number) => void;
  onPageSize?: (size: number) => void;
  /** Beside the page links: "Showing 1 to 30 of 812 users". */
  footer?: ReactNode;
  /** In pixels; rows scroll inside and the head stays in view. */
  maxHeight?: number;
  /** Extra class of a row: `glow` for a row that someone else just changed. */
  rowClass?: (row: T) => string | undefined;
  /** No border of its own, for use inside a panel. */
  bare?: boolean;
  /** Content expanded below a row; null when collapsed. */
  below?: (row: T) => ReactNode;
}
