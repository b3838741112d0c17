import { queryShape } from '@pavilion/server/testing/query-shape';
import type { Page } from '@playwright/test';

/** Shapes of the live queries that a page sends from its next loading on, as JSON. */
export function askedQueries(page: Page): ReadonlySet<string> {
  const asked = new Set<string>();
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.kind === 'open') asked.add(JSON.stringify(queryShape(message.query)));
    }),
  );
  return asked;
}
