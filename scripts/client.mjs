// Makes the types of the client again after a change of a call or a document type, and says whether they were current:
// npm run client, and npm run client -- --check.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const file = join(root, 'packages/client/src/api.gen.ts');
const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };

const description = execFileSync(
  process.execPath,
  ['--import', 'tsx', 'packages/server/src/commands/describe-api.ts'],
  options,
);
const made = spawnSync(process.execPath, ['packages/client/make-types.mjs'], { ...options, input: description });
if (made.status !== 0) throw new Error(String(made.stderr));
const types = String(made.stdout);

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') === types) process.exit(0);
  console.error('packages/client/src/api.gen.ts is older than the calls and documents: npm run client');
  process.exit(1);
}
writeFileSync(file, types);
