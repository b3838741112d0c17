import type { ArchiveEvent, ExportFormat } from '@pavilion/domain/archive';
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
  const { matches, loading } = useMatchesOf(useMemo(() => [...found, ...selected], [found, selected]));
  const scope = (label: string, events: readonly ArchiveEvent[]) => ({
    label: `${label} (${events.length})`,
    run: (format: ExportFormat) =>
      exportDeliveries({
        events,
        matchOf: matches,
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
