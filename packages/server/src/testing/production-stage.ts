import { type FileDocument, type FileStatus, files } from '@pavilion/domain/files';
import { type Brief, briefs, type Deliverable, type DeliverableState, deliverables } from '@pavilion/domain/production';
import type { NewDocument } from '@pavilion/sync';
import { startApp, type TestApp, type TestAppOptions } from './app.ts';
import type { Person } from './person.ts';

const system = { kind: 'system', name: 'test' } as const;

/** The product with producers, editors and reviewers, and shortcuts to give them work. */
export async function openStage(options: TestAppOptions = {}) {
  const app = await startApp(options);
  const { store } = app.context;
  const editorRoles = ['production_access', 'production_drafts'] as const;
  const editor = await app.addPerson({ name: 'Ed Itor', roles: editorRoles });
  const reviewer = await app.addPerson({ name: 'Rae Viewer', roles: [...editorRoles, 'production_feedback'] });
  const second = await app.addPerson({ name: 'Sam Second', roles: [...editorRoles, 'production_feedback'] });
  const producer = await app.addPerson({
    name: 'Pro Ducer',
    roles: [...editorRoles, 'production_feedback', 'production_admin'],
  });
  const viewer = await app.addPerson({ name: 'Cat Alogue', roles: ['creative_catalogue_access'] });

  const addBrief = (fields: Partial<NewDocument<typeof briefs>> = {}): Promise<Brief> =>
    store.transaction(system, (tx) =>
      tx.insert(briefs, { title: 'Summer of cricket', department: 'Digital', status: 'Submitted', ...fields }),
    );

  async function addWork(
    state: DeliverableState,
    fileStatus?: FileStatus,
    fields: Partial<NewDocument<typeof deliverables>> = {},
  ): Promise<{ deliverable: Deliverable; file: FileDocument | undefined }> {
    const made = await store.transaction(system, async (tx) => {
      const deliverable = await tx.insert(deliverables, {
        title: 'Opening film',
        type: 'Video',
        department: 'Digital',
        owners: [reviewer.id],
        state,
        currentVersion: fileStatus ? 1 : 0,
        ...fields,
      });
      if (!fileStatus) return { id: deliverable.id, file: undefined };
      const file = await tx.insert(files, {
        what: 'deliverable',
        delID: deliverable.id,
        status: fileStatus,
        version: 1,
        uploadedBy: editor.id,
        name: 'film.mp4',
      });
      await tx.patch(deliverables, deliverable.id, { currentFileID: file.id });
      return { id: deliverable.id, file };
    });
    return { deliverable: (await store.get(deliverables, made.id))!, file: made.file };
  }

  return {
    ...app,
    store,
    system,
    people: { editor, reviewer, second, producer, viewer },
    addBrief,
    addWork,
    brief: async (id: string) => (await store.get(briefs, id))!,
    deliverable: async (id: string) => (await store.get(deliverables, id))!,
    file: async (id: string) => (await store.get(files, id))!,
  };
}
export type Stage = Awaited<ReturnType<typeof openStage>>;
export type { Person, TestApp };

/** The message with which a call is refused. */
export async function refusalOf(call: Promise<unknown>): Promise<{ code: string; message: string }> {
  try {
    await call;
  } catch (error) {
    const { code, message } = error as { code: string; message: string };
    return { code, message };
  }
  throw new Error('This was not refused.');
}
