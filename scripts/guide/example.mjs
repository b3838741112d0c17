// The example of `docs/adding-things.md`: cameras that the planner lends out, with a document, a call, an effect, a job and a
// screen. Each edit is listed under its row of the guide. `add` goes to the end of a file, or after the text in `after`.

const shown = (file) => `packages/${file}`;

const documentType = [
  {
    file: shown('domain/src/planner/documents.ts'),
    add: `
/** A camera that crews borrow. */
export const cameras = defineDocument('cameras', {
  about: { noun: 'camera', plural: 'cameras', title: ['name'], page: null, removal: 'trash' },
  schema: () =>
    z.object({
      name: text('Name', 100),
      /** The name in capitals, as on its case. Kept by an effect. */
      code: text('Code', 100),
      /** Set by a job. */
      clean: flag(),
      ...createdStamps,
      ...updatedStamps,
    }),
  indexes: [{ fields: [], orderBy: [{ field: 'name', direction: 'asc' }] }],
});
export type Camera = DocumentOf<typeof cameras>;
`,
  },
  {
    file: shown('domain/src/planner/policy.ts'),
    after: 'export const plannerPolicies = {\n',
    add: `  cameras: definePolicy(cameras, {
    read: readableBy('planWork'),
    insert: (viewer) => (plans(viewer) ? ['name'] : []),
    patch: (viewer) => (plans(viewer) ? ['name'] : []),
    remove: plans,
  }),
`,
    imports: "import { cameras } from './documents.ts';\n",
  },
  {
    file: shown('server/src/testing/plain-writes/planner.ts'),
    after: 'export const plannerWrites: PlainWrites[] = [\n',
    add: `  {
    of: 'cameras',
    insert: [{ who: shifts, fields: 'name', rows: 'USR-094' }],
    patch: [{ who: shifts, fields: 'name', rows: 'USR-094' }],
    remove: { who: shifts, rows: 'USR-094' },
  },
`,
  },
];

const call = [
  {
    file: shown('domain/src/planner/calls.ts'),
    after: 'export const plannerCalls = {\n',
    add: `  cleanCamera: call({
    needs: 'planWork',
    summary: 'Has a camera cleaned.',
    input: z.object({ id }),
    output: z.object({}),
  }),
`,
  },
  {
    file: shown('server/src/modules/planner/clean-camera.ts'),
    add: `import { cameras } from '@pavilion/domain/planner';
import { z } from 'zod';
import { os } from '../../engines/calls/os.ts';
import { defineJob } from '../../engines/jobs/types.ts';
import { notFound } from '../../engines/store/refusal.ts';

export const cleanCamera = os.planner.cleanCamera.handler(async ({ context: { store, viewer, actor }, input }) => {
  const camera = await store.visible(viewer, cameras, input.id);
  if (!camera) throw notFound();
  await store.transaction(actor, (tx) => tx.enqueue(cleaning, { camera: camera.id }));
  return {};
});

/** Stands for work that takes a while. */
export const cleaning = defineJob({
  name: 'cleanCamera',
  payload: z.object({ camera: z.string() }),
  timeout: 60,
  retries: 2,
  run: ({ store }, { camera }) =>
    store.transaction({ kind: 'system', name: 'job:cleanCamera' }, async (tx) => {
      if (await tx.lock(cameras, camera)) await tx.patch(cameras, camera, { clean: true });
    }),
});
`,
  },
  {
    file: shown('server/src/modules/planner/module.ts'),
    after: 'calls: { ',
    add: 'cleanCamera, ',
    imports: "import { cleanCamera, cleaning } from './clean-camera.ts';\n",
  },
  {
    file: shown('server/src/testing/plain-calls.ts'),
    after: 'const lines: { who: Who; rows: string; calls: string }[] = [\n',
    add: "  { who: ['production_shifts'], rows: 'USR-094', calls: 'planner/cleanCamera' },\n",
  },
];

const effect = [
  {
    file: shown('server/src/modules/planner/code-camera.ts'),
    add: `import { cameras } from '@pavilion/domain/planner';
import { each } from '../../engines/store/each.ts';
import type { Effect } from '../../engines/store/types.ts';

/** The code on the case of a camera follows its name. */
export const codeCamera: Effect<typeof cameras> = {
  on: cameras,
  complete: each(async (_tx, { after }) => ({ code: after.name.toUpperCase() })),
};
`,
  },
  {
    file: shown('server/src/modules/planner/module.ts'),
    after: 'effects: [',
    add: 'codeCamera, ',
    imports: "import { codeCamera } from './code-camera.ts';\n",
  },
];

const job = [{ file: shown('server/src/modules/planner/module.ts'), after: 'jobs: [', add: 'cleaning, ' }];

