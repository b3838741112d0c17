// What a run needs beside Node: installs it where that is possible (Debian, as root), says it plainly where not.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const has = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync) ?? null;
}

/** Installs dependencies when the lock file is newer than what is installed. */
export function ensureModules(root) {
  if (existsSync(`${root}/node_modules/.package-lock.json`)) return;
  console.log('Installing dependencies …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });
}

/** ffmpeg and Chromium for the tests; returns the names of what could not be had. */
export function ensureTestTools() {
  const wanted = [
    ['ffmpeg', () => has('ffmpeg'), ['ffmpeg', 'fonts-dejavu-core']],
    ['Chromium', () => findChromium() !== null, ['chromium']],
  ];
  const missing = wanted.filter(([, there]) => !there());
  if (missing.length && has('apt-get') && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    console.log(`Installing ${missing.map(([name]) => name).join(', ')} …`);
    spawnSync('apt-get', ['update', '-q'], { env, stdio: 'ignore' });
    const packages = missing.flatMap(([, , names]) => names);
    const done = spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
      env,
      encoding: 'utf8',
    });
    if (done.status !== 0) console.error(done.stderr);
  }
  return wanted.filter(([, there]) => !there()).map(([name]) => name);
}
