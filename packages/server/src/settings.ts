import { z } from 'zod';

export type Environment = Record<string, string | undefined>;

const text = z.string().trim().min(1);
const port = z.coerce.number().int().min(0).max(65_535);
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
/** The product is served from the root of its host. */
const origin = url.refine((value) => new URL(value).pathname === '/' && !/[?#]/.test(value));
const mailbox = /^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
const yes = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');

/** A hundred years. */
const mostKeepDays = 36_500;
/** The largest object of S3 has 5 TB. */
const mostUploadGigabytes = 5_000;

/** What each variable must be: the end of a sentence that begins with its name. */
const expectations: Record<string, string> = {
  PORT: 'a port number from 0 to 65535, such as 3000',
  RTMP_PORT: 'a port number from 0 to 65535, such as 1935',
  RTMP_PUBLIC_URL: 'the address that encoders send to, such as rtmp://live.example.org:1935',
  PUBLIC_URL: 'the address that people open, without a path, such as https://pavilion.example.org',
  DATABASE_URL: 'a PostgreSQL address, such as postgres://user:password@host:5432/pavilion',
  BACKUP_KEEP_DAYS: `a number of days from 1 to ${mostKeepDays}, such as 14`,
  METRICS_TOKEN: 'at least 16 characters long',
  SLOW_QUERY_MS: 'a number of milliseconds, such as 500, or 0 to log none',
  ADMIN_EMAIL: 'an e-mail address',
  ADMIN_PASSWORD: 'at least 8 characters long',
  SMTP_URL: 'a mail server address, such as smtps://user:password@mail.example.org',
  MAIL_FROM: 'an e-mail address, such as Pavilion <pavilion@example.org>',
  MAX_UPLOAD_GB: `a number of gigabytes up to ${mostUploadGigabytes}, such as 200`,
  LOG_LEVEL: 'one of debug, info, warn, error or silent',
  PAVILION_WORKER: '1 or 0 (or true or false)',
};

/** All settings, with the defaults of those that have one. */
export const environment = z.object({
  PORT: port.default(3000),
  HOST: text.default('127.0.0.1'),
  DATA_DIR: text.default('data'),
  WEB_DIR: text.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  S3_ENDPOINT: url.optional(),
  S3_BUCKET: text.optional(),
  S3_ACCESS_KEY: text.optional(),
  S3_SECRET_KEY: text.optional(),
  S3_REGION: text.default('eu-west-2'),
  BACKUP_DIR: text.optional(),
  BACKUP_S3_BUCKET: text.optional(),
  BACKUP_S3_ENDPOINT: url.optional(),
  BACKUP_S3_ACCESS_KEY: text.optional(),
  BACKUP_S3_SECRET_KEY: text.optional(),
  BACKUP_S3_REGION: text.optional(),
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).max(mostKeepDays).default(14),
  PUBLIC_URL: origin.optional(),
  SECRET: z.string().min(32).optional(),
  TRUST_PROXY: text.default('0'),
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: text.optional(),
  SLOW_QUERY_MS: z.coerce.number().int().min(0).default(500),
  ADMIN_EMAIL: z.email().toLowerCase().optional(),
  ADMIN_PASSWORD: z.string().min(8).max(128).optional(),
  ORGANISATION: text.default('Governing body'),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_ISSUER: url.optional(),
  MICROSOFT_CLIENT_ID: text.optional(),
  MICROSOFT_CLIENT_SECRET: text.optional(),
  MICROSOFT_TENANT: text.optional(),
  MICROSOFT_ISSUER: url.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text.regex(mailbox).optional(),
  SLACK_BOT_TOKEN: text.optional(),
  SLACK_API_URL: url.default('https://slack.com/api'),
  BRIGHTCOVE_ACCOUNT: text.optional(),
  BRIGHTCOVE_CLIENT_ID: text.optional(),
  BRIGHTCOVE_CLIENT_SECRET: text.optional(),
  BRIGHTCOVE_LIVE_KEY: text.optional(),
  BRIGHTCOVE_API_URL: url.optional(),
  FIXTURES_URL: url.optional(),
  LINK_ORIGINS: text.optional(),
  WEBHOOK_ORIGINS: text.optional(),
  BRIGHTCOVE_LIVE_REGION: text.default('eu-west-1'),
  RTMP_PORT: port.optional(),
  RTMP_HOST: text.optional(),
  RTMP_PUBLIC_URL: z
    .url({ protocol: /^rtmps?$/ })
    .regex(/^rtmps?:\/\/[^/?#@]+(\/live)?\/*$/)
    .optional(),
  MAX_UPLOAD_GB: z.coerce.number().positive().max(mostUploadGigabytes).default(200),
  FFMPEG_PATH: text.default('ffmpeg'),
  FFPROBE_PATH: text.default('ffprobe'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  PAVILION_DEMO: yes.default(false),
  PAVILION_WORKER: yes.default(false),
});

/** What a setting must be, as a sentence. */
export function expectationOf(name: string): string {
  const expected =
    expectations[name] ??
    (name.endsWith('_URL') || name.endsWith('_ISSUER') || name.endsWith('_ENDPOINT')
      ? 'an http or https address'
      : name === 'SECRET'
        ? 'at least 32 characters long'
        : 'a valid value');
  return `${name} must be ${expected}.`;
}

/** Set by the scripts that start the product, not by operators. */
const ofScripts = ['WEB_DIR', 'PAVILION_DEMO'];

/** Whether a variable is one of the settings. */
export const isSetting = (name: string): boolean => name in environment.shape;

/** The settings of operators, with their defaults as text. */
export const operatorSettings: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(environment.shape)
    .filter(([name]) => !ofScripts.includes(name))
    .map(([name, type]) => [name, type.parse(undefined)?.toString()]),
);

/**
 * Settings that the demo takes: where it listens and what it runs. It has a database, files and backups of its own, and sends
 * nothing: with the others it would fill a real database with people whose password everybody knows.
 */
const ofDemo = [
  ...['PORT', 'HOST', 'PUBLIC_URL', 'TRUST_PROXY', 'RTMP_PORT', 'RTMP_HOST', 'RTMP_PUBLIC_URL', 'WEBHOOK_ORIGINS'],
  ...['DATA_DIR', 'MAX_UPLOAD_GB', 'FFMPEG_PATH', 'FFPROBE_PATH', 'LOG_LEVEL', 'SLOW_QUERY_MS', 'METRICS_TOKEN'],
  ...['ORGANISATION', 'PAVILION_WORKER', ...ofScripts],
];

/** The environment as the demo sees it; reports the settings that it leaves out. */
export function demoEnvironment(env: Environment, report: (sentence: string) => void): Environment {
  const ignored = Object.keys(env).filter((name) => env[name] && isSetting(name) && !ofDemo.includes(name));
  if (ignored.length > 0) {
    report(`The demo has its own database and files, and sends nothing: it ignores ${ignored.sort().join(', ')}.`);
  }
  return Object.fromEntries(Object.entries(env).filter(([name]) => !ignored.includes(name)));
}
