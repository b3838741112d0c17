import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { z } from 'zod';
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
import { type Environment, environment, expectationOf } from './settings.ts';

export { ConfigError } from './config-parts.ts';

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
export function readConfig(env: Environment): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const { settings: e, wrong } = readEach(given);
  const faults = [...wrong.map(expectationOf), ...faultsOf(e)];
  /** Reads a setting. A fault is kept, so that the other settings are read too. */
  const read = <T>(setting: () => T): T => {
    try {
      return setting();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      faults.push(error.message);
      return undefined as T;
    }
  };
  const config = configOf(e, read);
  if (faults.length > 0) throw new ConfigError(faults.join(' '));
  return config;
}

type Settings = z.output<typeof environment>;

/**
 * The settings, and the names of those that are wrong by themselves. These keep their text, so that the faults of the others are said at
 * the same start: nothing is called missing that is there.
 */
function readEach(given: Environment): { settings: Settings; wrong: string[] } {
  const parsed = environment.safeParse(given);
  if (parsed.success) return { settings: parsed.data, wrong: [] };
  const wrong = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))];
  const isWrong = ([name]: [string, unknown]) => wrong.includes(name);
  const others = Object.entries(given).filter((entry) => !isWrong(entry));
  // A word that is neither yes nor no is no.
  const texts = Object.entries(given).filter((entry) => isWrong(entry) && !entry[0].startsWith('PAVILION_'));
  return { settings: { ...environment.parse(Object.fromEntries(others)), ...Object.fromEntries(texts) }, wrong };
}

/** What is wrong with settings that are right by themselves. */
function faultsOf(e: Settings): string[] {
  const faults: string[] = [];
  if (e.PAVILION_WORKER && !e.DATABASE_URL) {
    faults.push('A worker needs DATABASE_URL: it shares the database of the servers that it works for.');
  }
  if (e.RTMP_PORT && e.RTMP_PORT === e.PORT) {
    faults.push('RTMP_PORT must be another port than PORT: one is for encoders, the other for browsers.');
  }
  for (const name of ['FFMPEG_PATH', 'FFPROBE_PATH'] as const) {
    if (/[/\\]/.test(e[name]) && !existsSync(e[name])) faults.push(`${name} must be an existing file or folder.`);
  }
  if (e.BRIGHTCOVE_LIVE_KEY && !e.BRIGHTCOVE_ACCOUNT) {
    faults.push('BRIGHTCOVE_LIVE_KEY is set, so BRIGHTCOVE_ACCOUNT must be set too.');
  }
  if (
    e.MICROSOFT_TENANT &&
    /^(common|organizations|consumers|9188040d-6c67-4c5b-b112-36a304b66dad)$/i.test(e.MICROSOFT_TENANT)
  ) {
    faults.push(
      'MICROSOFT_TENANT must be your organisation’s own tenant: its id, or a domain such as board.example.org. Other tenants can claim any e-mail address.',
    );
  }
  return faults;
}

function configOf(e: Settings, read: <T>(setting: () => T) => T): Config {
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: resolve(e.DATA_DIR),
    webDir: e.WEB_DIR ? resolve(e.WEB_DIR) : null,
    databaseUrl: e.DATABASE_URL ?? null,
    s3: read(() =>
      together(
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
    ),
    backup: read(() => backupOf(e)),
    publicUrl: e.PUBLIC_URL ?? null,
    secret: e.SECRET ?? null,
    proxies: read(() => proxiesOf(e.TRUST_PROXY)),
    metricsToken: e.METRICS_TOKEN ?? null,
    slowQueryMilliseconds: e.SLOW_QUERY_MS,
    traces: read(() => tracesOf(e)),
    admin: read(() => together(e, ['ADMIN_EMAIL', 'ADMIN_PASSWORD'], (email, password) => ({ email, password }))),
    organisation: e.ORGANISATION,
    google: read(() =>
      together(e, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], (clientId, clientSecret) => ({
        clientId,
        clientSecret,
        issuer: e.GOOGLE_ISSUER ?? null,
      })),
    ),
    microsoft: read(() =>
      together(
        e,
        ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET', 'MICROSOFT_TENANT'],
        (clientId, clientSecret, tenant) => ({
          clientId,
          clientSecret,
          tenant,
          issuer: e.MICROSOFT_ISSUER ?? null,
        }),
      ),
    ),
    smtp: e.SMTP_URL ? { url: e.SMTP_URL, from: e.MAIL_FROM ?? 'Pavilion <pavilion@localhost>' } : null,
    slack: e.SLACK_BOT_TOKEN ? { token: e.SLACK_BOT_TOKEN, apiUrl: e.SLACK_API_URL } : null,
    brightcove: read(() =>
      together(
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
    ),
    fixturesUrl: e.FIXTURES_URL ?? null,
    linkOrigins: read(() => originsOf('LINK_ORIGINS', e.LINK_ORIGINS ?? '')),
    webhookOrigins: read(() => originsOf('WEBHOOK_ORIGINS', e.WEBHOOK_ORIGINS ?? '')),
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
