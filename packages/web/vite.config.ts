import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), withoutJsonSchema],
  server: {
    proxy: { '/api': { target: server, ws: true }, '/live': { target: server, ws: true } },
  },
  build: {
    outDir: 'dist',
    manifest: true,
    // Modules preload only what they need; larger parts (charts, editor, PDF) are chunks of their own by being imported lazily.
    chunkSizeWarningLimit: 700,
    // What many screens share comes in one file: together it compresses better than in eighty small ones.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 35 }] } } },
  },
});
