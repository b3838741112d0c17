// Builds the web component of OGraf packages into one module that needs no other. `npm run build` makes it once; a server that
// runs from its sources makes it for each package: node scripts/build-ograf.mjs FILE
import { fileURLToPath, pathToFileURL } from 'node:url';

export async function buildOgraf(outfile) {
  const { build } = await import('esbuild');
  await build({
    stdin: {
      contents: "export { PavilionGraphic as default } from './graphic.ts';",
      resolveDir: fileURLToPath(new URL('../packages/web/src/graphics/ograf', import.meta.url)),
    },
    outfile,
    bundle: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    minify: true,
    // The renderer asks for them in Node only.
    external: ['fs', 'path'],
    logLevel: 'warning',
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildOgraf(process.argv[2]);
