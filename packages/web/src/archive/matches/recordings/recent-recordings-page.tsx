import { Button, Stack, Text } from '@mantine/core';
import { addMonths } from '@pavilion/domain';
import { matchTitle } from '@pavilion/domain/archive';
import { type FileDocument, files } from '@pavilion/domain/files';
import { IconFileSpreadsheet, IconRefresh, IconVideo } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Column } from '../../../kit/column.ts';
import { countWords } from '../../../kit/count-words.ts';
import { DataTable } from '../../../kit/data-table.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { FilterBar } from '../../../kit/filter-bar.tsx';
import { RelativeDate } from '../../../kit/relative-date.tsx';
import { fileSizeLabel } from '../../../kit/sizes.ts';
import classes from '../../archive.module.css';
import { NoMatch } from '../../no-match.tsx';
import { useAccessible } from '../../use-accessible.ts';
import { type MatchesOf, useMatchesOf } from '../../use-matches-of.ts';
import { recordingAddress } from '../match/recordings.tsx';
import { matchAddress } from '../match-columns.tsx';
import { exportRecordings } from './export-recordings.ts';

/** ARC-096 */
const windowMonths = 6;
const tableHeight = 720;
/** Wording fixed by ARC-097, although the window is six months (OPN-040). */
const nothingFound = 'No recordings found from the last 12 months.';

/** Six months before now, to the millisecond, so that Refresh Data runs a new query. */
function windowStart(): string {
  const now = new Date().toISOString();
  return addMonths(now, -windowMonths) + now.slice(10);
}

/** Recordings created in the last six months (ARC-093..100). */
export function RecentRecordingsPage() {
  const [since, setSince] = useState(windowStart);
  const { documents, status, error } = useAccessible(files, {
    where: { what: 'recording', created_at: { gte: since } },
    orderBy: [{ field: 'created_at', direction: 'desc' }],
  });
  const named = useMatchesOf(documents);
  const columns = useMemo(() => columnsFor(named), [named]);
  const [exporting, setExporting] = useState(false);
  const save = async () => {
    setExporting(true);
    await exportRecordings(documents, named.matches);
    setExporting(false);
  };
  return (
    <Stack gap="md">
      <FilterBar
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconRefresh size={16} />}
              loading={status === 'loading'}
              onClick={() => setSince(windowStart())}
            >
              Refresh Data
            </Button>
            <Button
              leftSection={<IconFileSpreadsheet size={16} />}
              loading={exporting}
              disabled={status !== 'ready' || named.loading}
              onClick={() => void save()}
            >
              Export to Excel
            </Button>
          </>
        }
      >
        <Text size="sm" c="dimmed" className="tabular" role="status">
          {status === 'ready' && documents.length > 0
            ? `${countWords(documents.length, 'recording')} from the last ${windowMonths} months`
            : ''}
        </Text>
      </FilterBar>
      <DataTable
        label="Recent recordings"
        rows={documents}
        columns={columns}
        loading={status === 'loading'}
        error={status === 'refused' ? (error?.message ?? 'The recordings could not be loaded.') : undefined}
        empty={<EmptyState icon={IconVideo}>{nothingFound}</EmptyState>}
        maxHeight={tableHeight}
      />
    </Stack>
  );
}

/** ARC-094, ARC-095 */
function columnsFor({ matches, loading }: MatchesOf): Column<FileDocument>[] {
  const matchOf = (file: FileDocument) => matches.get(file.match ?? '');
  return [
    {
      key: 'created_at',
      title: 'Date Created',
      width: 170,
      render: ({ created_at }) => (
        <span style={{ whiteSpace: 'nowrap' }}>
          <RelativeDate value={created_at} time />
        </span>
      ),
    },
    {
      key: 'match',
      title: 'Match',
      render: (file) => {
        const match = matchOf(file);
        return match ? <a href={matchAddress(match.id)}>{matchTitle(match)}</a> : <NoMatch loading={loading} />;
      },
    },
    {
      key: 'startDate',
      title: 'Date',
      width: 110,
      wide: true,
      render: ({ startDate }) => <RelativeDate value={startDate} />,
    },
    { key: 'day', title: 'Day', width: 60, wide: true, align: 'right', render: ({ day }) => day ?? '–' },
    { key: 'part', title: 'Part', width: 60, wide: true, align: 'right', render: ({ part }) => part ?? '–' },
    {
      key: 'sourcePath',
      title: 'Path',
      wide: true,
      render: ({ sourcePath }) => <span className={classes.path}>{sourcePath}</span>,
    },
    { key: 'size', title: 'Size', width: 90, align: 'right', wide: true, render: ({ size }) => fileSizeLabel(size) },
    {
      key: 'view',
      title: '',
      label: 'View',
      width: 70,
      render: (file) => (
        <a href={recordingAddress(file.id)} aria-label={`View ${file.label || file.name}`}>
          View
        </a>
      ),
    },
  ];
}
