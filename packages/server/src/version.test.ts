import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { version } from './version.ts';

it('has a dated entry in the changelog (OPS-007)', () => {
  const entries = readFileSync('CHANGELOG.md', 'utf8').match(/^## .+$/gm);
  expect(entries).toContainEqual(expect.stringMatching(new RegExp(`^## ${version} – \\d\\d/\\d\\d/\\d{4}$`)));
});
