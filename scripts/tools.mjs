// Tools needed beside Node: installs them where possible (Debian, as root), reports missing ones otherwise.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const has = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync) ?? null;
}

/** Installs dependencies if the lock file is newer than the installed packages. */
export function ensureModules(root) {
  if (existsSync(`${root}/node_modules/.package-lock.json`)) return;
  console.log('Installing dependencies …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });
}

/** Installs ffmpeg and Chromium for the tests; returns the names of tools that could not be installed. */
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
