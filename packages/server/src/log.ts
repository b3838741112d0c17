import { type LogFn, type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from './config.ts';
import { DatabaseBroken } from './database-broken.ts';
import { commonLine, createReports } from './reports.ts';
import { currentWork } from './work.ts';

/** Names of fields with secrets, whose values are redacted at any depth. */
const secretNames = [
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'secret',
  'accessToken',
  'refreshToken',
  'idToken',
];
const secretPaths = [
  'req.headers.cookie',
  'req.headers.authorization',
  'headers.cookie',
  'headers.authorization',
  'res.headers["set-cookie"]',
  ...secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
];

export function createLog(config: Pick<Config, 'logLevel'>): Logger {
  return pino(logOptions(config));
}

export function logOptions(config: Pick<Config, 'logLevel'>): LoggerOptions {
  return {
    level: config.logLevel,
    redact: { paths: secretPaths, censor: '(hidden)' },
    serializers: { err: errorWithoutSecrets, req: requestWithoutSecrets },
    hooks: { logMethod: commonErrorsInOneLine() },
    mixin: requestOfWork,
  };
}

/** The id of the request, in each line of its work. */
function requestOfWork(): { request?: string } {
  const work = currentWork();
  return work ? { request: work.request } : {};
}

/** An error that every request and every job has is one line in words, without stacks. */
function commonErrorsInOneLine(): NonNullable<LoggerOptions['hooks']>['logMethod'] {
  const isReported = createReports();
  return function logMethod(args, method) {
    const error = (args[0] as { err?: unknown } | undefined)?.err;
    const line = commonLine(error);
    if (line === undefined) method.apply(this, withWayOn(error, args));
    else if (isReported(error)) method.apply(this, [line]);
  };
}

/** What failed is said first, then what the operator has to do. Many read no more of a line than its message. */
function withWayOn(error: unknown, args: Parameters<LogFn>): Parameters<LogFn> {
  const [about, message, ...rest] = args as [unknown, unknown, ...unknown[]];
  if (!(error instanceof DatabaseBroken) || String(message).includes(error.message)) return args;
  return [about, [message, error.message].filter(Boolean).join(' '), ...rest] as Parameters<LogFn>;
}

/** Removes one-time tokens from addresses in logged text. */
export function withoutSecrets(text: string): string {
  return text
    .replace(/([?&](?:token|code|state)=)[^&\s#]+/gi, '$1(hidden)')
    .replace(/(\/reset-password\/)[\w-]+/g, '$1(hidden)')
    .replace(/(\w+:\/\/[^:/\s]+:)[^@\s]+@/g, '$1(hidden)@')
    .replace(/\bxox[abprs]-[\w-]+/g, '(hidden)');
}

function errorWithoutSecrets(error: unknown) {
  if (!(error instanceof Error)) return error;
  const { message, stack, name } = error;
  const code = (error as { code?: unknown }).code;
  return { name, code, message: withoutSecrets(message), stack: withoutSecrets(stack ?? '') };
}

function requestWithoutSecrets(request: { method?: string; url?: string; ip?: string; id?: string }) {
  return { id: request.id, method: request.method, url: withoutSecrets(request.url ?? ''), from: request.ip };
}
