import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type User, users } from '@pavilion/domain';
import type { RoleFlag } from '@pavilion/domain/access';
import { type App, type AppOptions, createApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { dropDatabase } from './database.ts';
import { createPerson, type Person } from './person.ts';
import { declaredTables, openPreparedDatabase } from './prepared-database.ts';

export type NewPerson = Partial<Omit<User, 'roles' | 'id' | '_rev'>> & { name: string; roles?: readonly RoleFlag[] };

export interface TestApp extends App {
  databaseUrl: string;
  /** Adds a signed-in user with these roles and a real cookie; active by default. */
  addPerson(details: NewPerson): Promise<Person>;
  /** Signs in over HTTP, as the sign-in page does. */
  signInAs(email: string, password: string): Promise<Response>;
  /** Resolves when no job is running or due. */
  jobsDone(): Promise<void>;
  /** Stops the product and deletes its data. */
  stop(): Promise<void>;
}

export interface TestAppOptions extends Omit<AppOptions, 'database'> {
  config?: Partial<Config>;
}

/** Password of every test person, for further sign-ins. */
export const password = 'a long enough password';
/** Hashing is slow by design; all people of a test file share one hash. */
let passwordHash: string | undefined;

/** The whole product with an empty database and folder, listening on a free port of this machine. */
export async function startApp({ config, ...options }: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pavilion-test-'));
  const build = declaredTables();
  const { database, url: databaseUrl } = await openPreparedDatabase(build);
  const app = await createApp(
    { ...readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: process.env.TEST_LOG ?? 'silent' }), ...config },
    {
      database,
      build,
      schedule: false,
      retryDelay: 1,
      togetherSeconds: 0,
      afterUndoSeconds: 0,
      limits: { perAddress: 10_000, perPerson: 10_000 },
      ...options,
    },
  );
  const people: Person[] = [];
  let added = 0;

  async function signInAs(email: string, given: string): Promise<Response> {
    return fetch(`${app.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.url },
      body: JSON.stringify({ email, password: given }),
    });
  }

  return {
    ...app,
    databaseUrl,
    signInAs,
    async addPerson({ roles = [], ...details }) {
      added += 1;
      const email = details.email ?? `${details.name.toLowerCase().replace(/\W+/g, '.')}.${added}@example.org`;
      const user = await app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) =>
        tx.insert(users, { ...details, email, roles: Object.fromEntries(roles.map((flag) => [flag, true])) }),
      );
      const library = await (await app.signIn.auth()).$context;
      passwordHash ??= await library.password.hash(password);
      await library.internalAdapter.createAccount({
        userId: user.id,
        providerId: 'credential',
        issuer: 'local:credential',
        accountId: user.id,
        password: passwordHash,
      });
      const cookie = user.active ? sessionCookie(await library.internalAdapter.createSession(user.id), library) : '';
      const person = createPerson(app.url, { id: user.id, email: user.email, cookie });
      people.push(person);
      return person;
    },
    jobsDone: () => app.jobs.idle(),
    async stop() {
      for (const person of people) person.close();
      await app.close(1);
      await dropDatabase(databaseUrl);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The cookie that a sign-in would set: the session token and its signature. */
function sessionCookie(
  { token }: { token: string },
  { secret, authCookies }: { secret: string; authCookies: { sessionToken: { name: string } } },
): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `${authCookies.sessionToken.name}=${encodeURIComponent(`${token}.${signature}`)}`;
}

/** The Cookie header that a browser would send after this response. */
export function cookieOf(response: Response): string {
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  if (cookies.length === 0) throw new Error(`Signing in failed with status ${response.status}.`);
  return cookies.join('; ');
}
