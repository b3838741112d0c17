import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { reportMisspelt, withEnvFile } from './env-file.ts';
import { demoEnvironment } from './settings.ts';

describe('configuration', () => {
  it('starts without any setting, on this machine only', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      s3: null,
      google: null,
      smtp: null,
      rtmpPort: null,
    });
    expect(readConfig({ PAVILION_DEMO: '1' }).rtmpPort).toBe(0);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a port number from 0 to 65535, such as 3000.'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be a PostgreSQL address, such as postgres://user:password@host:5432/pavilion.',
    ],
    [
      { PUBLIC_URL: 'https://board.example.org/pavilion' },
      'PUBLIC_URL must be the address that people open, without a path, such as https://pavilion.example.org.',
    ],
    [{ MAIL_FROM: 'not an address' }, 'MAIL_FROM must be an e-mail address, such as Pavilion <pavilion@example.org>.'],
    [
      { LINK_ORIGINS: 'http://intranet/path' },
      'LINK_ORIGINS must be web addresses without a path, with commas between them, such as http://intranet:8080.',
    ],
    [
      { PORT: 'x', ADMIN_EMAIL: 'nobody' },
      'PORT must be a port number from 0 to 65535, such as 3000. ADMIN_EMAIL must be an e-mail address.',
    ],
    [
      { GOOGLE_CLIENT_ID: 'x', TRUST_PROXY: 'yes', RTMP_PORT: '3000' },
      'RTMP_PORT must be another port than PORT: one is for encoders, the other for browsers. TRUST_PROXY must be the number of proxies in front, or their addresses with commas between them, such as 10.0.0.0/8. GOOGLE_CLIENT_ID is set, so GOOGLE_CLIENT_SECRET must be set too.',
    ],
    [
      {
        PORT: 'x',
        ...{ LINK_ORIGINS: 'http://intranet/path', WEBHOOK_ORIGINS: 'intranet', TRUST_PROXY: 'yes' },
        ...{ MICROSOFT_CLIENT_ID: 'x', MICROSOFT_CLIENT_SECRET: 'y', MICROSOFT_TENANT: 'common' },
        // Wrong, but there: nothing says that it is missing.
        ...{ S3_ENDPOINT: 'store', S3_BUCKET: 'b', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' },
        PAVILION_WORKER: 'yes',
      },
      [
        'PORT must be a port number from 0 to 65535, such as 3000.',
        'S3_ENDPOINT must be an http or https address.',
        'PAVILION_WORKER must be 1 or 0 (or true or false).',
        'MICROSOFT_TENANT must be your organisation’s own tenant: its id, or a domain such as board.example.org. Other tenants can claim any e-mail address.',
        'TRUST_PROXY must be the number of proxies in front, or their addresses with commas between them, such as 10.0.0.0/8.',
        'LINK_ORIGINS must be web addresses without a path, with commas between them, such as http://intranet:8080.',
        'WEBHOOK_ORIGINS must be web addresses without a path, with commas between them, such as http://intranet:8080.',
      ].join(' '),
    ],
    [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL must be an e-mail address.'],
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must be at least 8 characters long.'],
    [{ SLACK_API_URL: 'slack' }, 'SLACK_API_URL must be an http or https address.'],
    [{ ADMIN_EMAIL: 'a@b.org' }, 'ADMIN_EMAIL is set, so ADMIN_PASSWORD must be set too.'],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_ID is set, so GOOGLE_CLIENT_SECRET must be set too.'],
    [{ RTMP_PORT: 'x' }, 'RTMP_PORT must be a port number from 0 to 65535, such as 1935.'],
    [
      { RTMP_PUBLIC_URL: 'https://live.example.org' },
      'RTMP_PUBLIC_URL must be the address that encoders send to, such as rtmp://live.example.org:1935.',
    ],
    [{ RTMP_PORT: '3000' }, 'RTMP_PORT must be another port than PORT: one is for encoders, the other for browsers.'],
    [{ MAX_UPLOAD_GB: '1e9' }, 'MAX_UPLOAD_GB must be a number of gigabytes up to 5000, such as 200.'],
    [{ MAX_UPLOAD_GB: '0' }, 'MAX_UPLOAD_GB must be a number of gigabytes up to 5000, such as 200.'],
    [{ FFMPEG_PATH: '/no/such/ffmpeg' }, 'FFMPEG_PATH must be an existing file or folder.'],
    [
      { MICROSOFT_CLIENT_ID: 'x', MICROSOFT_TENANT: 'y' },
      'MICROSOFT_CLIENT_ID and MICROSOFT_TENANT are set, so MICROSOFT_CLIENT_SECRET must be set too.',
    ],
    [{ BRIGHTCOVE_LIVE_KEY: 'x' }, 'BRIGHTCOVE_LIVE_KEY is set, so BRIGHTCOVE_ACCOUNT must be set too.'],
  ])('says in a sentence what is wrong with %j', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });

  it.each([
    [{}, '127.0.0.1', null],
    [{ RTMP_PORT: '1935' }, '0.0.0.0', null],
    [{ RTMP_PORT: '1935', RTMP_HOST: '10.0.0.5' }, '10.0.0.5', null],
    [{ RTMP_PORT: '1935', RTMP_PUBLIC_URL: 'rtmps://live.example.org/live/' }, '0.0.0.0', 'rtmps://live.example.org'],
  ])('lets encoders in by an address of their own with %j (OPS-004)', (env, rtmpHost, rtmpPublicUrl) => {
    expect(readConfig(env)).toMatchObject({ host: '127.0.0.1', rtmpHost, rtmpPublicUrl });
  });

  it.each([
    [undefined, 0],
    ['false', 0],
    ['0', 0],
    ['true', 1],
    ['2', 2],
    ['10.0.0.0/8, fd00::1', ['10.0.0.0/8', 'fd00::1']],
  ])('reads the trusted proxies from %j', (TRUST_PROXY, proxies) => {
    expect(readConfig({ TRUST_PROXY }).proxies).toEqual(proxies);
  });

  it.each(['yes', '10.0.0.0/33', '10.0.0.0/8/1', '10.0.0.0/', '-1', 'proxy.local'])(
    'refuses the proxies %s',
    (TRUST_PROXY) => {
      expect(() => readConfig({ TRUST_PROXY })).toThrow(
        'TRUST_PROXY must be the number of proxies in front, or their addresses with commas between them, such as 10.0.0.0/8.',
      );
    },
  );

  it('never shows a secret in its sentence', () => {
    expect(() => readConfig({ SECRET: 'hunter2' })).toThrow(/^SECRET must be at least 32 characters long\.$/);
  });

  it('lowercases the administrator’s e-mail and treats an empty value as absent', () => {
    const config = readConfig({ ADMIN_EMAIL: 'Admin@Board.org', ADMIN_PASSWORD: 'long enough', PUBLIC_URL: '' });
    expect(config.admin?.email).toBe('admin@board.org');
    expect(config.publicUrl).toBeNull();
  });

  it('reads an .env file, which the environment overrides', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'env-')), '.env');
    writeFileSync(path, '# note\nPORT=4000\nORGANISATION="The #1 Board" # or so\n\nexport HOST=0.0.0.0 # all\n');
    const settings = { PORT: '5000', ORGANISATION: 'The #1 Board', HOST: '0.0.0.0' };
    expect(withEnvFile({ PORT: '5000' }, path)).toEqual(settings);
  });

  it.each(['pavilion@board.org', 'Pavilion <pavilion@board.org>', '"Pavilion, media" <p@board.org>'])(
    'sends e-mail from %s',
    (MAIL_FROM) => {
      const env = { SMTP_URL: 'smtp://mail.board.org', MAIL_FROM };
      expect(readConfig(env).smtp?.from).toBe(MAIL_FROM);
    },
  );

  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['BACKUPDIR', 'BACKUP_DIR'],
    ['SMTPS_URL', 'SMTP_URL'],
    ['SMPT_URL', 'SMTP_URL'],
    ['BACKUP_DIRS', 'BACKUP_DIR'],
    ['PAVILION_WORKR', 'PAVILION_WORKER'],
  ])('reports the variable %s, which is nearly a setting', (name, meant) => {
    const reports: string[] = [];
    reportMisspelt({ [name]: 'x', HOSTS: 'x', EDITOR: 'vi', SSH_AUTH_SOCK: '/x', PORT: '3000' }, (each) =>
      reports.push(each),
    );
    expect(reports).toEqual([`The environment sets ${name}, which is not a setting. ${meant} is one.`]);
  });

  it('leaves the demo its address, and none of the settings of databases, files, backups, mail and services', () => {
    const own = { PORT: '4000', HOST: '0.0.0.0', DATA_DIR: 'data-demo', PAVILION_DEMO: '1', PATH: '/bin' };
    const others = {
      ...{ DATABASE_URL: 'postgres://x', S3_BUCKET: 'media', BACKUP_DIR: '/backups', SMTP_URL: 'smtp://mail' },
      ...{ ADMIN_PASSWORD: 'x', SLACK_BOT_TOKEN: 'x', BRIGHTCOVE_ACCOUNT: 'x', GOOGLE_CLIENT_ID: 'x', SECRET: 'x' },
    };
    const reports: string[] = [];
    expect(demoEnvironment({ ...own, ...others }, (each) => reports.push(each))).toEqual(own);
    expect(reports).toEqual([
      'The demo has its own database and files, and sends nothing: it ignores ADMIN_PASSWORD, BACKUP_DIR, BRIGHTCOVE_ACCOUNT, DATABASE_URL, GOOGLE_CLIENT_ID, S3_BUCKET, SECRET, SLACK_BOT_TOKEN, SMTP_URL.',
    ]);
  });

  it('reports a misspelt name in an .env file, and refuses a line that is no setting', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'env-')), '.env');
    writeFileSync(path, 'PORRT=4000\nLOG_LEVEL=debug\n');
    const reports: string[] = [];
    withEnvFile({}, path, (sentence) => reports.push(sentence));
    expect(reports).toEqual([`${path} sets PORRT, which is not a setting. PORT is one.`]);
    writeFileSync(path, 'PORT=4000\ngarbage line\n');
    expect(() => withEnvFile({}, path)).toThrow(`Line 2 of ${path} is not a setting such as PORT=3000.`);
    expect(() => withEnvFile({}, dirname(path))).toThrow(`${dirname(path)} is not a file.`);
  });

  it.each([
    [{ BACKUP_DIR: '/data/backups', DATA_DIR: '/data' }, 'BACKUP_DIR must be outside DATA_DIR, best on another disk.'],
    [{ BACKUP_DIR: '/backups', BACKUP_S3_BUCKET: 'b' }, 'Set BACKUP_DIR or BACKUP_S3_BUCKET, not both.'],
    [
      { BACKUP_S3_BUCKET: 'b', BACKUP_S3_ENDPOINT: 'https://s3.example.org' },
      'BACKUP_S3_BUCKET is set, so BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY must be set too.',
    ],
    [
      { BACKUP_DIR: '/backups', BACKUP_KEEP_DAYS: '0' },
      'BACKUP_KEEP_DAYS must be a number of days from 1 to 36500, such as 14.',
    ],
    [{ BACKUP_KEEP_DAYS: '99999999999' }, 'BACKUP_KEEP_DAYS must be a number of days from 1 to 36500, such as 14.'],
  ])('refuses a place for backups that cannot be: %j (OPS-009)', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new Error(sentence));
  });

  it('keeps backups in another bucket of the files’ store (OPS-009)', () => {
    const s3 = { S3_ENDPOINT: 'https://s3.example.org', S3_BUCKET: 'media', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' };
    expect(readConfig({ ...s3, BACKUP_S3_BUCKET: 'backups' }).backup).toEqual({
      folder: null,
      s3: {
        endpoint: 'https://s3.example.org',
        bucket: 'backups',
        accessKey: 'a',
        secretKey: 's',
        region: 'eu-west-2',
      },
      keepDays: 14,
    });
    expect(() => readConfig({ ...s3, BACKUP_S3_BUCKET: 'media' })).toThrow('another bucket than S3_BUCKET');
  });

  it.each(['common', 'Organizations', 'consumers', '9188040d-6c67-4c5b-b112-36a304b66dad'])(
    'refuses %s as the tenant, in which anybody can claim any e-mail (PLT-080)',
    (tenant) => {
      const env = { MICROSOFT_CLIENT_ID: 'x', MICROSOFT_CLIENT_SECRET: 'y', MICROSOFT_TENANT: tenant };
      expect(() => readConfig(env)).toThrow(/^MICROSOFT_TENANT must be your organisation’s own tenant/);
      expect(readConfig({ ...env, MICROSOFT_TENANT: 'board.example' }).microsoft?.tenant).toBe('board.example');
    },
  );
});
