import { type ArchiveEvent, type ExportFormat, matches } from '@pavilion/domain/archive';
import { files } from '@pavilion/domain/files';
import { and } from '@pavilion/sync';
import type { TypeQuery } from '@pavilion/sync/client';
import { useSyncClient } from '@pavilion/sync/react';
import { refusalWords } from '../../../call/refusal.ts';
import { formatCount } from '../../../kit/count-words.ts';
import { notifyError, notifyWaiting } from '../../../kit/notify.ts';
import { byIds } from '../../by-ids.ts';
import { ExportMenu } from '../../export-menu.tsx';
import { useMatchAccess } from '../../use-accessible.ts';
import { useLookups } from '../../use-lookups.ts';
import { allDeliveries } from './all-deliveries.ts';
import { exportDeliveries } from './export-deliveries.ts';
import type { ChosenFields } from './use-chosen-fields.ts';

interface DeliveryExportProps {
  /** The query without its limit. */
  query: TypeQuery;
  found: readonly ArchiveEvent[];
  /** Whether `found` are all that match. */
  isAll: boolean;
  selected: readonly ArchiveEvent[];
  fields: ChosenFields;
}

/** Menu that exports all deliveries that match, or only the selected ones. */
export function DeliveryExport({ query, found, isAll, selected, fields }: DeliveryExportProps) {
  const lookups = useLookups();
  const client = useSyncClient();
  const { access } = useMatchAccess();
  const save = (events: readonly ArchiveEvent[], format: ExportFormat) =>
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
  const scope = (label: string, events: readonly ArchiveEvent[]) => ({
    label: `${label} (${events.length})`,
    run: (format: ExportFormat) => save(events, format),
  });
  const everything = async (format: ExportFormat) => {
    const waiting = notifyWaiting('Loading all deliveries that match');
    try {
      const wanted = { ...query, where: and(query.where, access) };
      const all = await allDeliveries(client, wanted, (count, total) =>
        waiting.say(`Loading deliveries: ${formatCount(count)} of ${formatCount(total)}`),
      );
      await save(all, format);
    } catch (error) {
      notifyError(refusalWords(error).message, { title: 'Export Failed' });
    } finally {
      waiting.end();
    }
  };
  return (
    <ExportMenu
      size="xs"
      scopes={[
        ...(selected.length > 0 ? [scope('Selected', selected)] : []),
        isAll ? scope('All results', found) : { label: 'All results', run: everything },
      ]}
    />
  );
}
