import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { DatabaseBroken } from './database-broken.ts';
import { openBackupStorage } from './engines/storage/index.ts';
import { logOptions, withoutSecrets } from './log.ts';
import { createSpeech } from './speech.ts';

function written(log: (logger: pino.Logger) => void): string {
  let text = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  log(pino(logOptions({ logLevel: 'info' }), sink));
  return text;
}

describe('the log', () => {
  it('hides secrets by name, at any depth', () => {
    const text = written((log) => {
      log.info({ password: 'hunter2', user: { newPassword: 'hunter2' }, body: { deep: { token: 'hunter2' } } }, 'x');
      log.info({ req: { headers: { cookie: 'hunter2', authorization: 'hunter2' } } }, 'x');
    });
    expect(text).not.toContain('hunter2');
    expect(text).toContain('(hidden)');
  });

  it('hides secrets inside errors and addresses', () => {
    const text = written((log) => {
      log.error({ err: new Error('GET https://p.org/#/login?token=hunter2 failed') }, 'x');
      log.error({ err: new Error('connect postgres://pavilion:hunter2@db:5432/p') }, 'x');
      log.error({ err: new Error('token xoxb-hunter2 was refused') }, 'x');
      log.info({ req: { id: '1', method: 'GET', url: '/api/auth/reset-password/hunter2', ip: '::1' } }, 'x');
    });
    expect(text).not.toContain('hunter2');
  });

  it('has doubts about settings as warnings, in a service', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const text = written((log) => createSpeech(log).warn(['The environment sets SMPT_URL, which is not a setting.']));
    vi.unstubAllEnvs();
    expect(JSON.parse(text)).toMatchObject({ level: 40, msg: expect.stringContaining('SMPT_URL') });
  });

  it('says once, without a stack, that the disk is full', () => {
    const text = written((log) => {
      for (const code of ['ENOSPC', '53100']) log.error({ err: Object.assign(new Error('write'), { code }) }, 'x');
      log.child({ part: 'http' }).error({ err: Object.assign(new Error('write'), { code: 'EDQUOT' }) }, 'x');
    });
    expect(text.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(text)).toMatchObject({ msg: expect.stringMatching(/^The disk is full/) });
    expect(text).not.toContain('stack');
  });

  it('names the place of the backups when its disk is full, since all else goes on (OPS-009)', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pavilion-place-'));
    const backup = { folder, s3: null, keepDays: 1 };
    const place = await openBackupStorage({ dataDir: folder, backup });
    const full = Readable.from(
      (async function* () {
        yield Buffer.from('begun');
        throw Object.assign(new Error('write'), { code: 'ENOSPC' });
      })(),
    );
    const err = await place.put('a/b', full, { contentType: 'x', fileName: 'b' }).catch((error: Error) => error);
    const sentence = `The disk of BACKUP_DIR (${folder}) is full: no backup can be made until someone makes room.`;
    expect(err).toMatchObject({ code: 'DISK_FULL', message: sentence });
    expect(JSON.parse(written((log) => log.error({ err }, 'A job failed.')))).toMatchObject({ msg: sentence });
    rmSync(folder, { recursive: true });
  });

  it('says in the message what an operator has to do about a broken database, once', () => {
    const text = written((log) => {
      const err = new DatabaseBroken('The database is damaged. Restore the last backup.');
      log.error({ err }, 'A request failed.');
      log.error({ err }, err.message);
      log.error({ err });
    });
    const messages = text
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { msg: string }).msg);
    const sentence = 'The database is damaged. Restore the last backup.';
    expect(messages).toEqual([`A request failed. ${sentence}`, sentence, sentence]);
  });

  it.each([
    ['/api/auth/callback/google?state=s&code=c', '/api/auth/callback/google?state=(hidden)&code=(hidden)'],
    ['smtps://user:pass@mail.org', 'smtps://user:(hidden)@mail.org'],
    ['/api/files/f1/original?inline=1', '/api/files/f1/original?inline=1'],
  ])('cuts %s', (given, expected) => {
    expect(withoutSecrets(given)).toBe(expected);
  });
});
