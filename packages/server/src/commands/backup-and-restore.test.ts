import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ZipFile } from 'yazl';
import { openArchive } from '../modules/system/backup/archive.ts';
import { startApp } from '../testing/app.ts';
import { startProductProcess } from '../testing/product-process.ts';
import { appCode } from '../testing/totp.ts';
import { backupCommand } from './backup-command.ts';
import { importCommand } from './import-command.ts';
import { restoreCommand } from './restore-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'pavilion-commands-'));
const at = (name: string) => join(folder, name);
let whole: Buffer;

beforeAll(async () => {
  const app = await startApp();
  const admin = await app.addPerson({ name: 'Ad Min', roles: ['user_admin'] });
  await app.context.storage.put('files/a.bin', Readable.from([randomBytes(3_000)]), {
    contentType: 'application/octet-stream',
    fileName: 'a.bin',
  });
  whole = Buffer.from(await (await admin.fetch('/api/system/backup')).arrayBuffer());
  writeFileSync(at('whole.zip'), whole);
  await app.stop();
}, 60_000);
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function zipOf(entries: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(entries)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** The archive with one bit changed. */
function changed(offset: number): Buffer {
  const copy = Buffer.from(whole);
  copy.writeUInt8(copy.readUInt8(offset) ^ 1, offset);
  return copy;
}

describe('npm run restore', () => {
  const other = (name: string, what: string) =>
    `${at(name)} is not a ${what} Choose a file that npm run backup has made.`;
  const incomplete = 'complete backup: it was cut off, or it is another kind of file.';

  it.each<[string, () => Buffer | Promise<Buffer>, (name: string) => string]>([
    ['text.zip', () => Buffer.from('howzat'), (name) => other(name, incomplete)],
    ['cut.zip', () => whole.subarray(0, whole.length - 500), (name) => other(name, incomplete)],
    ['pictures.zip', () => zipOf({ 'a.txt': 'a' }), (name) => other(name, 'backup of Pavilion.')],
    [
      'table.zip',
      () => changed(whole.indexOf('database/users.ndjson') + 'database/users.ndjson'.length + 20),
      () =>
        'The backup is damaged: database/users.ndjson has changed since it was saved. Copy it again from where it was made, or restore another backup.',
    ],
    [
      'manifest.zip',
      () => zipOf({ 'manifest.json': '{' }),
      () =>
        'The backup is damaged: some of its bytes have changed since it was saved. Copy it again from where it was made, or restore another backup.',
    ],
    [
      'future.zip',
      () => zipOf({ 'manifest.json': '{"product":"Pavilion","format":2}' }),
      (name) =>
        `${at(name)} is not a backup that this version of Pavilion understands. Restore it with the version that made it.`,
    ],
  ])(
    'refuses %s with a sentence, and leaves nothing behind',
    async (name, bytes, sentence) => {
      writeFileSync(at(name), await bytes());
      const kept = at(`kept-${name}`);
      mkdirSync(kept);
      writeFileSync(join(kept, 'notes.txt'), 'mine');
      for (const into of [at(`new-${name}/deep/data`), kept])
        await expect(restoreCommand([at(name), '--into', into])).rejects.toThrow(new Error(sentence(name)));
      expect(existsSync(at(`new-${name}`))).toBe(false);
      expect(readdirSync(kept)).toEqual(['notes.txt']);
    },
    60_000,
  );

  it('leaves a folder with a database alone', async () => {
    const into = at('restored');
    await restoreCommand([at('whole.zip'), '--into', into]);
    const before = readdirSync(into);
    await expect(restoreCommand([at('whole.zip'), '--into', into])).rejects.toThrow(
      'This database is in use already. Restore the backup into an empty one.',
    );
    expect(readdirSync(into)).toEqual(before);
    expect(existsSync(join(into, 'postgres', 'PG_VERSION'))).toBe(true);
  }, 60_000);

  it('that was killed keeps the product from starting with nothing, and a backup from having nothing, until it is repeated', async () => {
    const into = at('killed');
    const script = `const { restoreCommand } = await import('./packages/server/src/commands/restore-command.ts');
      await restoreCommand(['${at('whole.zip')}', '--into', '${into}']);`;
    const restore = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
    const ended = once(restore, 'exit');
    await expect.poll(() => existsSync(join(into, 'postgres', 'PG_VERSION')), { timeout: 30_000 }).toBe(true);
    restore.kill('SIGKILL');
    await ended;
    const started = startProductProcess({ DATA_DIR: into });
    const interrupted = `A restore into ${into} was interrupted. Repeat it: npm run restore`;
    await expect(started).rejects.toThrow(interrupted);
    vi.stubEnv('DATA_DIR', into);
    await expect(backupCommand([at('of-half.zip')])).rejects.toThrow(interrupted);
    expect(existsSync(at('of-half.zip'))).toBe(false);
    vi.unstubAllEnvs();
    await restoreCommand([at('whole.zip'), '--into', into]);
    const product = await startProductProcess({ DATA_DIR: into });
    expect(await product.end('SIGTERM')).toBe(0);
  }, 90_000);

  it('leaves nothing behind when the database of DATABASE_URL is in use', async () => {
    const app = await startApp();
    vi.stubEnv('DATABASE_URL', app.databaseUrl);
    vi.stubEnv('DATA_DIR', at('beside'));
    await expect(restoreCommand([at('whole.zip')])).rejects.toThrow('This database is in use already.');
    expect(existsSync(at('beside'))).toBe(false);
    await app.stop();
  });

  it('refuses an empty value, as of an unset variable, instead of restoring into another place (OPS-009)', async () => {
    vi.stubEnv('DATA_DIR', at('usual'));
    for (const args of [
      [at('whole.zip'), '--into', ''],
      [at('whole.zip'), '--into', ' '],
      [at('whole.zip'), '--into='],
    ])
      await expect(restoreCommand(args)).rejects.toThrow(/^--into is empty\. Use: npm run restore -- FILE/);
    await expect(restoreCommand(['--nightly', ''])).rejects.toThrow(/^--nightly is empty\. Use: /);
    await expect(restoreCommand(['', '--into', at('usual')])).rejects.toThrow(/^Use: npm run restore -- FILE/);
    expect(existsSync(at('usual'))).toBe(false);
  });

  it('names its usage if its arguments are wrong, and the file that it cannot read', async () => {
    for (const args of [[], ['a.zip', 'b.zip'], ['a.zip', '--onto', 'data']])
      await expect(restoreCommand(args)).rejects.toThrow(/^Use: npm run restore -- FILE/);
    await expect(importCommand(['users', 'a.csv', '--aply'])).rejects.toThrow(/^Use: npm run import --/);
    await expect(importCommand(['matches', at('none.zip')])).rejects.toThrow(`There is no file ${at('none.zip')}.`);
    // A folder whose name was mistyped gets no database.
    writeFileSync(at('people.csv'), 'Name,E-mail\nAda Min,ada@example.org\n');
    vi.stubEnv('DATA_DIR', at('mistyped'));
    await expect(importCommand(['users', at('people.csv')])).rejects.toThrow(
      `There is no folder ${at('mistyped')}. Correct DATA_DIR, or start Pavilion once, which makes it.`,
    );
    expect(existsSync(at('mistyped'))).toBe(false);
    await expect(importCommand(['matches', at('text.zip')])).rejects.toThrow(
      `${at('text.zip')} is not a complete zip file. Download it again from cricsheet.org.`,
    );
    await expect(backupCommand(['--uri', 'x'])).rejects.toThrow(/^Use: npm run backup --/);
  });
});

describe('a command on a folder without a database makes none, nor anything else', () => {
  const commands: [string, () => Promise<void>][] = [
    ['backup', () => backupCommand([at('of-nothing.zip')])],
    ['backup -- --nightly', () => backupCommand(['--nightly'])],
    ['import', () => importCommand(['users', at('people.csv')])],
    ['import -- --apply', () => importCommand(['users', at('people.csv'), '--apply'])],
  ];
  const all = (folder: string) => readdirSync(folder, { recursive: true }).sort();

  it.each(commands)('npm run %s (OPS-009)', async (_, run) => {
    writeFileSync(at('people.csv'), 'Name,E-mail\nAda Min,ada@example.org\n');
    const [foreign, nightly] = [mkdtempSync(at('foreign-')), mkdtempSync(at('nightly-'))];
    vi.stubEnv('BACKUP_DIR', nightly);
    writeFileSync(join(foreign, 'notes.txt'), 'mine');
    const data = mkdtempSync(at('data-'));
    mkdirSync(join(data, 'postgres', 'base'), { recursive: true });
    writeFileSync(join(data, 'postgres', 'PG_VERSION'), '18\n');
    const inside = 'the folder of a database, not a data folder. Set DATA_DIR to the folder that holds it:';
    for (const [dataDir, sentence] of [
      [join(foreign, 'none'), `There is no folder ${join(foreign, 'none')}. Correct DATA_DIR, or`],
      [foreign, `${foreign} has no database. Correct DATA_DIR, or start Pavilion once, which makes one.`],
      [join(data, 'postgres'), `${join(data, 'postgres')} is ${inside} ${data}.`],
      [join(data, 'postgres', 'base'), `${join(data, 'postgres', 'base')} is in ${inside} ${data}.`],
    ] as const) {
      vi.stubEnv('DATA_DIR', dataDir);
      const before = [foreign, data, nightly].map(all);
      await expect(run()).rejects.toThrow(sentence);
      expect([foreign, data, nightly].map(all)).toEqual(before);
    }
    expect(existsSync(at('of-nothing.zip'))).toBe(false);
  });

  it('nor does npm start, or npm run restore, in the folder of a database', async () => {
    const folder = mkdtempSync(at('cluster-'));
    writeFileSync(join(folder, 'PG_VERSION'), '18\n');
    const sentence = `${folder} is the folder of a database, not a data folder. Choose another folder with DATA_DIR.`;
    await expect(startProductProcess({ DATA_DIR: folder })).rejects.toThrow(sentence);
    await expect(restoreCommand([at('whole.zip'), '--into', folder])).rejects.toThrow(sentence);
    expect(all(folder)).toEqual(['PG_VERSION']);
  }, 60_000);
});

describe('a data folder with files whose database is missing', () => {
  const stored = (name: string) => {
    const dataDir = at(name);
    mkdirSync(join(dataDir, 'files', 'clips'), { recursive: true });
    mkdirSync(join(dataDir, 'files', '.incoming'));
    writeFileSync(join(dataDir, 'files', '.incoming', 'half'), 'fil');
    return { dataDir, film: join(dataDir, 'files', 'clips', 'a.mp4'), postgres: join(dataDir, 'postgres') };
  };

  it.each([
    ['is not there', () => undefined],
    ['holds none', (postgres: string) => mkdirSync(join(postgres, 'making-1-1795000000001'), { recursive: true })],
  ])(
    'begins no new one where it %s, and says the way on (OPS-009)',
    async (words, leave) => {
      const { dataDir, film, postgres } = stored(`lost-${words.replaceAll(' ', '-')}`);
      writeFileSync(film, 'film');
      leave(postgres);
      const before = readdirSync(dataDir);
      const sentence = new RegExp(
        `${dataDir}/files holds files, but their database is missing: ${postgres} ${words}\\. If it is on a disk of its own, mount that\\. .+ DATABASE_URL\\. .+ npm run restore .+, move ${dataDir}/files away\\.`,
      );
      await expect(startProductProcess({ DATA_DIR: dataDir })).rejects.toThrow(sentence);
      vi.stubEnv('DATA_DIR', dataDir);
      await expect(backupCommand([at('of-lost.zip')])).rejects.toThrow(sentence);
      expect(readdirSync(dataDir)).toEqual(before);
    },
    60_000,
  );

  it('starts where nothing was stored, or a first start was stopped', async () => {
    const empty = stored('half-begun');
    mkdirSync(empty.postgres);
    const stopped = stored('stopped');
    mkdirSync(join(stopped.postgres, 'making-1-1795000000001'), { recursive: true });
    for (const { dataDir } of [empty, stopped]) {
      const product = await startProductProcess({ DATA_DIR: dataDir });
      expect(await product.end('SIGTERM')).toBe(0);
    }
  }, 90_000);
});

it('a backup with any changed bit is refused with a sentence, or has the same content', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), async (offset) => {
      writeFileSync(at('flipped.zip'), changed(offset));
      const outcome = await openArchive(at('flipped.zip')).then(
        (archive) => archive.close(),
        (error: Error) => error.message,
      );
      if (outcome !== undefined) expect(outcome).toMatch(/^The backup is damaged: .+\.$|is not a .+\.$/);
    }),
    { numRuns: 150 },
  );
}, 60_000);

