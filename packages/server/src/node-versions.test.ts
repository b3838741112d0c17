import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Installed {
  version?: string;
  engines?: { node?: string };
}

const root = new URL('../../../', import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(new URL(name, root), 'utf8'));
const promised: string = read('package.json').engines.node;
const packages: Record<string, Installed> = read('package-lock.json').packages;

const numbersOf = (version: string) => version.split('.').map(Number) as [number, number?, number?];

/** Below, equal or above, as a negative number, zero or a positive one. */
function compare(left: string, right: string): number {
  const [one, two] = [numbersOf(left), numbersOf(right)];
  for (const at of [0, 1, 2]) {
    const difference = (one[at] ?? 0) - (two[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Whether a version of Node is in a range such as `^20.19.0 || >=22.12.0`. */
function admits(range: string, version: string): boolean {
  const comparisons = range.split('||').map((part) =>
    part
      .trim()
      .replace(/([<>=^~]+)\s+/g, '$1')
      .split(/\s+/),
  );
  return comparisons.some((all) =>
    all.every((comparison) => {
      const [, sign, wanted] = /^([<>=^~]*)v?([\d.]+|\*?)(?:\.x)*$/.exec(comparison) ?? [];
      if (wanted === undefined) throw new Error(`The range ${range} cannot be read.`);
      if (wanted === '' || wanted === '*') return true;
      const difference = compare(version, wanted);
      if (sign === '>=') return difference >= 0;
      if (sign === '>') return difference > 0;
      if (sign === '<') return difference < 0;
      if (sign === '<=') return difference <= 0;
      const [major, minor] = numbersOf(wanted);
      const [own, ownMinor] = numbersOf(version);
      const isSameMinor = minor === undefined || sign === '^' || ownMinor === minor;
      return difference >= 0 && own === major && isSameMinor;
    }),
  );
}

it.each([
  ['>=20', true],
  ['^20.19.0 || >=22.12.0', true],
  ['18 || 20 || >=22', true],
  ['20.x', true],
  ['>= 10.16.0 < 22', true],
  ['>=22', false],
  ['^20.20.0 || >=22.12.0', false],
  ['^18.0.0', false],
])('the range %s admits Node 20.19: %s (OPS-006)', (range, is) => expect(admits(range, '20.19.0')).toBe(is));

it('no dependency asks for a newer Node than the oldest that is promised (OPS-006)', () => {
  expect(promised).toBe('>=20.19');
  const refusing = Object.entries(packages).flatMap(([path, { version, engines }]) =>
    path !== '' && engines?.node && !admits(engines.node, '20.19.0') ? [`${path} ${version}: ${engines.node}`] : [],
  );
  expect(refusing).toEqual([]);
});
