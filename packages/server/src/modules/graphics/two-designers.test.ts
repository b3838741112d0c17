import { slots } from '@pavilion/domain/graphics';
import { createSyncClient } from '@pavilion/sync/client';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startApp, type TestApp } from '../../testing/app.ts';
import { addTemplate } from '../../testing/graphics-stage.ts';
import type { Person } from '../../testing/person.ts';

let app: TestApp;
let dee: Person;
let dan: Person;
beforeAll(async () => {
  app = await startApp();
  const roles = ['jimstagram_access', 'jimstagram_design'] as const;
  dee = await app.addPerson({ name: 'Dee Signer', roles: [...roles] });
  dan = await app.addPerson({ name: 'Dan Esign', roles: [...roles] });
});
afterAll(() => app.stop());

/** The editor's end of the live engine in one designer's window, on a line that can break. */
function openWindow({ cookie }: Person, template: string) {
  let socket: WebSocket | undefined;
  const client = createSyncClient({
    url: `${app.url.replace(/^http/, 'ws')}/api/live`,
    connect: (address) => {
      socket = new WebSocket(address, { headers: { cookie, origin: app.url } });
      return socket;
    },
    timing: { backoff: [5, 20] },
  });
  const layers = client.live(slots, { where: { template }, orderBy: [{ field: 'id', direction: 'asc' }] });
  layers.subscribe(() => undefined);
  return { client, layers, cut: () => socket?.terminate() };
}
type Window = ReturnType<typeof openWindow>;

const who = fc.nat({ max: 1 });
/** The layer to act on, as a place in the list of the window; some are gone by then. */
const at = fc.nat({ max: 5 });
const pixels = fc.integer({ min: 0, max: 400 });
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('move' as const), who, at, x: pixels, y: pixels }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('type' as const), who, at, text: fc.string({ maxLength: 20 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('hide' as const), who, at, hidden: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('add' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), who, at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cut' as const), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('rest' as const), milliseconds: fc.nat({ max: 15 }) }) },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

/** One act of a designer; undefined if it writes nothing. A write to a layer that the other has removed is refused. */
function take(action: Act, windows: readonly Window[], template: string, slide: string): Promise<unknown> | undefined {
  if (action.do === 'rest') return undefined;
  const { client, layers, cut } = windows[action.who]!;
  if (action.do === 'cut') {
    cut();
    return undefined;
  }
  if (action.do === 'add') return client.insert(slots, { template, slide, type: 'text', name: 'New' });
  const layer = layers.get().documents[action.at];
  if (!layer) return undefined;
  switch (action.do) {
    case 'move':
      return client.patch(slots, layer.id, { 'box.x': action.x, 'box.y': action.y });
    case 'type':
      return client.patch(slots, layer.id, { runs: [{ text: action.text }] });
    case 'hide':
      return client.patch(slots, layer.id, { hidden: action.hidden });
    case 'remove':
      return client.remove(slots, layer.id);
  }
}

it('two designers on one slide end with the same layers, whatever they do and however often their lines break (GFX-017)', async () => {
  const property = fc.asyncProperty(fc.array(act, { minLength: 20, maxLength: 60 }), async (acts) => {
    const template = await addTemplate(dee, { publish: false });
    const [first] = await dee.documents.fetch(slots, { where: { template } });
    const windows = [openWindow(dee, template), openWindow(dan, template)];
    try {
      const seen = () => windows.map(({ layers }) => layers.get());
      await vi.waitFor(() => expect(seen().every(({ status }) => status === 'ready')).toBe(true), { timeout: 10_000 });
      const writes: Promise<unknown>[] = [];
      for (const action of acts) {
        const write = take(action, windows, template, first!.slide);
        if (write) writes.push(write.catch(() => undefined));
        if (action.do === 'rest') await new Promise((resolve) => setTimeout(resolve, action.milliseconds));
      }
      await Promise.all(writes);
      const stored = await dee.documents.fetch(slots, {
        where: { template },
        orderBy: [{ field: 'id', direction: 'asc' }],
      });
      await vi.waitFor(
        () => {
          for (const { documents } of seen()) expect(documents).toEqual(stored);
        },
        { timeout: 10_000 },
      );
    } finally {
      for (const { client } of windows) client.stop();
    }
  });
  await fc.assert(property, { numRuns: 15 });
}, 180_000);
