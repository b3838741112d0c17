import { type Slot, slides, slots, type Template, templates } from '@pavilion/domain/graphics';
import type { DocumentType, WireDocument, WriteOperation } from '@pavilion/sync';
import { createSyncClient } from '@pavilion/sync/client';
import { createTestServer, type TestServer } from '@pavilion/sync/test-server';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { duplicate } from '../actions/copies.ts';
import { group, moveLayer, removeSelected, ungroup } from '../actions/layers.ts';
import { addSlot } from '../actions/new-slot.ts';
import { nudge } from '../actions/place.ts';
import { duplicateSlide } from '../actions/slides.ts';
import { createEditor, type Editor } from './editor.ts';
import { createEdits, newGesture } from './edits.ts';
import { modelOf } from './use-editor-model.ts';

vi.mock('../../../kit/notify.ts', () => ({ notify: vi.fn(), notifyError: vi.fn() }));

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const inOrder = [{ field: 'order', direction: 'asc' } as const];
const [template, slide] = ['template', 'slide'];
const start = ['one', 'two', 'three'];

/** The trash and the defaults of the product's server: contents go with a group, and come back with it. */
function behaveAsProduct(delay: () => number) {
  const trash = new Map<string, [collection: string, WireDocument][]>();
  const named = (collection: string, id: string) => server.ask({ collection, where: { id } })[0];
  const inside = (id: string): WireDocument[] =>
    server
      .ask({ collection: 'slots', where: { or: [{ parent: id }, { slide: id }] } })
      .flatMap((slot) => [slot, ...inside(slot.id)]);
  const complete = (document: Record<string, unknown>, type: DocumentType) =>
    Object.assign(document, type.schema.parse(document));
  server.refuse = (operation: WriteOperation) => {
    const type: DocumentType = operation.collection === 'slides' ? slides : slots;
    if (operation.kind === 'insert') complete(operation.document, type);
    if (operation.kind === 'insertBatch') for (const document of operation.documents) complete(document, type);
    if (operation.kind !== 'delete') return undefined;
    const found = named(operation.collection, operation.id);
    if (!found) return { code: 'NOT_FOUND', message: 'It is gone.' };
    if (operation.rev && operation.rev !== found._rev) return { code: 'CHANGED', message: 'It has changed.' };
    const parts = new Map(inside(operation.id).map((part) => [part.id, part]));
    trash.set(operation.id, [
      [operation.collection, found],
      ...[...parts.values()].map((part): [string, WireDocument] => ['slots', part]),
    ]);
    for (const id of parts.keys()) server.take('slots', id, 'me');
    return undefined;
  };
  return async (_type: DocumentType, ids: readonly string[]): Promise<void> => {
    await pause(delay());
    for (const id of ids) {
      const gone = trash.get(id);
      if (!gone) throw new Error(`${id} is not in the trash.`);
      for (const [collection, document] of gone) server.put(collection, document, 'me');
      trash.delete(id);
    }
    await pause(delay());
  };
}

/** An editor of a template with three layers, whose server answers late. */
async function openEditor(delays: readonly number[]) {
  let turn = 0;
  const delay = () => delays[turn++ % delays.length] ?? 0;
  const put = (type: DocumentType, id: string, document: object) =>
    server.put(type.name, { ...type.schema.parse(document), id });
  put(templates, template, { name: 'Toss', sizes: { square: { width: 1080, height: 1080, label: 'Square' } } });
  put(slides, slide, { template, name: 'Slide 1' });
  for (const [order, id] of start.entries()) {
    const box = { x: 100 * order, y: 50, width: 80, height: 40 };
    put(slots, id, { template, slide, type: 'shape', name: id, order, box });
  }
  const client = createSyncClient({
    url: server.url,
    connect: (url) => new WebSocket(url),
    onWake: () => () => undefined,
  });
  const editor: Editor = { ...createEditor(client), edits: createEdits(client, behaveAsProduct(delay)) };
  const query = { where: { template }, orderBy: inOrder };
  const lives = [
    client.live(templates, { where: { id: template } }),
    client.live(slides, query),
    client.live(slots, query),
  ] as const;
  const learn = () => {
    const [stored] = lives[0].get().documents;
    const parts = { slides: lives[1].get().documents, slots: lives[2].get().documents, fields: [], kit: undefined };
    const { view, edits } = editor;
    const model = stored && modelOf(edits, stored as Template, parts, { ...view.get(), values: {} });
    if (model) editor.learn(model);
  };
  for (const each of lives) each.subscribe(learn);
  editor.edits.subscribe(learn);
  editor.view.subscribe(learn);
  await vi.waitFor(() => expect(lives.every((each) => each.get().status === 'ready')).toBe(true));
  learn();
  let isOpen = true;
  server.holdAnswers = true;
  const answering = (async () => {
    while (isOpen) {
      await pause(delay());
      server.letGo();
    }
  })();
  const close = async () => {
    isOpen = false;
    await answering;
    client.stop();
  };
  return { editor, close, client };
}

/** Where the layers and slides stand, by id. */
const contentOf = (documents: readonly object[]) =>
  Object.fromEntries(
    (documents as readonly Partial<Slot>[]).map(({ id, name, parent, order, box }) => [
      id,
      { name, parent, order, at: box && [box.x, box.y, box.width, box.height].join(' ') },
    ]),
  );
const shownIn = ({ now }: Editor) => contentOf([...now().slots, ...now().slides]);
const storedNow = () => contentOf(['slots', 'slides'].flatMap((collection) => server.ask({ collection, where: {} })));

