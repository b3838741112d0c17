import type { ArchiveEvent, ExportFormat } from '@pavilion/domain/archive';
import { files } from '@pavilion/domain/files';
import type { SyncClient } from '@pavilion/sync/client';
import { useSyncClient } from '@pavilion/sync/react';
import { useMemo } from 'react';
import { ExportMenu } from '../../export-menu.tsx';
import { useLookups } from '../../use-lookups.ts';
import { useMatchesOf } from '../../use-matches-of.ts';
import { exportDeliveries } from './export-deliveries.ts';
import type { ChosenFields } from './use-chosen-fields.ts';

interface DeliveryExportProps {
  found: readonly ArchiveEvent[];
  selected: readonly ArchiveEvent[];
  fields: ChosenFields;
}

/** Menu that exports the found deliveries, or only the selected ones. Waits for the names of their matches. */
export function DeliveryExport({ found, selected, fields }: DeliveryExportProps) {
  const lookups = useLookups();
  const client = useSyncClient();
  const { matches, loading } = useMatchesOf(useMemo(() => [...found, ...selected], [found, selected]));
  const scope = (label: string, events: readonly ArchiveEvent[]) => ({
    label: `${label} (${events.length})`,
    run: (format: ExportFormat) =>
      exportDeliveries({
        events,
        matchOf: matches,
        recordings: () => recordingsOf(client, events),
        lookups,
        matchFields: fields.match,
        deliveryFields: fields.delivery,
        format,
      }),
  });
  return (
    <ExportMenu
      size="xs"
      waiting={loading}
      scopes={[...(selected.length > 0 ? [scope('Selected', selected)] : []), scope('All results', found)]}
    />
  );
}

/** Most ids in one query. */
const atOnce = 1_000;

/** Recordings of these deliveries, by id. Only an export needs them, so the page does not keep them up to date. */
async function recordingsOf(client: SyncClient, events: readonly ArchiveEvent[]) {
  const ids = [...new Set(events.flatMap(({ file }) => file ?? []))];
  const found = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const part = ids.slice(from, from + atOnce);
    found.push(...(await client.fetch(files, { where: { id: { in: part } } })).documents);
  }
  return new Map(found.map((recording) => [recording.id, recording]));
}
