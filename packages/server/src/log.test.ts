import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { DatabaseBroken } from './database-broken.ts';
import { logOptions, withoutSecrets } from './log.ts';

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

  it('says once, without a stack, that the disk is full', () => {
    const text = written((log) => {
      for (const code of ['ENOSPC', '53100']) log.error({ err: Object.assign(new Error('write'), { code }) }, 'x');
      log.child({ part: 'http' }).error({ err: Object.assign(new Error('write'), { code: 'EDQUOT' }) }, 'x');
    });
    expect(text.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(text)).toMatchObject({ msg: expect.stringMatching(/^The disk is full/) });
    expect(text).not.toContain('stack');
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