const at = fc.nat({ max: 7 });
const some = fc.array(at, { minLength: 1, maxLength: 3 });
const own = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('group' as const), some }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('ungroup' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), some, by: fc.nat({ max: 30 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('order' as const), at, to: at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), some }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('paste' as const), some }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('add' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('copy slide' as const) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('undo' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('redo' as const) }) },
);
const rest = fc.record({ do: fc.constant('rest' as const), milliseconds: fc.nat({ max: 60 }) });
const other = fc.oneof(
  fc.record({ do: fc.constant('rename' as const), at, name: fc.string({ minLength: 1, maxLength: 5 }) }),
  fc.record({ do: fc.constant('put into group' as const), at }),
);
type Act = typeof own extends fc.Arbitrary<infer A> ? A : never;

function act(editor: Editor, action: Act): void {
  const { shown, slide: on } = editor.now();
  const select = (places: readonly number[]) =>
    editor.view.set({ selection: places.flatMap((place) => shown[place % shown.length]?.id ?? []) });
  if ('some' in action) select(action.some);
  switch (action.do) {
    case 'group':
      group(editor);
      break;
    case 'ungroup':
      editor.view.set({ selection: shown.filter(({ type }) => type === 'group').map(({ id }) => id) });
      ungroup(editor);
      break;
    case 'move':
      nudge(editor, { x: action.by, y: 1 }, newGesture());
      break;
    case 'order': {
      const groups = [undefined, ...shown.filter(({ type }) => type === 'group')];
      const moved = shown[action.at % shown.length];
      if (moved) moveLayer(editor, moved.id, groups[action.to % groups.length]?.id, 0);
      break;
    }
    case 'remove':
      removeSelected(editor);
      break;
    case 'paste':
      duplicate(editor);
      break;
    case 'add':
      addSlot(editor, 'rectangle');
      break;
    case 'copy slide':
      duplicateSlide(editor, on);
      break;
    case 'undo':
      editor.edits.undo();
      break;
    case 'redo':
      editor.edits.redo();
      break;
  }
}

it('any run of undos leads back to what was there, and of redos forward again, however late the server answers (GFX-015)', async () => {
  const delays = fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 5 });
  const acts = fc.array(fc.oneof({ weight: 3, arbitrary: own }, rest), { minLength: 3, maxLength: 14 });
  const property = fc.asyncProperty(delays, acts, async (late, steps) => {
    await server.close();
    server = await createTestServer();
    const { editor, close } = await openEditor(late);
    try {
      /** What was shown after each step that can be taken back, and at which of them the editor stands. */
      let known = [shownIn(editor)];
      for (const step of steps) {
        if (step.do === 'rest') {
          await pause(step.milliseconds);
          continue;
        }
        const before = editor.edits.reach();
        act(editor, step);
        const { undo, redo } = editor.edits.reach();
        if (step.do !== 'undo' && step.do !== 'redo' && undo > before.undo) {
          known = [...known.slice(0, undo), shownIn(editor)];
        }
        expect(known).toHaveLength(undo + redo + 1);
        expect(shownIn(editor)).toEqual(known[undo]);
      }
      const expectStored = async () => {
        await editor.edits.flush();
        const expected = known[editor.edits.reach().undo];
        expect(storedNow()).toEqual(expected);
        await vi.waitFor(() => expect(shownIn(editor)).toEqual(expected));
      };
      await expectStored();
      while (editor.edits.reach().undo > 0) editor.edits.undo();
      await expectStored();
      expect(Object.keys(storedNow()).toSorted()).toEqual([...start, slide].toSorted());
      while (editor.edits.reach().redo > 0) editor.edits.redo();
      await expectStored();
    } finally {
      await close();
    }
  });
  await fc.assert(property, { numRuns: 25 });
}, 180_000);

it('no undo or redo takes back what another designer did since, whatever both do (GFX-015 GFX-017)', async () => {
  const delays = fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 5 });
  const each = fc.oneof({ weight: 3, arbitrary: own }, { weight: 2, arbitrary: other }, rest);
  const property = fc.asyncProperty(delays, fc.array(each, { minLength: 4, maxLength: 14 }), async (late, steps) => {
    await server.close();
    server = await createTestServer();
    const { editor, close, client } = await openEditor(late);
    const stored = () => server.ask({ collection: 'slots', where: {} }) as unknown as Slot[];
    /** Names that the other designer has given, by layer; layers that they have added. */
    const names = new Map<string, string>();
    try {
      for (const step of steps) {
        if (step.do === 'rest') await pause(step.milliseconds);
        else if (step.do === 'rename') {
          const slot = stored()[step.at % Math.max(1, stored().length)];
          if (!slot) continue;
          server.change('slots', slot.id, { name: step.name });
          names.set(slot.id, step.name);
        } else if (step.do === 'put into group') {
          await editor.edits.flush();
          const parent = stored().find(({ type }) => type === 'group')?.id;
          if (!parent) continue;
          const id = `other ${names.size}`;
          server.put('slots', { ...slots.schema.parse({ template, slide, type: 'text', name: id, parent }), id });
          names.set(id, id);
          await vi.waitFor(() => expect(client.peek(slots, id)).toBeDefined());
        } else act(editor, step);
      }
      while (editor.edits.reach().undo > 0) editor.edits.undo();
      await editor.edits.flush();
      const found = new Map(stored().map(({ id, name }) => [id, name]));
      expect([...names.keys(), ...start].filter((id) => !found.has(id))).toEqual([]);
      for (const [id, name] of names) expect(found.get(id)).toBe(name);
      await vi.waitFor(() => expect(shownIn(editor)).toEqual(storedNow()));
    } finally {
      await close();
    }
  });
  await fc.assert(property, { numRuns: 25 });
}, 180_000);
