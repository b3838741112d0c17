import './zod-without-eval.ts';
import '@fontsource-variable/inter/wght.css';
import './theme/inter.css';
import '@mantine/core/styles.layer.css';
import './theme/tokens.css';
import './theme/variables.css';
import './theme/print.css';
import './theme/start.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App, queryClient } from './app.tsx';
import { loadAhead } from './shell/load-ahead.ts';

const root = document.getElementById('root');
if (root) {
  const screen = createRoot(root);
  // Until then the page shows the empty frame of `index.html`. It begins in a task of its own: this file takes long enough, and a
  // browser that is watched, by its tools or by a measurement, reads it again for the first request that it makes while it runs.
  setTimeout(async () => {
    await loadAhead(queryClient);
    // In steps of a few milliseconds, between which the browser can answer.
    startTransition(() =>
      screen.render(
        <StrictMode>
          <App />
        </StrictMode>,
      ),
    );
  });
}
