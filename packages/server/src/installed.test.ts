import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const tools = (await import(new URL('../../../scripts/tools.mjs', import.meta.url).href)) as {
  isInstalled: (root: string) => boolean;
};
const folder = mkdtempSync(join(tmpdir(), 'pavilion-installed-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('npm start after an upgrade', () => {
  it('installs again when the new version needs other packages (OPS-008)', () => {
    mkdirSync(join(folder, 'node_modules'));
    expect(tools.isInstalled('.')).toBe(true);
    cpSync('package-lock.json', join(folder, 'package-lock.json'));
    expect(tools.isInstalled(folder)).toBe(false);
    cpSync('node_modules/.package-lock.json', join(folder, 'node_modules/.package-lock.json'));
    expect(tools.isInstalled(folder)).toBe(true);
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    // Not where only a package of our own says something else.
    lock.packages['packages/server'].version = '99.0.0';
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
    expect(tools.isInstalled(folder)).toBe(true);
    lock.packages['node_modules/htmlparser2'] = { version: '99.0.0' };
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
    expect(tools.isInstalled(folder)).toBe(false);
  });
});