const screen = [
  {
    file: shown('web/src/planner/routes.ts'),
    after: 'export const plannerRoutes: readonly PageRoute[] = [\n',
    add: `  {
    path: '/cameras',
    title: 'Cameras',
    needs: 'planWork',
    section: 'production',
    nav: { label: 'Cameras', icon: IconCamera, group: 'Planning', needs: 'planWork', order: 9 },
    component: lazyPage(() => import('./cameras/cameras-page.tsx'), 'CamerasPage'),
  },
`,
  },
  {
    file: shown('web/src/planner/cameras/cameras-page.tsx'),
    add: `import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type Camera, cameras } from '@pavilion/domain/planner';
import { plannerPolicies } from '@pavilion/domain/policies/planner';
import { useInsert, useLive } from '@pavilion/sync/react';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import type { Column } from '../../kit/column.ts';
import { DataTable } from '../../kit/data-table.tsx';
import { SearchInput } from '../../kit/search-input.tsx';
import { submits } from '../../kit/submits.ts';
import { DeleteEntry } from '../../parts/delete-entry.tsx';

const columns: readonly Column<Camera>[] = [
  { key: 'name', title: 'Name', render: ({ name }) => name },
  { key: 'code', title: 'Code', render: ({ code }) => code },
  { key: 'clean', title: 'Clean', render: (camera) => (camera.clean ? 'Clean' : <Clean camera={camera} />) },
  {
    key: 'delete',
    title: '',
    label: 'Actions',
    render: (camera) => <DeleteEntry compact {...plannerPolicies.cameras} entry={camera} name={camera.name} />,
  },
];

/** The cameras that crews borrow. */
export function CamerasPage() {
  const [name, setName] = useState('');
  const [search, setSearch] = useState('');
  const insert = useInsert(cameras);
  const { documents, status } = useLive(cameras, { orderBy: [{ field: 'name', direction: 'asc' }] });
  const found = documents.filter((camera) => camera.name.toLowerCase().includes(search.toLowerCase()));
  const add = async () => {
    await insert({ name });
    setName('');
  };
  return (
    <Stack>
      <form onSubmit={submits(add)}>
        <Group align="end">
          <TextInput label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
          <Button type="submit">Add Camera</Button>
        </Group>
      </form>
      <SearchInput value={search} onChange={setSearch} placeholder="Search cameras" />
      <DataTable label="Cameras" rows={found} columns={columns} loading={status === 'loading'} empty="No cameras." />
    </Stack>
  );
}

function Clean({ camera }: { camera: Camera }) {
  const { run, pending } = useCall(calls.planner.cleanCamera);
  return (
    <Button size="xs" loading={pending} onClick={() => void run({ id: camera.id })}>
      Clean
    </Button>
  );
}
`,
  },
];

const story = {
  file: shown('e2e/src/planner/cameras.story.ts'),
  add: `import { expect, test } from '@playwright/test';
import { type } from '../keys.ts';
import { addPerson, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

test('a camera is added, found, cleaned, deleted, taken back by Undo and restored from the trash', async ({ browser }) => {
  const admin = await signInAsAdministrator(browser, server);
  const roles = ['production_shifts', 'user_admin'];
  await addPerson(admin, server, { name: 'Cam Era', email: 'cam@example.org', roles });
  const page = await signIn(browser, server, 'cam@example.org', password);
  const [row, notice] = [page.getByRole('row', { name: /Long lens/ }), page.getByRole('alert')];
  const remove = async () => {
    await row.getByRole('button', { name: 'Delete Long lens' }).click();
    await page.getByRole('button', { name: 'Delete Camera' }).click();
    await expect(row).toBeHidden();
  };

  await page.getByRole('link', { name: 'Cameras' }).click();
  for (const name of ['Long lens', 'Drone']) {
    await type(page.getByLabel('Name'), name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name })).toContainText(name.toUpperCase());
  }
  await type(page.getByRole('searchbox', { name: 'Search cameras' }), 'long');
  await expect(page.getByRole('row', { name: 'Drone' })).toBeHidden();
  await row.getByRole('button', { name: 'Clean', exact: true }).click();
  await expect(row.getByRole('button', { name: 'Clean', exact: true })).toBeHidden();
  await expect(row).toContainText('Clean');

  await remove();
  await notice.filter({ hasText: 'Camera deleted.' }).getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await remove();
  await page.goto(server.url + '/#/admin/trash');
  await expect(page.getByRole('row', { name: /Long lens/ })).toContainText('Camera');
  await page.getByRole('button', { name: 'Restore Long lens' }).click();
  await expect(page.getByText('Long lens was restored.')).toBeVisible();
  await page.goto(server.url + '/#/cameras');
  await expect(row).toContainText('Clean');
});
`,
};

/** The edits, by row of the guide. */
export const example = { 'document type': documentType, call, effect, job, screen, story: [story] };
