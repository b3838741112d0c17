import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createSyncClient, type WebSocketLike } from '../client/index.ts';
import { defineDocument } from '../document.ts';
import { SyncProvider, useConnection, useDoc, useGlow, useLive, usePatch } from './index.ts';

const Task = defineDocument('tasks', { schema: () => z.object({ title: z.string() }) });

/** A network that never answers. */
const silent: WebSocketLike = { send: () => undefined, close: () => undefined, addEventListener: () => undefined };

function Screen() {
  const list = useLive(Task, { where: { title: 'a' } });
  const unasked = useLive(Task, null);
  const task = useDoc(Task, 'a');
  const none = useDoc(Task, undefined);
  usePatch(Task);
  const facts = [list.status, list.documents.length, unasked.status, task.status, none.status, useConnection().status];
  return <p>{[...facts, String(useGlow(Task, 'a'))].join(' ')}</p>;
}

it('renders before the first answer', () => {
  const client = createSyncClient({ url: 'ws://nowhere', connect: () => silent });
  const page = renderToString(
    <SyncProvider client={client}>
      <Screen />
    </SyncProvider>,
  );
  client.stop();
  expect(page).toBe('<p>loading 0 loading loading loading connecting undefined</p>');
});

it('names the missing provider when a hook is used outside it', () => {
  expect(() => renderToString(<Screen />)).toThrow('There is no SyncProvider above this component.');
});
