import type { Plugin, Rolldown } from 'vite';

/**
 * Chromium compiles all functions of a file that begins so while it arrives, beside the page's own work, and keeps them compiled
 * for the next visit. Otherwise it compiles each when it is first called, at every visit.
 */
export const compiledAtOnce = (names: ReadonlySet<string>): Plugin => ({
  name: 'compiled-at-once',
  generateBundle: {
    // After Vite has put its list of files at the beginning.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && names.has(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
});

/** Tells `public/start.js` the files of the frame, which it asks for before the code that imports them has arrived. */
export const frameAhead: Plugin = {
  name: 'frame-ahead',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      if (!bundle) return html;
      const chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
      );
      const named = (name: string) => [...chunks.values()].filter((chunk) => chunk.name.split('.').includes(name));
      const atStart = withImports(named('start'), chunks);
      const ofFrame = [...withImports([...named('shell'), ...named('live-session')], chunks)].filter(
        (chunk) => !atStart.has(chunk),
      );
      const files = ofFrame.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
      if (files.length === 0) throw new Error('The build has no file for the frame.');
      const addresses = files.map((file) => `/${file}`).join(' ');
      return html.replace('<script src="/start.js">', `<script src="/start.js" data-frame="${addresses}">`);
    },
  },
};

function withImports(
  from: readonly Rolldown.OutputChunk[],
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
): Set<Rolldown.OutputChunk> {
  const found = new Set(from);
  for (const { imports } of found) {
    for (const name of imports) {
      const chunk = chunks.get(name);
      if (chunk) found.add(chunk);
    }
  }
  return found;
}
