// How much JavaScript the first pages need, compressed as the server sends it. Fails above the budget of the design: 250 kB.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const budget = 250_000;

/** What each page starts with. `file-groups.ts` names a file after the entries in it, with dots between. */
const pages = {
  sign_in: ['start', 'login-page'],
  briefs: ['start', 'shell', 'live-session', 'briefs-page'],
};

/** The scripts that each first page loads before it can be used, by their places in `dist`. */
export function firstPageScripts(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const withImports = (key, found = new Set()) => {
    if (found.has(key)) return found;
    found.add(key);
    for (const next of manifest[key].imports ?? []) withImports(next, found);
    return found;
  };
  const keyOf = (name) => {
    const found = Object.keys(manifest).find((key) => manifest[key].name?.split('.').includes(name));
    if (!found) throw new Error(`The build has no file for ${name}.`);
    return found;
  };
  return Object.entries(pages).map(([page, names]) => {
    const keys = new Set(names.flatMap((name) => [...withImports(keyOf(name))]));
    return { page, scripts: [...keys].map((key) => join(dist, manifest[key].file)) };
  });
}

/** Bytes of those scripts, each counted once. */
export function measureFirstPages(dist) {
  return firstPageScripts(dist).map(({ page, scripts }) => {
    const files = scripts.map((path) => readFileSync(path));
    const sum = (size) => files.reduce((total, file) => total + size(file), 0);
    return {
      page,
      files: files.length,
      brotli: sum((file) => brotliCompressSync(file).length),
      gzip: sum((file) => gzipSync(file).length),
    };
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const dist = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '../dist');
  const measured = measureFirstPages(dist);
  for (const { page, files, brotli, gzip } of measured) {
    console.log(
      `${page.padEnd(8)} ${files} files  ${(brotli / 1000).toFixed(1)} kB brotli  ${(gzip / 1000).toFixed(1)} kB gzip`,
    );
  }
  if (measured.some(({ brotli }) => brotli > budget)) {
    console.error(`A first page needs more than ${budget / 1000} kB of compressed JavaScript.`);
    process.exitCode = 1;
  }
}
