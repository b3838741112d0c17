import { sameJson } from '@pavilion/sync';

/** Labels of the properties that differ, each once. */
export function changedLabels<P extends object>(
  before: P,
  after: P,
  labels: { readonly [K in keyof P]?: string },
): string[] {
  const found = (Object.keys(labels) as (keyof P)[]).flatMap((property) =>
    sameJson(before[property], after[property]) ? [] : [labels[property]!],
  );
  return [...new Set(found)];
}
