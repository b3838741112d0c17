import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { fileGroups } from './file-groups.ts';
import { compiledAtOnce, frameAhead } from './first-screen.ts';
import { onePathIcons } from './one-path-icons.ts';
import { themeVariables } from './theme-variables.ts';
import { usedStyles } from './used-styles.ts';

/** The address of the server in development; `npm run dev` gives the one that it started. */
const server = process.env.PAVILION_SERVER ?? 'http://127.0.0.1:3000';

/** The browser describes no schema to other programs: what zod has for that stays out of the first page. */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  transform(code, id) {
    if (!/\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/.test(id)) return null;
    const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
    return { code: names.map((name) => `export const ${name} = () => undefined;`).join('\n'), map: null };
  },
};

/** CanvasKit asks for these only in Node, and the build would warn of them. */
const withoutNode: Plugin = {
  name: 'without-node',
  enforce: 'pre',
  resolveId: (id, importer) =>
    (id === 'fs' || id === 'path') && importer?.includes('/canvaskit-wasm/') ? '\0nothing-of-node' : null,
  load: (id) => (id === '\0nothing-of-node' ? 'export default {};' : null),
};

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

const source = {
  root: import.meta.dirname,
  plugins: [react(), withoutJsonSchema, onePathIcons, themeVariables()],
  worker: { plugins: () => [withoutNode] },
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
};

/** What the final build takes from the files of a first one. */
async function fromFirstBuild() {
  const first = await build({
    ...source,
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false },
  });
  if (!('output' in first)) throw new Error('The build has no single output.');
  const chunks = first.output.filter((file) => file.type === 'chunk');
  const names = fileGroups(chunks);
  const groups = [{ debugName: 'screens', name: (module: string) => names.get(module) ?? null }];
  return {
    plugins: [usedStyles(chunks), compiledAtOnce(new Set(names.values())), frameAhead],
    output: { codeSplitting: { includeDependenciesRecursively: false, groups } },
  };
}

export default defineConfig(async ({ command }) => {
  const { plugins, output } = command === 'build' ? await fromFirstBuild() : { plugins: [], output: {} };
  return {
    ...source,
    plugins: [...source.plugins, ...plugins],
    server: {
      proxy: { '/api': { target: server, ws: true }, '/live': { target: server, ws: true } },
    },
    build: {
      outDir: 'dist',
      manifest: true,
      // Larger parts (charts, editor, PDF) are files of their own by being imported lazily.
      chunkSizeWarningLimit: 700,
      rolldownOptions: { output },
    },
  };
});
