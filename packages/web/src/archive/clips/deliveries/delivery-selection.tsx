import { Button, Text } from '@mantine/core';
import type { ArchiveEvent } from '@pavilion/domain/archive';
import { countWords } from '../../../kit/count-words.ts';
import { ExportSelection } from '../export-selection.tsx';
import { orderOfChoice } from '../use-selected-events.ts';
import { ClipSelected } from '../viewer/clip-selected.tsx';
import classes from './deliveries.module.css';
import type { ChosenFields } from './use-chosen-fields.ts';
import { useDeliveryTables } from './use-delivery-tables.ts';

interface DeliverySelectionProps {
  count: number;
  events: readonly ArchiveEvent[];
  /** Columns of its table. */
  fields: ChosenFields;
  onClear: () => void;
}

/** Bar below the results: how many deliveries are selected, and what can be done with them. */
export function DeliverySelection({ count, events, fields, onClear }: DeliverySelectionProps) {
  const save = useDeliveryTables(fields);
  return (
    <section className={classes.selection} aria-label="Selection">
      <Text size="sm" fw={550} className="tabular" role="status">
        {countWords(count, 'delivery', 'deliveries')} selected
      </Text>
      <ClipSelected chosen={events} />
      <ExportSelection
        chosen={events}
        order={orderOfChoice}
        size="compact-sm"
        saveTable={(format) => save(events, format)}
      />
      <Button size="compact-sm" variant="default" onClick={onClear}>
        Clear Selection
      </Button>
    </section>
  );
}
