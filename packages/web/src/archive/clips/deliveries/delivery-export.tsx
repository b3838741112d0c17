import type { ArchiveEvent, ExportFormat } from '@pavilion/domain/archive';
import { and } from '@pavilion/sync';
import type { TypeQuery } from '@pavilion/sync/client';
import { useSyncClient } from '@pavilion/sync/react';
import { refusalWords } from '../../../call/refusal.ts';
import { formatCount } from '../../../kit/count-words.ts';
import { notifyError, notifyWaiting } from '../../../kit/notify.ts';
import { ExportMenu } from '../../export-menu.tsx';
import { useMatchAccess } from '../../use-accessible.ts';
import { allDeliveries } from './all-deliveries.ts';
import type { ChosenFields } from './use-chosen-fields.ts';
import { useDeliveryTables } from './use-delivery-tables.ts';

interface DeliveryExportProps {
  /** The query without its limit. */
  query: TypeQuery;
  found: readonly ArchiveEvent[];
  /** Whether `found` are all that match. */
  isAll: boolean;
  fields: ChosenFields;
}

/** Menu that exports all deliveries that match. The selected ones have a menu of their own, in the bar of the selection. */
export function DeliveryExport({ query, found, isAll, fields }: DeliveryExportProps) {
  const save = useDeliveryTables(fields);
  const client = useSyncClient();
  const { access } = useMatchAccess();
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
        isAll
          ? { label: `All results (${found.length})`, run: (format) => save(found, format) }
          : { label: 'All results', run: everything },
      ]}
    />
  );
}
