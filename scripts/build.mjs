// Builds the interface (vite) and the server (esbuild: our packages and most installed ones, in a few files). `npm start` runs
// it if sources are newer than the last build.
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
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { firstPageScripts } from '../packages/web/scripts/measure-first-page.mjs';
import { buildOgraf } from './build-ograf.mjs';

const serverDist = 'packages/server/dist';
const webDist = 'packages/web/dist';
/** Bytes. Larger files take seconds at Brotli's highest level. */
const quickToCompress = 150_000;
const [webNext, webOld] = ['packages/web/.cache/next', 'packages/web/.cache/old'];
/** Goes into OGraf packages, see `modules/graphics/ograf-files.ts`. */
const ografModule = 'ograf-graphic.mjs';
/** The typed client, which the server hands to programs outside, see `engines/http/client-file.ts`. */
const clientSources = ['api.gen.ts', 'client.ts'];
/** Documents that the server shows, see `engines/http/docs.ts`. */
const servedDocs = ['webhooks.md'];
const stamp = join(serverDist, '.built');

export function isStale() {
  if (!existsSync(stamp) || !existsSync(join(webDist, 'index.html'))) return true;
  const built = statSync(stamp).mtimeMs;
  const places = ['sync', 'domain', 'drawing', 'client', 'server', 'web'].flatMap((name) => [
    `packages/${name}/src`,
    `packages/${name}/package.json`,
  ]);
  const ofWeb = readdirSync('packages/web')
    .filter((name) => name === 'public' || /\.(html|ts)$/.test(name))
    .map((name) => `packages/web/${name}`);
  const docs = servedDocs.map((name) => `docs/${name}`);
  return [...places, ...ofWeb, ...docs, 'package.json', 'package-lock.json'].some((place) => newest(place) > built);
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
  // esbuild's service would stay beside the product that `npm start` runs in this process.
  await (await import('esbuild')).stop();
  buildWeb();
  writeFileSync(stamp, new Date().toISOString());
}

export async function buildServer(folder = serverDist) {
  const { build: bundle } = await import('esbuild');
  const tables = nameOf(['sync', 'domain', 'server']);
  const beside = filesBesideTheCode(folder);
  const { metafile } = await bundle({
    entryPoints: {
      main: 'packages/server/src/main.ts',
      // Runs beside the server, see `engines/drawing/renderer.ts`.
      'render-process': 'packages/server/src/engines/drawing/render-process.ts',
    },
    outdir: folder,
    bundle: true,
    // Later imports must not be loaded at the start.
    splitting: true,
    chunkNames: '[name]-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    // Smaller to read and parse. Names and short lines are kept for readable stack traces.
    minifyWhitespace: true,
    minifySyntax: true,
    lineLimit: 160,
    metafile: true,
    logLevel: 'warning',
    // Bundled CommonJS packages may still call `require`.
    banner: {
      js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
    },
    define: {
      // Open pages learn of a new build by its name, and a build recognises by its name the databases that it has prepared.
      'process.env.PAVILION_BUILD': JSON.stringify(nameOf(['sync', 'domain', 'drawing', 'server', 'web'])),
      'process.env.PAVILION_TABLES': JSON.stringify(tables),
    },
    plugins: [somePackagesStayOutside, beside.plugin],
  });
  await buildOgraf(join(folder, ografModule));
  for (const name of clientSources) cpSync(join('packages/client/src', name), join(folder, name));
  for (const name of servedDocs) cpSync(join('docs', name), join(folder, name));
  removeOld(
    folder,
    new Set([
      ografModule,
      ...clientSources,
      ...servedDocs,
      ...beside.names(),
      ...Object.keys(metafile.outputs).map((path) => basename(path)),
    ]),
  );
}

/**
 * The server only, in a folder for tests that start it as a process (as deep as that of `npm start`, for files that it finds from
 * there): built again only when its sources have changed.
 */
async function buildServerOfTests(folder = 'packages/server/.cache') {
  const made = join(folder, '.sources');
  const sources = nameOf(['sync', 'domain', 'drawing', 'client', 'server', 'web']);
  const ways = [fileURLToPath(import.meta.url), ...servedDocs.map((name) => join('docs', name))].map(
    (path) => statSync(path).mtimeMs,
  );
  const name = `${sources} ${ways}`;
  if (existsSync(made) && readFileSync(made, 'utf8') === name) return;
  rmSync(made, { force: true });
  await buildServer(folder);
  writeFileSync(made, name);
}

/** A server still running from an earlier build may load its chunks, so they are kept for a day. */
function removeOld(folder, current) {
  for (const file of readdirSync(folder)) {
    const path = join(folder, file);
    const isOld = statSync(path).mtimeMs < Date.now() - 24 * 3600_000;
    if (isOld && !current.has(file)) rmSync(path, { recursive: true, force: true });
  }
}

/** A name for the sources of these packages: equal for equal sources. */
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
 * Reading a few files is faster than many, so most packages go into the bundle with ours. These stay in node_modules: packages
 * with files of their own (native code, WebAssembly, workers), and large ones that are rarely loaded.
 */
const outside = new Set([
  '@hyzyla/pdfium',
  'canvaskit-wasm',
  'node-media-server',
  'sharp',
  '@aws-sdk/client-s3',
  '@slack/web-api',
  '@opentelemetry/api',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
  'ag-psd',
  '@e965/xlsx',
  'papaparse',
  'yauzl',
  // `sum-natively.ts` replaces its checksum at the start; a copy in the bundle would keep its own.
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

/** Copies files loaded by address (`new URL('./x.mjs', import.meta.url)`), such as worker threads, beside the bundle. */
function filesBesideTheCode(folder) {
  const taken = new Map();
  function copy(file) {
    const name = basename(file);
    if (taken.has(name)) {
      if (taken.get(name) !== file) throw new Error(`Two files called ${name} would lie beside the bundle.`);
      return;
    }
    taken.set(name, file);
    mkdirSync(folder, { recursive: true });
    cpSync(file, join(folder, name));
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

/** Built beside the folder in use, which it replaces when complete. */
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

/** Compresses text once instead of at every request; at the highest level, except large files that few screens load. */
function compress(folder, first) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) compress(path, first);
    else if (/\.(js|css|html|svg|json|wasm|mjs)$/.test(entry.name) && statSync(path).size > 1_024) {
      const bytes = readFileSync(path);
      const isQuick = first.has(path) || bytes.length < quickToCompress;
      const quality = isQuick ? constants.BROTLI_MAX_QUALITY : 9;
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const started = performance.now();
  if (process.argv.includes('--for-tests')) await buildServerOfTests();
  else {
    await build();
    console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  }
}
