import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { composePasswords, withEnvFile } from './env-file.ts';
import { operatorSettings } from './settings.ts';

const example = readFileSync('.env.example', 'utf8');
const lines = [...example.matchAll(/^#([A-Z]\w+)=(.*)$/gm)].map(([, name = '', value = '']) => ({ name, value }));

/** The settings of a file with these lines set. */
function read(set: (name: string) => boolean) {
  const path = join(mkdtempSync(join(tmpdir(), 'env-')), '.env');
  const text = example.replaceAll(/^#([A-Z]\w+)=/gm, (line, name: string) => (set(name) ? `${name}=` : line));
  writeFileSync(path, text);
  const reports: string[] = [];
  const env = withEnvFile({}, path, (sentence) => reports.push(sentence));
  return { env, reports, config: readConfig(env) };
}

it('.env.example names each setting once, with its default (OPS-005)', () => {
  expect(lines.map(({ name }) => name).sort()).toEqual([...Object.keys(operatorSettings), ...composePasswords].sort());
  for (const { name, value } of lines) expect([name, operatorSettings[name] ?? value]).toEqual([name, value]);
});

it('.env.example changes nothing as it is, and can be used with all lines set (OPS-005)', () => {
  expect(read(() => false)).toEqual({ env: {}, reports: [], config: readConfig({}) });
  // Nightly backups go to a folder or to a bucket.
  for (const other of ['BACKUP_DIR', 'BACKUP_S3_BUCKET']) {
    const { env, reports } = read((name) => name !== other);
    expect([Object.keys(env).length, reports]).toEqual([lines.length - 1, []]);
  }
});

it('docs/operating.md names each setting (OPS-005)', () => {
  const docs = readFileSync('docs/operating.md', 'utf8');
  // `GOOGLE_*` and `BACKUP_S3_` stand for a group.
  const named = [...docs.matchAll(/`([A-Z][A-Z0-9_]+)\*?`/g)].map((match) => match[1]!);
  const isNamed = (setting: string) =>
    named.some((name) => name === setting || (name.endsWith('_') && setting.startsWith(name)));
  expect(Object.keys(operatorSettings).filter((name) => !isNamed(name))).toEqual([]);
});

it('.env.example and docs/operating.md name each variable that the containers need (OPS-005)', () => {
  const needed = readFileSync('deploy/compose.yaml', 'utf8').matchAll(/\$\{(\w+)/g);
  const names = [...new Set([...needed].map(([, name]) => name!))].sort();
  expect(names).toEqual([...composePasswords, 'BACKUP_DIR', 'PUBLIC_URL'].sort());
  expect(names.filter((name) => !lines.some((line) => line.name === name))).toEqual([]);
  const docs = readFileSync('docs/operating.md', 'utf8');
  expect(names.filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
});
