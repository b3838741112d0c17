import { readFileSync } from 'node:fs';

/** Version of the product, as CHANGELOG.md describes it. The built server lies as deep in the tree as its sources. */
export const version: string = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
).version;
