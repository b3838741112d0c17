import { bulkFields, bulkName, columnsOf, holdsWhen, nameColumn, readBulkRow } from './bulk.ts';
import type { Design, DesignField } from './design.ts';
import { factSamples, sampleOf } from './facts/fact-samples.data.ts';
import type { FieldValue } from './fields.ts';
import { namesDay } from './names-day.ts';
import { isFilled } from './refuse-value.ts';

type Content = Pick<Design, 'fields' | 'kit'>;

/** A table for graphics in bulk: headings, and one row. */
export interface BulkSample {
  headings: string[];
  row: (string | number)[];
}

/** A filled table of a template, from the sample values of its fields. Its row is read without a fault (GFX-025). */
export function bulkSample(template: string, content: Content): BulkSample {
  const values: Record<string, FieldValue> = {};
  const columns = bulkFields(content.fields).flatMap((field) => {
    const heading = [field.label, field.key].find((name) => isHeadingOf(content, name, field.key));
    if (heading === undefined) return [];
    const cell = sampleCell(content, field);
    values[field.key] = cell;
    return [{ heading, cell }];
  });
  const name = isHeadingOf(content, 'Name', nameColumn) ? 'Name' : 'Graphic Name';
  return {
    headings: [name, ...columns.map(({ heading }) => heading)],
    row: [bulkName(template, content.fields, values), ...columns.map(({ cell }) => cell)],
  };
}

const isHeadingOf = ({ fields }: Content, heading: string, column: string): boolean =>
  columnsOf(fields, [heading])[0] === column;

/** The first sample of a field that its limits allow; empty if there is none. */
function sampleCell({ fields, kit }: Content, field: DesignField): string | number {
  const samples = [field.initial, sampleOf(field), ...madeUp(field, kit)].filter(isFilled).map(cellOf);
  const good = samples.find((text) => {
    const { faults } = readBulkRow({ fields, kit }, { [field.key]: String(text) }, {});
    return faults[field.key] === undefined && (!holdsWhen(field) || namesDay(String(text)));
  });
  return good ?? '';
}

/** A value as people write it into a cell. */
function cellOf(value: FieldValue | undefined): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value.replace(/^kit:/, '') : '';
}

/** What a field says that has no sample. A text that is not needed says nothing. */
function madeUp(field: DesignField, kit: Content['kit']): FieldValue[] {
  const { type, label, key, required, choices, least, most } = field;
  switch (type) {
    case 'choice':
      return choices.slice(0, 1);
    case 'on or off':
      return [false];
    case 'colour':
      return [kit?.colours[0]?.name ?? '#0c1738'];
    case 'number':
      return [least ?? most ?? 0];
    case 'text':
    case 'longer text': {
      if (!required) return [];
      if (holdsWhen(field)) return [factSamples.when!];
      const text = (label || key).padEnd(least ?? 0, '.');
      return [[...text].slice(0, most).join('')];
    }
    default:
      return [];
  }
}
