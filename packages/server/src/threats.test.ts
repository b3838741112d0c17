import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = readFileSync(new URL('../../../docs/threats.md', import.meta.url), 'utf8');
const lines = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| threat'));
/** A line's last cell: the file of its test, and words of the test's title. */
const testOf = (line: string) => /`([\w./-]+\.test\.ts)`: (.+?) \|$/.exec(line);

it('each threat of the threat model has a test (OPS-018)', () => {
  expect(lines.length).toBeGreaterThan(20);
  const missing = lines.filter((line) => {
    const [, file = '', title = ''] = testOf(line) ?? [];
    const titles =
      readFileSync(new URL(file, import.meta.url), 'utf8')
        .match(/\b(it|describe)(\.\w+)?\(.*/gs)
        ?.join('') ?? '';
    return title === '' || !titles.includes(title);
  });
  expect(missing).toEqual([]);
});
