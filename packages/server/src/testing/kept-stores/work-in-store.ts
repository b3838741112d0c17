import { smallDesign } from '../graphics-stage.ts';

export const administrator = { email: 'admin@example.org', password: 'a long enough password' };
export const editor = { name: 'Ed Itor', email: 'ed@example.org', password: 'correct horse battery' };

/** What a kept store contains: ids of documents that the tests look for. Parts that a version did not have are missing. */
export interface Kept {
  /** Name of the version. */
  name: string;
  editor: string;
  brief: string;
  deliverable: string;
  film: string;
  collection: string;
  shift: string;
  billing: string;
  match: string;
  recording: string;
  clip: string;
  brand: string;
  template?: string | undefined;
  graphic?: string | undefined;
  token?: string | undefined;
}

type Json = Record<string, unknown>;

/** Works in an empty product through its addresses alone, so that the same steps run on versions with other sources. */
export async function workInStore(url: string, film: Buffer, importMatch: () => void): Promise<Omit<Kept, 'name'>> {
  const admin = await signInAsAdministrator(url);
  const [config] = await admin.fetch('config', {});
  const brand = 'Kept Brand';
  await admin.patch('config', idOf(config), { brand: [...((config?.brand ?? []) as unknown[]), brand] });

  const person = await admin.insert('users', {
    name: editor.name,
    email: editor.email,
    active: true,
    department: 'Digital',
    roles: { production_access: true, production_drafts: true, production_feedback: true },
  });
  await setPassword(url, admin);

  const brief = await admin.insert('productions', {
    title: 'Ashes Trailer',
    department: 'Digital',
    objective: 'Sell the tour.',
  });
  await admin.call('production/submitBrief', { id: brief });
  const { ids } = await admin.call('production/createDeliverables', {
    production: brief,
    count: 1,
    deliverable: { title: 'Opening Film', type: 'Video', deadline: '2026-12-01' },
  });
  const deliverable = (ids as string[])[0]!;
  const version = await admin.upload({ what: 'deliverable', delID: deliverable }, 'opening.mp4', film);
  await admin.when('files', version, { media: 'ready' });
  await admin.call('production/signOffFiles', { ids: [version] });
  const collection = await admin.insert('collections', { name: 'Ashes Films' });
  await admin.call('library/addToCollection', { collection, deliverables: [deliverable] });

  const billing = await admin.insert('billings', {
    label: 'Editing',
    group: 'Rate Card',
    dayRate: 350.5,
    active: true,
  });
  const resource = await admin.insert('resources', {
    displayName: 'Edit 1',
    active: true,
    company: 'Governing body',
    availableBillings: [billing],
    defaultBilling: billing,
  });
  const shift = await admin.insert('shifts', {
    resourceId: resource,
    productionId: brief,
    billing,
    date: '2026-10-26',
    days: 2,
  });

  importMatch();
  const [match] = await admin.fetch('matches', {});
  const { recording, clip } = await makeClip(admin, film, idOf(match));

  const graphics = await keepGraphics(admin).catch((error: unknown) => {
    if (`${error}`.includes('"NOT_FOUND"')) return {};
    throw error;
  });
  const token = await admin
    .call('accounts/makeApiToken', {
      name: 'Fixtures',
      scopes: ['production:read'],
      days: 365,
      password: administrator.password,
    })
    .catch((error: unknown) => (`${error}`.includes('"NOT_FOUND"') ? {} : Promise.reject(error)));
  return {
    editor: person,
    brief,
    deliverable,
    film: version,
    collection,
    shift,
    billing,
    match: idOf(match),
    recording,
    brand,
    clip,
    ...graphics,
    ...('token' in token ? { token: token.token as string } : {}),
  };
}

/** The first administrator, with all roles. */
export async function signInAsAdministrator(url: string): Promise<Worker> {
  const admin = await signInAt(url, administrator);
  const [me] = await admin.fetch('users', { email: administrator.email });
  const roles = [
    'user_admin',
    'production_access',
    'production_drafts',
    'production_feedback',
    'production_admin',
    'production_shifts',
    'creative_catalogue_access',
    'archive_access',
    'archive_search',
    'archive_uploader',
    'jimstagram_access',
  ];
  const all = Object.fromEntries(roles.map((role) => [role, true]));
  await admin.patch('users', idOf(me), {
    roles: all,
    accessDom: true,
    accessInt: true,
    accessDomCurrent: true,
    accessIntCurrent: true,
  });
  return admin;
}

