import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openStorage } from '../../storage/index.ts';
import { databaseFolder } from '../database-folder.ts';
import { databaseReports } from '../database-reports.ts';
import { openEmbedded, openEmbeddedBeside } from '../open-embedded.ts';
import { readRunning } from './orphan.ts';
import { ward } from './ward.ts';

const root = mkdtempSync(join(tmpdir(), 'pavilion-embedded-'));
const path = process.env.PATH;
afterEach(() => {
  process.env.PATH = path;
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const isRoot = process.getuid?.() === 0;
const postmaster = (dataDir: string) => readRunning(databaseFolder(dataDir))?.pid;
const rows = (dataDir: string) =>
  openEmbedded({ dataDir }).then(async (database) => {
    const found = await database.query<{ a: number }>('SELECT a FROM t ORDER BY a');
    await database.close();
    return found.map(({ a }) => a);
  });

async function opened(name: string, options?: Parameters<typeof openEmbedded>[1]) {
  const dataDir = join(root, name);
  const database = await openEmbedded({ dataDir }, options);
  await database.script('CREATE TABLE IF NOT EXISTS t (a int)');
  return { dataDir, database };
}

describe('the embedded database', () => {
  it('writes through to the disk, with checksums, on a socket in a folder closed to others', async () => {
    const { dataDir, database } = await opened('safe');
    const [set] = await database.query(
      `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
         current_setting('full_page_writes') AS pages, current_setting('data_checksums') AS checksums,
         current_setting('listen_addresses') AS listens`,
    );
    expect(set).toEqual({ fsync: 'on', commit: 'on', pages: 'on', checksums: 'on', listens: '' });
    const mode = execFileSync('stat', ['-c', '%a', databaseFolder(dataDir)], { encoding: 'utf8' }).trim();
    expect(mode).toBe('700');
    await database.query('INSERT INTO t VALUES (7)');
    await database.close();
    expect(postmaster(dataDir)).toBeUndefined();
    expect(await rows(dataDir)).toEqual([7]);
  }, 60_000);

  it('can be used by a command while the product has it open', async () => {
    const { dataDir, database } = await opened('beside');
    const command = await openEmbeddedBeside({ dataDir });
    await command.query('INSERT INTO t VALUES (1)');
    expect([command.isOurs, await database.query('SELECT a FROM t')]).toEqual([false, [{ a: 1 }]]);
    await command.close();
    await database.query('INSERT INTO t VALUES (2)');
    await database.close();
  }, 60_000);

  it('says to the product and to commands beside it that a table is damaged', async () => {
    const { dataDir, database } = await opened('table');
    await database.script('INSERT INTO t SELECT generate_series(1, 1000)');
    const [{ file } = { file: '' }] = await database.query<{ file: string }>(
      `SELECT pg_relation_filepath('t') AS file`,
    );
    await database.close();
    const table = join(databaseFolder(dataDir), file);
    writeFileSync(table, readFileSync(table).fill(7, 200, 300));
    const product = await openEmbedded({ dataDir });
    const command = await openEmbeddedBeside({ dataDir });
    for (const each of [product, command]) {
      await expect(each.query('SELECT count(*) FROM t')).rejects.toThrow(
        /is damaged \(invalid page .+ npm run restore/,
      );
    }
    await command.close();
    await product.close();
  }, 60_000);

  it('says at its start that what PostgreSQL needs for each connection is damaged', async () => {
    const { dataDir, database } = await opened('catalogue');
    const [{ file } = { file: '' }] = await database.query<{ file: string }>(
      `SELECT pg_relation_filepath('pg_attribute') AS file`,
    );
    await database.close();
    const columns = join(databaseFolder(dataDir), file);
    const [pageSize, pages] = [8192, 3];
    writeFileSync(columns, readFileSync(columns).fill(7, pageSize, (1 + pages) * pageSize));
    await expect(openEmbedded({ dataDir })).rejects.toThrow(/is damaged \(.*invalid page.+ npm run restore/);
  }, 60_000);

  it('is restarted when PostgreSQL dies, and queries wait meanwhile', async () => {
    const { dataDir, database } = await opened('revived');
    for (let round = 0; round < 3; round++) {
      await database.query('INSERT INTO t VALUES ($1)', [round]);
      const killed = postmaster(dataDir)!;
      process.kill(killed, 'SIGKILL');
      await expect.poll(() => postmaster(dataDir) ?? killed, { timeout: 20_000 }).not.toBe(killed);
      // Broken connections to the old process are detected when they are used.
      const asks = async () => (await database.query<{ a: number }>('SELECT a FROM t ORDER BY a')).map(({ a }) => a);
      await expect.poll(() => asks().catch(() => []), { timeout: 20_000 }).toHaveLength(round + 1);
    }
    await database.close();
  }, 90_000);

  it('works in a folder with a path too long for a socket', async () => {
    const { dataDir, database } = await opened(`long-${'x'.repeat(120)}`);
    const ask = () => database.query('SELECT 1 AS one').catch(() => []);
    expect(await ask()).toEqual([{ one: 1 }]);
    // What cleans /tmp removes the short way to its socket.
    const short = dirname(readRunning(databaseFolder(dataDir))!.socketFolder);
    rmSync(short, { recursive: true });
    await ask();
    await database
      .query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = $1', ['client backend'])
      .catch(() => undefined);
    await expect.poll(ask, { timeout: 20_000 }).toEqual([{ one: 1 }]);
    await database.close();
    expect(existsSync(short)).toBe(false);
  }, 60_000);

  it('ends with its product, also when that ends before PostgreSQL listens to signals', async () => {
    const deaf = `let deaf = true; setTimeout(() => { deaf = false; }, 1500); setInterval(() => undefined, 1000);
      process.on('SIGINT', () => deaf || process.exit(7)); console.log('up');`;
    const shell = spawn('sh', ['-c', ward, 'sh', process.execPath, '-e', deaf], { stdio: ['pipe', 'pipe', 'ignore'] });
    await once(shell.stdout, 'data');
    shell.stdin.end();
    expect(await once(shell, 'exit')).toEqual([7, null]);
  }, 30_000);

  it('has no setting by which acknowledged data could be lost, whatever its configuration file says', async () => {
    const { dataDir, database } = await opened('unsafe');
    await database.close();
    appendFileSync(join(databaseFolder(dataDir), 'postgresql.conf'), 'fsync = off\nsynchronous_commit = off\n');
    const again = await openEmbedded({ dataDir });
    const [set] = await again.query(
      `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit`,
    );
    expect(set).toEqual({ fsync: 'on', commit: 'on' });
    await again.close();
  }, 60_000);

  it('tells in the log, in words, of its processes that were killed', async () => {
    const told: string[] = [];
    const log = pino({}, { write: (line) => void told.push(line) });
    const { dataDir, database } = await opened('process', databaseReports(log));
    const backend = async () => (await database.query<{ pid: number }>('SELECT pg_backend_pid() AS pid'))[0]!.pid;
    const processes: [() => Promise<number>, RegExp][] = [
      [backend, /"msg":"PostgreSQL: .+ \(PID \d+\) was terminated by signal 9/],
      [async () => postmaster(dataDir)!, /"msg":"PostgreSQL was ended by signal 9\."/],
    ];
    for (const [pid, line] of processes) {
      process.kill(await pid(), 'SIGKILL');
      await expect.poll(() => told.find((each) => line.test(each)), { timeout: 20_000 }).toBeTypeOf('string');
      await expect.poll(() => database.query('SELECT 1').catch(() => []), { timeout: 20_000 }).toHaveLength(1);
      expect(told.find((each) => line.test(each))).not.toContain('"stack"');
    }
    await database.close();
  }, 60_000);

  it('requires its password if it listens on a port', async () => {
    const { dataDir, database } = await opened('port', { listening: 'tcp' });
    const url = new URL((database.pool.options as { connectionString: string }).connectionString);
    expect([url.hostname, url.password.length]).toEqual(['127.0.0.1', 48]);
    const { default: pg } = await import('pg');
    url.password = 'guessed';
    await expect(new pg.Client(url.href).connect()).rejects.toThrow('password authentication failed');
    const command = await openEmbeddedBeside({ dataDir });
    expect(await command.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await command.close();
    await database.close();
  }, 60_000);

  it('starts at once after it was killed, also where its former process numbers belong to others now', async () => {
    const { dataDir, database } = await opened('killed');
    await database.query('INSERT INTO t VALUES (1)');
    const folder = databaseFolder(dataDir);
    const lock = join(folder, '.s.PGSQL.5432.lock');
    const former = [join(folder, 'postmaster.pid'), lock].map((file) => [file, readFileSync(file, 'utf8')] as const);
    await database.close();
    // In another container, or after a power cut, another process has the number. This one lives as long as the test.
    for (const [file, words] of former) writeFileSync(file, words.replace(/^\d+/, String(process.ppid)));
    expect(await rows(dataDir)).toEqual([1]);
    expect(existsSync(lock)).toBe(false);
  }, 60_000);
});

describe('a folder that the embedded database cannot use', () => {
  it('of an earlier version of the product is refused with instructions', async () => {
    const dataDir = join(root, 'former');
    mkdirSync(join(dataDir, 'database'), { recursive: true });
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '18\n');
    await expect(openEmbedded({ dataDir })).rejects.toThrow(
      /earlier version of Pavilion.+npm run backup.+npm run restore/,
    );
    expect(readdirSync(dataDir)).toEqual(['database']);
  });

  it('of another PostgreSQL, of something else, or damaged is refused with a sentence', async () => {
    const { dataDir, database } = await opened('other');
    await database.close();
    const folder = databaseFolder(dataDir);
    writeFileSync(join(folder, 'PG_VERSION'), '19\n');
    await expect(openEmbedded({ dataDir })).rejects.toThrow(
      'was written by PostgreSQL 19; this Pavilion brings PostgreSQL 18',
    );
    for (const words of ['abc', '']) {
      writeFileSync(join(folder, 'PG_VERSION'), words);
      await expect(openEmbedded({ dataDir })).rejects.toThrow(
        /is damaged \(its file PG_VERSION names no version\)\. .+ npm run restore/,
      );
    }
    rmSync(join(folder, 'PG_VERSION'));
    await expect(openEmbedded({ dataDir })).rejects.toThrow(
      /is damaged \(its file PG_VERSION is missing\).+ npm run restore/,
    );
    writeFileSync(join(folder, 'PG_VERSION'), '18\n');
    for (const part of ['pg_wal', 'postgresql.conf', 'base']) {
      renameSync(join(folder, part), join(folder, `${part}.away`));
      await expect(openEmbedded({ dataDir })).rejects.toThrow(/is damaged .+ npm run restore/);
      renameSync(join(folder, `${part}.away`), join(folder, part));
    }
    renameSync(join(folder, 'pg_notify'), join(folder, 'away'));
    await expect(openEmbedded({ dataDir })).rejects.toThrow(/is damaged \(could not open directory .+ npm run restore/);
    renameSync(join(folder, 'away'), join(folder, 'pg_notify'));
    chmodSync(folder, 0o755);
    await expect(openEmbedded({ dataDir })).rejects.toThrow(
      `Other users can read or write ${folder}. Close it to them (chmod 700) and start again.`,
    );
    chmodSync(folder, 0o700);
    truncateSync(join(folder, 'global', 'pg_control'), 100);
    await expect(openEmbedded({ dataDir })).rejects.toThrow(/is damaged .+ npm run restore/);
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    writeFileSync(join(folder, 'holiday.txt'), '');
    await expect(openEmbedded({ dataDir })).rejects.toThrow('holds files, but no database');
    rmSync(folder, { recursive: true });
    for (const file of [`${folder}.lock`, join(folder, 'postmaster.pid'), join(folder, 'PG_VERSION')]) {
      mkdirSync(file, { recursive: true });
      await expect(openEmbedded({ dataDir })).rejects.toThrow(
        `${file} is a folder, where a file belongs. Remove it, and start again.`,
      );
      rmSync(file, { recursive: true });
    }
    // Each refusal releases the lock.
    await (await openEmbedded({ dataDir })).close();
  }, 90_000);

  it('with a line of configuration that PostgreSQL refuses is refused with the file and the line', async () => {
    const { dataDir, database } = await opened('configured');
    await database.close();
    const folder = databaseFolder(dataDir);
    for (const [name, line, why] of [
      ['postgresql.conf', 'work_mem = lots', 'invalid value for parameter "work_mem": "lots"'],
      ['postgresql.conf', 'data_checksum = on', 'unrecognized configuration parameter "data_checksum"'],
      ['postgresql.conf', 'not a setting', 'syntax error near token "setting"'],
      ['postgresql.conf', 'port = ', 'syntax error near end of line'],
      ['pg_hba.conf', 'local all all sometimes', 'invalid authentication method "sometimes"'],
      ['postgresql.auto.conf', 'not a setting', 'syntax error near token "setting"'],
    ] as const) {
      const file = join(folder, name);
      const before = readFileSync(file, 'utf8');
      writeFileSync(file, `${before}${line}\n`);
      await expect(openEmbedded({ dataDir })).rejects.toThrow(
        `PostgreSQL refuses line ${before.split('\n').length} of ${file}: ${why}. Correct it there, and start again.`,
      );
      writeFileSync(file, before);
    }
    const conf = join(folder, 'postgresql.conf');
    const before = readFileSync(conf, 'utf8');
    const log = "logging_collector = on\nlog_destination = 'syslog'\n";
    // A file that is not there is no damage, and a log elsewhere hides no cause.
    writeFileSync(conf, `${before}${log}hba_file = '/tmp/none'\n`);
    await expect(openEmbedded({ dataDir })).rejects.toThrow('PostgreSQL refuses /tmp/none: could not open file');
    writeFileSync(conf, `${before}${log}`);
    expect(await rows(dataDir)).toEqual([]);
  }, 90_000);

  it('with a library that PostgreSQL cannot load is refused with the setting that names it, and is not called damaged', async () => {
    const { dataDir, database } = await opened('library');
    await database.query('INSERT INTO t VALUES (1)');
    await database.close();
    const conf = join(databaseFolder(dataDir), 'postgresql.conf');
    const before = readFileSync(conf, 'utf8');
    for (const setting of ['shared_preload_libraries', 'session_preload_libraries', 'local_preload_libraries']) {
      writeFileSync(conf, `${before}${setting} = 'nosuch'\n`);
      const failure = await openEmbedded({ dataDir }).catch((error: Error) => error.message);
      expect(failure).toMatch(
        /^PostgreSQL cannot load the library nosuch, which .+ \(could not access file .+nosuch.+\)\./,
      );
      expect(failure).toContain(`${setting} in line ${before.split('\n').length} of ${conf} names`);
      expect(failure).toContain('Correct it there, and start again.');
    }
    writeFileSync(conf, before);
    const hidden = await openEmbedded({ dataDir });
    await hidden.query(`ALTER DATABASE postgres SET session_preload_libraries = 'nosuch'`);
    const command = openEmbeddedBeside({ dataDir });
    await expect(command).rejects.toThrow(
      /^PostgreSQL cannot load the library nosuch \(.+\)\. If a setting of the database names it \(.+session_preload_libraries/,
    );
    await hidden.query('ALTER DATABASE postgres RESET session_preload_libraries');
    await hidden.close();
    expect(await rows(dataDir)).toEqual([1]);
  }, 90_000);

  it.skipIf(!isRoot)(
    'on a read-only disk is refused with that reason, whether it exists, exists not, held a database or a lock (needs root to mount one)',
    async () => {
      const dataDir = join(root, 'read-only');
      mkdirSync(dataDir);
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', dataDir]);
      const remount = (how: string) => execFileSync('mount', ['-o', `remount,${how}`, dataDir]);
      const sentenceFor = (path: string) =>
        `${databaseFolder(path)} is on a disk that cannot be written to. Make it writable and start again.`;
      const sentence = sentenceFor(dataDir);
      try {
        remount('ro');
        await expect(openEmbedded({ dataDir })).rejects.toThrow(sentence);
        for (const path of [join(dataDir, 'new'), join(dataDir, 'new', 'deep')]) {
          await expect(openEmbedded({ dataDir: path })).rejects.toThrow(sentenceFor(path));
          await expect(openStorage({ dataDir: path, s3: null })).rejects.toThrow('Make it writable and start again.');
        }
        remount('rw');
        await (await opened('read-only')).database.close();
        remount('ro');
        await expect(openEmbedded({ dataDir })).rejects.toThrow(sentence);
        remount('rw');
        // As a killed process of this machine leaves it.
        const ended = spawnSync(process.execPath, ['-e', '']).pid;
        const world = `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
        writeFileSync(`${databaseFolder(dataDir)}.lock`, JSON.stringify({ id: 'killed', pid: ended, world }));
        remount('ro');
        await expect(openEmbedded({ dataDir })).rejects.toThrow(sentence);
        remount('rw');
        await expect(rows(dataDir)).resolves.toEqual([]);
      } finally {
        execFileSync('umount', [dataDir]);
      }
    },
    60_000,
  );

  it('under a file or a link to nothing, or where no folder can be made, is refused with a sentence', async () => {
    writeFileSync(join(root, 'file'), '');
    for (const dataDir of [join(root, 'file'), join(root, 'file', 'data')]) {
      await expect(openEmbedded({ dataDir })).rejects.toThrow(
        `${databaseFolder(dataDir)} cannot be created: a part of its path is a file. Choose another folder with DATA_DIR.`,
      );
    }
    const link = join(root, 'link');
    symlinkSync(join(root, 'unmounted'), link);
    for (const dataDir of [link, join(link, 'data')]) {
      await expect(openEmbedded({ dataDir })).rejects.toThrow(
        `${link} is a link to ${join(root, 'unmounted')}, which is not there. Mount its disk or correct the link, or choose another folder with DATA_DIR.`,
      );
    }
    if (process.platform !== 'linux') return;
    await expect(openEmbedded({ dataDir: '/proc/pavilion' })).rejects.toThrow(
      /^\/proc\/pavilion\/postgres cannot be used \(\w+\)\. Choose another folder with DATA_DIR\.$/,
    );
  });

  it.skipIf(!isRoot)(
    'of someone else is refused in one sentence (needs root to become another user)',
    () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'pavilion-closed-'));
      chmodSync(dataDir, 0o755);
      const script = `process.setuid(65534); await import('./packages/server/src/engines/database/folder-lock.ts').then(({ lockFolder }) => lockFolder('${dataDir}/new/postgres')).catch(async (error) => console.log((await import('./packages/server/src/data-folder.ts')).folderFailure('${dataDir}/new/postgres', error).message))`;
      const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
        encoding: 'utf8',
      });
      rmSync(dataDir, { recursive: true });
      expect(stdout + stderr).toBe(
        `Pavilion may not read or write ${dataDir}/new/postgres. Give the user that runs Pavilion access to it, or choose another folder with DATA_DIR.\n`,
      );
    },
    60_000,
  );

  it.skipIf(!isRoot)(
    'on a full disk is refused with that reason (needs root to mount one)',
    async () => {
      const dataDir = join(root, 'full');
      mkdirSync(dataDir);
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', dataDir]);
      try {
        await expect(openEmbedded({ dataDir })).rejects.toThrow(
          /^The disk of .+ is full\. Make room and start again\.$/,
        );
      } finally {
        execFileSync('umount', [dataDir]);
      }
    },
    60_000,
  );
});

describe.skipIf(!isRoot)('as root (needs root)', () => {
  /** As in a container that forbids user namespaces. */
  function forbidNamespaces(): void {
    const bin = join(root, 'bin');
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    process.env.PATH = `${bin}${delimiter}${path}`;
  }

  it('it runs in a user namespace, or as an unprivileged user, on the same folder in turn', async () => {
    const { dataDir, database } = await opened('root');
    await database.query('INSERT INTO t VALUES (1)');
    await database.close();
    forbidNamespaces();
    execFileSync('chmod', ['755', root]);
    const unprivileged = await openEmbedded({ dataDir }).catch((error: Error) => error);
    // The programs may be in a folder that only root can enter.
    if (unprivileged instanceof Error) expect(unprivileged.message).toMatch(/cannot reach .+native\/bin/);
    else {
      await unprivileged.query('INSERT INTO t VALUES (2)');
      await unprivileged.close();
      process.env.PATH = path;
      expect(await rows(dataDir)).toEqual([1, 2]);
    }
  }, 90_000);

  it('it takes no folder from the user to whom all of it belongs', async () => {
    const { dataDir, database } = await opened('of-another');
    await database.close();
    execFileSync('chown', ['-R', 'nobody', dataDir]);
    await expect(openEmbedded({ dataDir })).rejects.toThrow(
      `${dataDir} belongs to the user nobody. Run this as that user, for example with: sudo -u nobody npm start`,
    );
    execFileSync('chown', ['-R', 'root', dataDir]);
    expect(await rows(dataDir)).toEqual([]);
  }, 60_000);

  it('it says which folder of another user is in its way', async () => {
    const home = join(root, 'home');
    mkdirSync(home, { mode: 0o700 });
    execFileSync('chown', ['nobody', home]);
    await expect(openEmbedded({ dataDir: join(home, 'pavilion', 'data') })).rejects.toThrow(
      `PostgreSQL runs without the rights of root, and cannot pass through ${home}. Let others pass through it (chmod go+x), or choose another folder with DATA_DIR.`,
    );
    chmodSync(home, 0o711);
    const database = await openEmbedded({ dataDir: join(home, 'pavilion', 'data') });
    await database.close();
  }, 60_000);

  it('it says which user cannot reach which folder if neither works', async () => {
    forbidNamespaces();
    const closed = join(root, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    await expect(openEmbedded({ dataDir: join(closed, 'data') })).rejects.toThrow(
      /^PostgreSQL refuses to run as root, and the user \w+ that it could run as cannot reach /,
    );
  }, 60_000);
});

it('needs glibc, and names the alternative', () => {
  const script = `process.report.getReport = () => ({ header: {} }); (await import('./packages/server/src/engines/database/embedded/programs.ts')).findPrograms();`;
  const { stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect(stderr).toContain('Set DATABASE_URL to a PostgreSQL server instead.');
}, 60_000);
