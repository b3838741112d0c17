import type { DesignField } from '../design.ts';
import type { FieldValue } from '../fields.ts';
import { type OgrafContent, ografFiles } from './content.ts';

/** A value in the words of GDD, the language in which OGraf describes data. */
type DataSchema = Readonly<Record<string, unknown>>;

interface About {
  /** Id of the graphic. */
  id: string;
  name: string;
  /** Sorts by age: the instant of the last change. */
  version: string;
  author: string;
}

/** The manifest of an OGraf package, version 1 of the EBU specification (GFX-031). */
export function ografManifest({ id, name, version, author }: About, content: OgrafContent) {
  const { design, size, slides } = content;
  const { width, height } = design.sizes[size]!;
  return {
    $schema: 'https://ograf.ebu.io/v1/specification/json-schemas/graphics/schema.json',
    // Renderers use it as a part of addresses.
    id: `pavilion.${id}.${size}`.replace(/[^\w.-]/g, '-'),
    version,
    name,
    author: { name: author },
    main: ografFiles.module,
    supportsRealTime: true,
    supportsNonRealTime: true,
    stepCount: slides.length,
    customActions: [],
    schema: {
      type: 'object',
      properties: Object.fromEntries(design.fields.map((field) => [field.key, schemaOf(field, content)])),
    },
    renderRequirements: [
      { resolution: { width: { ideal: width }, height: { ideal: height } }, accessToPublicInternet: { ideal: false } },
    ],
  };
}

function schemaOf(field: DesignField, { values, files }: OgrafContent): DataSchema {
  const { key, label, help, type, choices, most } = field;
  const value = values[key];
  const given = type === 'picture' && typeof value === 'string' ? (files[value] ?? value) : value;
  const about = {
    title: label,
    ...(help ? { description: help } : {}),
    ...(given === undefined ? {} : { default: given }),
  };
  const longest = most === undefined ? {} : { maxLength: most };
  switch (type) {
    case 'number':
      return { type: 'number', ...about, ...(most === undefined ? {} : { maximum: most }) };
    case 'on or off':
      return { type: 'boolean', ...about };
    case 'choice': {
      const labels = Object.fromEntries(choices.map((each) => [each, each]));
      return { type: 'string', gddType: 'select', ...about, enum: choices, gddOptions: { labels } };
    }
    case 'picture':
      return { type: 'string', gddType: 'file-path/image-path', ...about, gddOptions: { extensions: ['png', 'jpg'] } };
    case 'rows':
      return { type: 'array', ...about, items: { type: 'object', properties: rowProperties(given) } };
    case 'longer text':
      return { type: 'string', gddType: 'multi-line', ...about, ...longest };
    case 'text':
      return { type: 'string', gddType: 'single-line', ...about, ...longest };
    default:
      return { type: 'string', ...about };
  }
}

/** The values of a row, as the graphic has them. */
function rowProperties(rows: FieldValue | undefined): Record<string, DataSchema> {
  const all = Array.isArray(rows) ? rows.flatMap((row) => Object.entries(row)) : [];
  return Object.fromEntries(all.map(([key, value]) => [key, { type: typeof value, title: key }]));
}
