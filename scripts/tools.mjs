// Tools needed beside Node: installs them where possible (Debian, as root), reports missing ones otherwise.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const has = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync) ?? null;
}

/** Installs dependencies if the lock file is newer than the installed packages. */
export function ensureModules(root) {
  if (isInstalled(root)) return;
  console.log('Installing dependencies …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });
}

/** Whether the packages of the lock file are there: a new version of the sources may need others. */
export function isInstalled(root) {
  const [wanted, there] = ['package-lock.json', 'node_modules/.package-lock.json'].map((name) =>
    packagesIn(`${root}/${name}`),
  );
  // Packages of the workspace are not installed: they are the sources.
  const isOwn = (path) => /^(?:packages\/[^/]+)?$/.test(path);
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => isOwn(path) || optional || there[path]?.version === version,
  );
}

function packagesIn(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
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

/** Versions of Node that the product promises: the oldest, and the newest of the later lines. */
const promisedNodes = ['20.19.0', '22.23.3', '24.21.0'];
const nodeFolder = '.cache/node';

/**
 * Programs of all promised versions of Node, from packages of the npm registry that hold nothing else. Those that the registry does
 * not give are missing from the list.
 */
export function ensureNodes() {
  return promisedNodes.flatMap((version) => {
    const folder = join(nodeFolder, version);
    const path = join(process.cwd(), folder, 'package/bin/node');
    if (!existsSync(path)) fetchNode(version, folder);
    return [{ version, path: existsSync(path) ? path : null }];
  });
}

/** Packed and unpacked beside its place, so that an interruption leaves no half of it. */
function fetchNode(version, folder) {
  mkdirSync(nodeFolder, { recursive: true });
  const work = mkdtempSync(join(nodeFolder, 'fetching-'));
  const name = `node-${process.platform}-${process.arch}@${version}`;
  const packed = spawnSync('npm', ['pack', name, '--silent', '--pack-destination', work], { timeout: 180_000 });
  const archive = readdirSync(work)[0];
  if (packed.status === 0 && archive && spawnSync('tar', ['xzf', archive], { cwd: work }).status === 0) {
    rmSync(join(work, archive));
    if (!existsSync(folder)) renameSync(work, folder);
  }
  rmSync(work, { recursive: true, force: true });
}