describe('npm run backup', () => {
  it('refuses a place where it cannot write, or a server that does not answer, with a sentence', async () => {
    vi.stubEnv('DATA_DIR', at('restored'));
    vi.stubEnv('ADMIN_EMAIL', 'a@example.org');
    vi.stubEnv('ADMIN_PASSWORD', 'a long enough password');
    for (const [args, sentence] of [
      [[at('none/b.zip')], `There is no folder ${at('none')}. Create it, or choose another one.`],
      [[at('text.zip')], `${at('text.zip')} already exists. Choose another name, or remove it first.`],
      [[at('b.zip'), '--url', 'pavilion'], 'pavilion is not an address. Write it as https://pavilion.example.org.'],
      [
        [at('b.zip'), '--url', 'http://127.0.0.1:9'],
        'http://127.0.0.1:9 does not answer. Check the address, and that Pavilion runs there.',
      ],
      [['/proc/b.zip'], '/proc/b.zip cannot be written there. Choose a folder in which this user may write.'],
    ] as const)
      await expect(backupCommand([...args])).rejects.toThrow(new Error(sentence));
    expect(existsSync(at('b.zip'))).toBe(false);
  }, 60_000);

  it('signs in to another server, with a code where the account has a second factor (OPS-009 OPS-014)', async () => {
    const app = await startApp();
    const { email, cookie } = await app.addPerson({ name: 'Ada Min', roles: ['user_admin'] });
    vi.stubEnv('DATA_DIR', at('elsewhere'));
    vi.stubEnv('ADMIN_EMAIL', email);
    vi.stubEnv('ADMIN_PASSWORD', 'a long enough password');
    const backUp = (name: string, ...more: string[]) => backupCommand([at(name), '--url', app.url, ...more]);
    const said = vi.spyOn(console, 'log').mockReturnValue();
    await backUp('plain.zip');
    const post = (path: string, body: object) =>
      fetch(`${app.url}/api/auth${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: app.url, cookie },
        body: JSON.stringify(body),
      });
    const begun = await post('/two-factor/enable', { password: 'a long enough password' });
    const { totpURI, backupCodes } = (await begun.json()) as { totpURI: string; backupCodes: string[] };
    expect((await post('/two-factor/verify-totp', { code: appCode(totpURI) })).status).toBe(200);
    await expect(backUp('none.zip')).rejects.toThrow('has a second factor. Add --code');
    const refused = (why: string) => new Error(`${app.url} refused the sign-in of ${process.env.ADMIN_EMAIL}: ${why}`);
    const noRecoveryCode = refused('the recovery code is wrong, or was used before. Give --code another one.');
    await expect(backUp('wrong.zip', '--code', 'AAAAA-AAAAA')).rejects.toThrow(noRecoveryCode);
    await expect(backUp('wrong.zip', '--code', '000000')).rejects.toThrow(
      refused('the code is wrong or too old. Give --code the one that the authenticator app shows now.'),
    );
    await backUp('app.zip', '--code', appCode(totpURI, 1));
    await expect(backUp('wrong.zip', '--code', appCode(totpURI, 1))).rejects.toThrow(
      refused('the code was used before. Give --code the next one that the authenticator app shows.'),
    );
    await backUp('recovery.zip', '--code', backupCodes[0]!);
    await expect(backUp('wrong.zip', '--code', backupCodes[0]!)).rejects.toThrow(noRecoveryCode);
    for (let tries = 0; tries < 10; tries++) await backUp('wrong.zip', '--code', '000000').catch(() => undefined);
    await expect(backUp('wrong.zip', '--code', '000000')).rejects.toThrow(
      /codes of the app are locked after too many wrong ones|Too many attempts/,
    );
    const pending = await app.addPerson({ name: 'Pen Ding', active: false });
    vi.stubEnv('ADMIN_EMAIL', pending.email);
    await expect(backUp('wrong.zip')).rejects.toThrow(
      refused('the account is not active. A user administrator must approve or activate it first.'),
    );
    vi.stubEnv('ADMIN_PASSWORD', 'not the right password');
    await expect(backUp('wrong.zip')).rejects.toThrow(
      refused('the e-mail or the password is wrong. Check ADMIN_EMAIL and ADMIN_PASSWORD.'),
    );
    expect(
      ['plain.zip', 'none.zip', 'wrong.zip', 'app.zip', 'recovery.zip'].filter((name) => existsSync(at(name))),
    ).toEqual(['plain.zip', 'app.zip', 'recovery.zip']);
    said.mockRestore();
    await app.stop();
  }, 60_000);

  it('makes the nightly backup now, which a drill restores into a folder (OPS-009)', async () => {
    vi.stubEnv('DATA_DIR', at('restored'));
    vi.stubEnv('BACKUP_DIR', at('nightly'));
    await expect(backupCommand(['--nightly'])).rejects.toThrow(`${at('nightly')} is not there.`);
    writeFileSync(at('nightly'), '');
    await expect(backupCommand(['--nightly'])).rejects.toThrow(
      `BACKUP_DIR must be an existing folder: ${at('nightly')} is a file.`,
    );
    rmSync(at('nightly'));
    mkdirSync(at('nightly'));
    await expect(restoreCommand(['--nightly', 'latest'])).rejects.toThrow('in use already');
    await expect(restoreCommand(['--nightly', 'latest', '--into', at('drill')])).rejects.toThrow(
      'There is no nightly backup yet.',
    );
    const said = vi.spyOn(console, 'log').mockReturnValue();
    await backupCommand(['--nightly']);
    expect(said.mock.lastCall?.[0]).toMatch(/^The backup .+Z is complete: 1 file, 1 of them new\.$/);
    await restoreCommand(['--nightly', 'latest', '--into', at('drill')]);
    expect(said.mock.lastCall?.[0]).toMatch(/^\d\d rows and 1 file from .+ are in .+drill\./);
    said.mockRestore();
  }, 60_000);
});
