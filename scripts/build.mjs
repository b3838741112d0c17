// Builds the interface (vite) and the server (esbuild: ours and most installed packages in a few files). Run by `npm start`
// when sources are newer than the last build.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { firstPageScripts } from '../packages/web/scripts/measure-first-page.mjs';

const serverDist = 'packages/server/dist';
const webDist = 'packages/web/dist';
const [webNext, webOld] = ['packages/web/.cache/next', 'packages/web/.cache/old'];
const stamp = join(serverDist, '.built');

export function isStale() {
  if (!existsSync(stamp) || !existsSync(join(webDist, 'index.html'))) return true;
  const built = statSync(stamp).mtimeMs;
  const places = ['sync', 'domain', 'server', 'web'].flatMap((name) => [
    `packages/${name}/src`,
    `packages/${name}/package.json`,
  ]);
  return [...places, 'packages/web/index.html', 'packages/web/vite.config.ts', 'package-lock.json'].some(
    (place) => newest(place) > built,
  );
}

function newest(place) {
  const { mtimeMs } = statSync(place);
  if (!statSync(place).isDirectory()) return mtimeMs;
  return Math.max(
    mtimeMs,
    ...readdirSync(place, { withFileTypes: true }).map((entry) => newest(join(place, entry.name))),
  );
}

export async function build() {
  rmSync(stamp, { force: true });
  await buildServer();
  buildWeb();
  writeFileSync(stamp, new Date().toISOString());
}

export async function buildServer() {
  const { build: bundle } = await import('esbuild');
  const tables = nameOf(['sync', 'domain', 'server']);
  const beside = filesBesideTheCode();
  const { metafile } = await bundle({
    entryPoints: ['packages/server/src/main.ts'],
    outdir: serverDist,
    bundle: true,
    // What is imported later must not be loaded at the start.
    splitting: true,
    chunkNames: '[name]-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    // Less to read and to parse; names stay, and lines stay short, for whoever reads a stack.
    minifyWhitespace: true,
    minifySyntax: true,
    lineLimit: 160,
    metafile: true,
    logLevel: 'warning',
    // Bundled packages may still ask for parts of Node the old way.
    banner: {
      js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
    },
    define: {
      // Open pages are told of a new build by its name; databases which this server has prepared are known to it by theirs.
      'process.env.PAVILION_BUILD': JSON.stringify(nameOf(['sync', 'domain', 'server', 'web'])),
      'process.env.PAVILION_TABLES': JSON.stringify(tables),
    },
    plugins: [somePackagesStayOutside, beside.plugin],
  });
  removeOld(new Set([...beside.names(), ...Object.keys(metafile.outputs).map((path) => basename(path))]));
}

/** A server that still runs from an earlier build may yet load pieces of it: they stay for a day. */
function removeOld(current) {
  for (const file of readdirSync(serverDist)) {
    const path = join(serverDist, file);
    const isOld = statSync(path).mtimeMs < Date.now() - 24 * 3600_000;
    if (isOld && !current.has(file)) rmSync(path, { recursive: true, force: true });
  }
}

/** A name for the sources of these packages: the same for the same sources. */
function nameOf(packages) {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'));
  for (const name of packages) {
    for (const path of readdirSync(`packages/${name}/src`, { recursive: true }).sort()) {
      const file = join('packages', name, 'src', path);
      if (/\.(tsx?|mjs|css)$/.test(path) && !path.endsWith('.test.ts')) hash.update(path).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * A start reads what it needs as a few files: most packages go into the bundle with ours. These stay in node_modules: the ones
 * with files of their own (native code, WebAssembly, workers), and large ones which few starts ever load.
 */
const outside = new Set([
  '@hyzyla/pdfium',
  'node-media-server',
  'sharp',
  '@aws-sdk/client-s3',
  '@slack/web-api',
  'ag-psd',
  'papaparse',
  'read-excel-file',
  'yauzl',
  // Given another checksum at the start (`sum-natively.ts`): a copy in the bundle would go on with its own.
  'yazl',
  'nodemailer',
  'pg-native',
  'undici',
]);
const somePackagesStayOutside = {
  name: 'some-packages-stay-outside',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, ({ path }) => {
      const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/');
      return outside.has(name) ? { path, external: true } : undefined;
    });
  },
};

/** Worker threads and the like are loaded by address (`new URL('./x.mjs', import.meta.url)`): they are laid beside the bundle. */
function filesBesideTheCode() {
  const taken = new Map();
  function copy(file) {
    const name = basename(file);
    if (taken.has(name)) {
      if (taken.get(name) !== file) throw new Error(`Two files called ${name} would lie beside the bundle.`);
      return;
    }
    taken.set(name, file);
    mkdirSync(serverDist, { recursive: true });
    cpSync(file, join(serverDist, name));
    for (const [, next] of readFileSync(file, 'utf8').matchAll(/from '\.\/([\w.-]+\.mjs)'/g))
      copy(join(dirname(file), next));
  }
  const plugin = {
    name: 'files-beside-the-code',
    setup(bundle) {
      bundle.onLoad({ filter: /packages[\\/]server[\\/]src[\\/].*\.ts$/ }, ({ path }) => {
        const contents = readFileSync(path, 'utf8');
        for (const [, name] of contents.matchAll(/new URL\('\.\/([\w.-]+)', import\.meta\.url\)/g))
          copy(join(dirname(path), name));
        return { contents, loader: 'ts' };
      });
    },
  };
  return { plugin, names: () => taken.keys() };
}

/** Made beside the one that may be in use, and put into its place when it is whole. */
function buildWeb() {
  const vite = [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', 'packages/web', '--logLevel', 'warn'];
  execFileSync(process.execPath, [...vite, '--outDir', relative('packages/web', webNext), '--emptyOutDir'], {
    stdio: 'inherit',
  });
  compress(webNext, new Set(firstPageScripts(webNext).flatMap(({ scripts }) => scripts)));
  rmSync(webOld, { recursive: true, force: true });
  if (existsSync(webDist)) renameSync(webDist, webOld);
  renameSync(webNext, webDist);
  rmSync(webOld, { recursive: true, force: true });
}

/** Text is compressed once instead of at every request; what everybody loads first, as small as it gets. */
function compress(folder, first) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) compress(path, first);
    else if (/\.(js|css|html|svg|json|wasm|mjs)$/.test(entry.name) && statSync(path).size > 1_024) {
      const bytes = readFileSync(path);
      const quality = first.has(path) ? constants.BROTLI_MAX_QUALITY : 9;
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const started = performance.now();
  await build();
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
