import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The address of the server in development; `npm run dev` gives the one that it started. */
const server = process.env.PAVILION_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: {
    proxy: { '/api': { target: server, ws: true }, '/live': { target: server, ws: true } },
  },
  build: {
    outDir: 'dist',
    manifest: true,
    // Modules preload only what they need; larger parts (charts, editor, PDF) are chunks of their own by being imported lazily.
    chunkSizeWarningLimit: 700,
  },
});