/** Uploads a recording, pairs it with a match, and has a clip of it cut. */
export async function makeClip(
  admin: Worker,
  film: Buffer,
  match: string,
): Promise<{ recording: string; clip: string }> {
  const recording = await admin.upload({ what: 'archive-awaiting' }, 'Day 1.mp4', film);
  await admin.when('files', recording, { media: 'ready' });
  await admin.call('archive/archivePaired', { fileID: recording, matchID: match, day: 1, part: 1, type: 'recording' });
  const archiveEvent = await admin.insert('archiveEvents', { file: recording, tcIn: 0.4, tcOut: 1.2 });
  await admin.call('archive/createClip', { archiveEvent });
  const clip = await admin.wait(async () => (await admin.fetch('files', { what: 'match-clip', media: 'ready' }))[0]);
  return { recording, clip: idOf(clip) };
}

async function keepGraphics(admin: Worker): Promise<Pick<Kept, 'template' | 'graphic'>> {
  const { id: template } = await admin.call('graphics/importTemplate', {
    name: 'Hundred',
    kind: 'free',
    design: smallDesign,
  });
  await admin.call('graphics/publishTemplate', { template });
  const { id: graphic } = await admin.call('graphics/makeGraphic', {
    template,
    values: { batter: 'Root', runs: 100 },
  });
  return { template: String(template), graphic: String(graphic) };
}

/** Sets the password of the named person by the link that the product has sent. */
async function setPassword(url: string, admin: Worker): Promise<void> {
  await admin.call('accounts/askForPasswordLink', { email: editor.email });
  const mail = await admin.wait(async () =>
    (await admin.fetch('outbox', { to: editor.email })).find(({ link }) => link),
  );
  const token = /[^/=]+$/.exec(String(mail.link))?.[0];
  await admin.call('accounts/setPassword', { token, password: editor.password });
  await signInAt(url, editor);
}

const idOf = (document: Json | undefined): string => {
  if (!document) throw new Error('A document is missing.');
  return String(document.id);
};

type Worker = Awaited<ReturnType<typeof signInAt>>;

/** A person who works through plain addresses. */
export async function signInAt(url: string, { email, password }: { email: string; password: string }) {
  const json = { 'content-type': 'application/json', origin: url };
  const body = JSON.stringify({ email, password });
  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, { method: 'POST', headers: json, body });
  if (!signedIn.ok) throw new Error(`${email} cannot sign in: ${await signedIn.text()}`);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');

  async function post(path: string, content: unknown): Promise<Json> {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { ...json, cookie },
      body: JSON.stringify(content),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${text}`);
    return JSON.parse(text) as Json;
  }
  const documents = async (operation: Json) =>
    (await post('/api/documents', { request: 1, ...operation })).documents as Json[];
  async function wait<T>(look: () => Promise<T | undefined>): Promise<T> {
    for (let tries = 0; tries < 600; tries++) {
      const found = await look();
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error('This did not come.');
  }
  const worker = {
    call: (name: string, input: Json) => post(`/api/calls/${name}`, input),
    insert: async (collection: string, document: Json) =>
      idOf((await documents({ kind: 'insert', collection, document }))[0]),
    patch: (collection: string, id: string, changes: Json) => documents({ kind: 'patch', collection, id, changes }),
    fetch: (collection: string, where: Json) => documents({ kind: 'fetch', query: { collection, where } }),
    wait,
    when: (collection: string, id: string, where: Json) =>
      wait(async () => (await worker.fetch(collection, { id, ...where }))[0]),
    get: (path: string) => fetch(url + path, { headers: { cookie } }),
    async upload(target: Json, name: string, bytes: Buffer): Promise<string> {
      const tus = { ...json, cookie, 'tus-resumable': '1.0.0' };
      const metadata = Object.entries({ name, target: JSON.stringify(target) });
      const created = await fetch(`${url}/api/uploads`, {
        method: 'POST',
        headers: {
          ...tus,
          'upload-length': String(bytes.length),
          'upload-metadata': metadata
            .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
            .join(','),
        },
      });
      if (created.status !== 201) throw new Error(`${name}: ${await created.text()}`);
      const location = String(created.headers.get('location'));
      const sent = await fetch(new URL(location, url), {
        method: 'PATCH',
        headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
        body: new Uint8Array(bytes),
      });
      if (!sent.ok) throw new Error(`${name}: ${await sent.text()}`);
      return location.slice(location.lastIndexOf('/') + 1);
    },
  };
  return worker;
}
