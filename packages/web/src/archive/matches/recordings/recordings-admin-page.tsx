import { Button, Collapse, Group, Stack, Switch, Text } from '@mantine/core';
import { type MatchFilters, noMatchFilters } from '@pavilion/domain/archive';
import { IconListDetails, IconListSearch, IconPhotoPlus, IconVideo } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { calls } from '../../../call/client.ts';
import { useCall } from '../../../call/use-call.ts';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { ErrorState } from '../../../kit/error-state.tsx';
import { Pager } from '../../../kit/pager.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { PleaseWait } from '../../../kit/please-wait.tsx';
import { urlFlag, urlPage } from '../../../kit/url-state.ts';
import { useRemembered } from '../../../kit/use-remembered.ts';
import { useSteadyRows } from '../../../kit/use-steady-rows.ts';
import { useUrlState } from '../../../kit/use-url-state.ts';
import { Uploader } from '../../../parts/uploader.tsx';
import { MatchFilterForm } from '../match-filter-form.tsx';
import { AwaitingFile } from './awaiting-file.tsx';
import { hasMetadata, hasPreview, isReady } from './is-ready.ts';
import { useAwaiting } from './use-awaiting.ts';
import { useOfferedMatches } from './use-offered-matches.ts';
import { usePairingQuestion } from './use-pairing-question.ts';

const address = { ready: urlFlag(), page: urlPage() };
/** ARC-072 */
const perPage = 25;
const atOnce = 1_000;

/** Uploads awaiting a match, and the forms that pair them as recordings or reels (ARC-071..082). */
export function RecordingsAdminPage() {
  const [url, setUrl] = useUrlState(address);
  const { documents, status, error } = useAwaiting();
  const [added, setAdded] = useState<MatchFilters | null>(null);
  const [adding, setAdding] = useRemembered('archive.fetchAndAdd', false);
  const { offered, ready, fetching, found } = useOfferedMatches(added);
  const ask = usePairingQuestion(documents, offered);
  const rows = useSteadyRows();
  const listed = useMemo(() => (url.ready ? documents.filter(isReady) : documents), [documents, url.ready]);
  const page = Math.max(1, Math.min(url.page, Math.ceil(listed.length / perPage)));
  const shown = listed.slice((page - 1) * perPage, page * perPage);

  return (
    <Stack gap="lg">
      <Uploader trayOnly target={{ what: 'archive-awaiting' }} accepted={['mp4']}>
        Drop files or click to browse
      </Uploader>
      <Group gap="sm">
        <Switch
          label="Show Only Ready"
          checked={url.ready}
          onChange={(event) => setUrl({ ready: event.currentTarget.checked })}
        />
        <Group gap="sm" ml="auto">
          <GenerateMissing
            word="Generate All Missing Previews"
            icon={<IconPhotoPlus size={16} />}
            call={calls.archive.generatePreviewRequest}
            ids={listed.filter((file) => !hasPreview(file)).map(({ id }) => id)}
            none="Every listed file has a preview."
          />
          <GenerateMissing
            word="Generate All Missing Metadatas"
            icon={<IconListDetails size={16} />}
            call={calls.archive.metadataOnRequest}
            ids={listed.filter((file) => !hasMetadata(file)).map(({ id }) => id)}
            none="Every listed file has its metadata."
          />
          <Button
            variant="default"
            leftSection={<IconListSearch size={16} />}
            aria-expanded={adding}
            onClick={() => setAdding(!adding)}
          >
            Fetch And Add…
          </Button>
        </Group>
      </Group>
      <Collapse expanded={adding}>
        <Panel title="Matches to Choose From" note="The lists below offer the latest matches. Fetch others here.">
          <MatchFilterForm
            asked={added ?? noMatchFilters}
            applied={added !== null}
            onFetch={setAdded}
            fetching={fetching}
            verb="Fetch And Add"
            everything
            actions={
              <Text size="sm" c="dimmed" role="status" className="tabular">
                {added && !fetching ? `${found} found, ` : ''}
                {offered.length} offered
              </Text>
            }
          />
        </Panel>
      </Collapse>
      {status === 'refused' ? (
        <ErrorState message={error?.message ?? 'The files could not be loaded.'} />
      ) : status === 'loading' || !ready ? (
        <PleaseWait />
      ) : listed.length === 0 ? (
        <EmptyState icon={IconVideo}>
          {url.ready && documents.length > 0
            ? 'No awaiting files are ready yet.'
            : 'No files are waiting for a match. Files that you upload appear here.'}
        </EmptyState>
      ) : (
        <Stack ref={rows} gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }} aria-label="Awaiting files">
          {shown.map((file) => (
            <li key={file.id}>
              <AwaitingFile file={file} matches={offered} ask={ask} />
            </li>
          ))}
        </Stack>
      )}
      {listed.length > perPage && (
        <Pager
          page={page}
          pageSize={perPage}
          total={listed.length}
          onPage={(next) => setUrl({ page: next })}
          noun="files"
        />
      )}
    </Stack>
  );
}

interface GenerateMissingProps {
  word: string;
  icon: React.ReactNode;
  call: typeof calls.archive.generatePreviewRequest;
  /** Listed files without a preview, or without metadata. */
  ids: readonly string[];
  none: string;
}

/** ARC-074, ARC-075 */
function GenerateMissing({ word, icon, call, ids, none }: GenerateMissingProps) {
  const ask = useCall(call, {
    done: ({ requested }) =>
      requested > 0
        ? `${requested} requested. They appear here when they are ready.`
        : 'Already requested. They appear here when they are ready.',
  });
  return (
    <Button
      variant="default"
      leftSection={icon}
      loading={ask.pending}
      disabled={ids.length === 0}
      title={ids.length === 0 ? none : undefined}
      onClick={() => void ask.run({ files: ids.slice(0, atOnce) })}
    >
      {word}
      {ids.length > 0 && ` (${ids.length})`}
    </Button>
  );
}
