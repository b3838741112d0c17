import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { version } from './version.ts';

it('has a dated entry in the changelog (OPS-007)', () => {
  const entries = readFileSync('CHANGELOG.md', 'utf8').match(/^## .+$/gm);
  expect(entries).toContainEqual(expect.stringMatching(new RegExp(`^## ${version} – \\d\\d/\\d\\d/\\d{4}$`)));
});

it('is written in one place: the packages of the workspace have none of their own (OPS-007)', () => {
  const packages = readdirSync('packages').map((name) =>
    JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')),
  );
  expect(packages.filter((each) => 'version' in each || !each.private).map(({ name }) => name)).toEqual([]);
});
