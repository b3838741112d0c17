import { type ArchiveEvent, type ExportFormat, matches } from '@pavilion/domain/archive';
import { files } from '@pavilion/domain/files';
import { useSyncClient } from '@pavilion/sync/react';
import { byIds } from '../../by-ids.ts';
import { useLookups } from '../../use-lookups.ts';
import { exportDeliveries } from './export-deliveries.ts';
import type { ChosenFields } from './use-chosen-fields.ts';

/** Saves deliveries as a table with the chosen fields. */
export function useDeliveryTables(fields: ChosenFields) {
  const lookups = useLookups();
  const client = useSyncClient();
  return (events: readonly ArchiveEvent[], format: ExportFormat): Promise<void> =>
    exportDeliveries({
      events,
      matches: () =>
        byIds(
          client,
          matches,
          events.map(({ match }) => match),
        ),
      recordings: () =>
        byIds(
          client,
          files,
          events.map(({ file }) => file),
        ),
      lookups,
      matchFields: fields.match,
      deliveryFields: fields.delivery,
      format,
    });
}
