import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import {
  type BackupPlace,
  backupOf,
  ConfigError,
  originsOf,
  type Proxies,
  proxiesOf,
  type S3Place,
  together,
  tracesOf,
} from './config-parts.ts';

export { ConfigError } from './config-parts.ts';

const text = z.string().trim().min(1);
const port = z.coerce.number().int().min(0).max(65_535);
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
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
  PUBLIC_URL: 'the address that people open, such as https://pavilion.example.org',
  DATABASE_URL: 'a PostgreSQL address, such as postgres://user:password@host:5432/pavilion',
  BACKUP_KEEP_DAYS: `a number of days from 1 to ${mostKeepDays}, such as 14`,
  METRICS_TOKEN: 'at least 16 characters long',
  SLOW_QUERY_MS: 'a number of milliseconds, such as 500, or 0 to log none',
  ADMIN_EMAIL: 'an e-mail address',
  ADMIN_PASSWORD: 'at least 8 characters long',
  SMTP_URL: 'a mail server address, such as smtps://user:password@mail.example.org',
  MAX_UPLOAD_GB: `a number of gigabytes up to ${mostUploadGigabytes}, such as 200`,
  LOG_LEVEL: 'one of debug, info, warn, error or silent',
};

const environment = z.object({
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
  PUBLIC_URL: url.optional(),
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
  MAIL_FROM: text.optional(),
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

/** All settings from the environment, typed. The only place with secrets; never logged. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** Folder of the built interface. Null in tests, and in development behind vite. */
  webDir: string | null;
  databaseUrl: string | null;
  s3: S3Place | null;
  backup: BackupPlace | null;
  /** Address that people open. Null: http://host:port, known once the server listens. */
  publicUrl: string | null;
  /** Signs cookies. Null: created once and kept in the database. */
  secret: string | null;
  /** Reverse proxies whose `X-Forwarded-*` headers are trusted. */
  proxies: Proxies;
  /** Bearer token with which the metrics can be read from another machine. */
  metricsToken: string | null;
  /** Milliseconds from which a statement of the database is logged as slow; 0 logs none. */
  slowQueryMilliseconds: number;
  /** Where traces are sent by OTLP over HTTP, with these headers. */
  traces: { endpoint: string; headers: Record<string, string> } | null;
  admin: { email: string; password: string } | null;
  organisation: string;
  google: { clientId: string; clientSecret: string; issuer: string | null } | null;
  microsoft: { clientId: string; clientSecret: string; tenant: string; issuer: string | null } | null;
  smtp: { url: string; from: string } | null;
  slack: { token: string; apiUrl: string } | null;
  brightcove: {
    account: string;
    clientId: string;
    clientSecret: string;
    liveKey: string | null;
    liveRegion: string;
    apiUrl: string | null;
  } | null;
  fixturesUrl: string | null;
  /** Internal origins from which links of inspirations may be read: `http://intranet.example:8080`. */
  linkOrigins: readonly string[];
  /** Origins to which webhooks may send although they are internal, or not encrypted: `http://intranet.example:8080`. */
  webhookOrigins: readonly string[];
  /** Port to which encoders send. Null turns the embedded live engine off; 0 takes any free port. */
  rtmpPort: number | null;
  /** Address on which encoders are accepted, independent of `host`. */
  rtmpHost: string;
  /** Address shown for encoders, without the path. Null: the host of the public address and the RTMP port. */
  rtmpPublicUrl: string | null;
  /** Largest upload, in bytes. */
  mostUploadBytes: number;
  ffmpeg: string;
  ffprobe: string;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  demo: boolean;
  /** Runs jobs only, without interface and calls. */
  worker: boolean;
}

/** Reads the settings from the environment. A wrong value throws a `ConfigError` that names the variable, never its value. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]);
    const expected =
      expectations[name] ??
      (name.endsWith('_URL') || name.endsWith('_ISSUER') || name.endsWith('_ENDPOINT')
        ? 'an http or https address'
        : name === 'SECRET'
          ? 'at least 32 characters long'
          : 'a valid value');
    throw new ConfigError(`${name} must be ${expected}.`);
  }
  const e = parsed.data;
  if (e.PAVILION_WORKER && !e.DATABASE_URL) {
    throw new ConfigError('A worker needs DATABASE_URL: it shares the database of the servers that it works for.');
  }
  if (e.RTMP_PORT && e.RTMP_PORT === e.PORT) {
    throw new ConfigError('RTMP_PORT must be another port than PORT: one is for encoders, the other for browsers.');
  }
  for (const name of ['FFMPEG_PATH', 'FFPROBE_PATH'] as const) {
    if (/[/\\]/.test(e[name]) && !existsSync(e[name])) throw new ConfigError(`${name} must be an existing file.`);
  }
  if (e.BRIGHTCOVE_LIVE_KEY && !e.BRIGHTCOVE_ACCOUNT) {
    throw new ConfigError('BRIGHTCOVE_LIVE_KEY is set, so BRIGHTCOVE_ACCOUNT must be set too.');
  }
  if (
    e.MICROSOFT_TENANT &&
    /^(common|organizations|consumers|9188040d-6c67-4c5b-b112-36a304b66dad)$/i.test(e.MICROSOFT_TENANT)
  ) {
    throw new ConfigError(
      'MICROSOFT_TENANT must be your organisation’s own tenant: its id, or a domain such as board.example.org. Other tenants can claim any e-mail address.',
    );
  }
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: resolve(e.DATA_DIR),
    webDir: e.WEB_DIR ? resolve(e.WEB_DIR) : null,
    databaseUrl: e.DATABASE_URL ?? null,
    s3: together(
      e,
      ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
      (endpoint, bucket, accessKey, secretKey) => ({
        endpoint,
        bucket,
        accessKey,
        secretKey,
        region: e.S3_REGION,
      }),
    ),
    backup: backupOf(e),
    publicUrl: e.PUBLIC_URL ?? null,
    secret: e.SECRET ?? null,
    proxies: proxiesOf(e.TRUST_PROXY),
    metricsToken: e.METRICS_TOKEN ?? null,
    slowQueryMilliseconds: e.SLOW_QUERY_MS,
    traces: tracesOf(e),
    admin: together(e, ['ADMIN_EMAIL', 'ADMIN_PASSWORD'], (email, password) => ({ email, password })),
    organisation: e.ORGANISATION,
    google: together(e, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], (clientId, clientSecret) => ({
      clientId,
      clientSecret,
      issuer: e.GOOGLE_ISSUER ?? null,
    })),
    microsoft: together(
      e,
      ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET', 'MICROSOFT_TENANT'],
      (clientId, clientSecret, tenant) => ({
        clientId,
        clientSecret,
        tenant,
        issuer: e.MICROSOFT_ISSUER ?? null,
      }),
    ),
    smtp: e.SMTP_URL ? { url: e.SMTP_URL, from: e.MAIL_FROM ?? 'Pavilion <pavilion@localhost>' } : null,
    slack: e.SLACK_BOT_TOKEN ? { token: e.SLACK_BOT_TOKEN, apiUrl: e.SLACK_API_URL } : null,
    brightcove: together(
      e,
      ['BRIGHTCOVE_ACCOUNT', 'BRIGHTCOVE_CLIENT_ID', 'BRIGHTCOVE_CLIENT_SECRET'],
      (account, clientId, clientSecret) => ({
        account,
        clientId,
        clientSecret,
        liveKey: e.BRIGHTCOVE_LIVE_KEY ?? null,
        liveRegion: e.BRIGHTCOVE_LIVE_REGION,
        apiUrl: e.BRIGHTCOVE_API_URL ?? null,
      }),
    ),
    fixturesUrl: e.FIXTURES_URL ?? null,
    linkOrigins: originsOf('LINK_ORIGINS', e.LINK_ORIGINS ?? ''),
    webhookOrigins: originsOf('WEBHOOK_ORIGINS', e.WEBHOOK_ORIGINS ?? ''),
    rtmpPort: e.RTMP_PORT ?? (e.PAVILION_DEMO ? 0 : null),
    // A set port means encoders on other machines, even where a reverse proxy serves the web.
    rtmpHost: e.RTMP_HOST ?? (e.RTMP_PORT === undefined ? e.HOST : '0.0.0.0'),
    rtmpPublicUrl: e.RTMP_PUBLIC_URL?.replace(/(\/live)?\/*$/, '') ?? null,
    mostUploadBytes: e.MAX_UPLOAD_GB * 1024 ** 3,
    ffmpeg: e.FFMPEG_PATH,
    ffprobe: e.FFPROBE_PATH,
    logLevel: e.LOG_LEVEL,
    demo: e.PAVILION_DEMO,
    worker: e.PAVILION_WORKER,
  };
}

/** Set by the scripts that start the product, not by operators. */
const ofScripts = ['WEB_DIR', 'PAVILION_DEMO', 'PAVILION_WORKER'];

/** Whether a variable is one of the settings. */
export const isSetting = (name: string): boolean => name in environment.shape;

/** The settings of operators, with their defaults as text. */
export const operatorSettings: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(environment.shape)
    .filter(([name]) => !ofScripts.includes(name))
    .map(([name, type]) => [name, type.parse(undefined)?.toString()]),
);
