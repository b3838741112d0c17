import { isIP } from 'node:net';
import { relative, resolve } from 'node:path';

/** An invalid setting. The message is shown to the person who starts the server. */
export class ConfigError extends Error {}

/** Number of reverse proxies in front, or their addresses and networks (`10.0.0.0/8`). */
export type Proxies = number | readonly string[];

export interface S3Place {
  endpoint: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  region: string;
}

/** Where nightly backups are kept: a folder, or else a bucket. */
export interface BackupPlace {
  folder: string | null;
  s3: S3Place | null;
  keepDays: number;
}

type BackupSettings = { DATA_DIR: string; S3_REGION: string; BACKUP_KEEP_DAYS: number } & {
  [name in
    | `${'' | 'BACKUP_'}S3_${'ENDPOINT' | 'BUCKET' | 'ACCESS_KEY' | 'SECRET_KEY'}`
    | 'BACKUP_DIR'
    | 'BACKUP_S3_REGION']?: string | undefined;
};

/** Settings of a bucket for backups that are not given are those of the files' bucket. */
export function backupOf(e: BackupSettings): BackupPlace | null {
  const keepDays = e.BACKUP_KEEP_DAYS;
  if (e.BACKUP_DIR && e.BACKUP_S3_BUCKET) {
    throw new ConfigError('Set BACKUP_DIR or BACKUP_S3_BUCKET, not both.');
  }
  if (e.BACKUP_DIR) {
    const folder = resolve(e.BACKUP_DIR);
    if (!relative(resolve(e.DATA_DIR), folder).startsWith('..')) {
      throw new ConfigError('BACKUP_DIR must be outside DATA_DIR, best on another disk.');
    }
    return { folder, s3: null, keepDays };
  }
  if (!e.BACKUP_S3_BUCKET) return null;
  if (e.BACKUP_S3_BUCKET === e.S3_BUCKET && !e.BACKUP_S3_ENDPOINT) {
    throw new ConfigError('BACKUP_S3_BUCKET must be another bucket than S3_BUCKET.');
  }
  const [endpoint, accessKey, secretKey] = [
    e.BACKUP_S3_ENDPOINT ?? e.S3_ENDPOINT,
    e.BACKUP_S3_ACCESS_KEY ?? e.S3_ACCESS_KEY,
    e.BACKUP_S3_SECRET_KEY ?? e.S3_SECRET_KEY,
  ];
  if (!endpoint || !accessKey || !secretKey) {
    throw new ConfigError(
      'BACKUP_S3_BUCKET is set, so BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY must be set too.',
    );
  }
  const region = e.BACKUP_S3_REGION ?? e.S3_REGION;
  return { folder: null, s3: { endpoint, bucket: e.BACKUP_S3_BUCKET, accessKey, secretKey, region }, keepDays };
}

/** Origins from a comma-separated list. An invalid one stops the start: it would be ignored without notice otherwise. */
export function originsOf(name: string, list: string): string[] {
  return list.split(',').flatMap((each) => {
    const given = each.trim();
    if (given === '') return [];
    const url = URL.canParse(given) ? new URL(given) : null;
    if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
      throw new ConfigError(
        `${name} must be web addresses without a path, with commas between them, such as http://intranet:8080.`,
      );
    }
    return [url.origin];
  });
}

/** `true` means one proxy: a client can write anything in front of the entry added by that proxy. */
export function proxiesOf(given: string): Proxies {
  if (given === 'false') return 0;
  if (given === 'true') return 1;
  if (/^\d$/.test(given)) return Number(given);
  const named = given.split(',').map((each) => each.trim());
  if (!named.every(isNetwork)) {
    throw new ConfigError(
      'TRUST_PROXY must be the number of proxies in front, or their addresses with commas between them, such as 10.0.0.0/8.',
    );
  }
  return named;
}

function isNetwork(given: string): boolean {
  const [address = '', bits, ...rest] = given.split('/');
  const widest = isIP(address) === 6 ? 128 : 32;
  return isIP(address) > 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && +bits <= widest));
}

/** Variables that must be set together. Null if none is set. */
export function together<T>(
  env: Record<string, unknown>,
  names: string[],
  build: (...values: string[]) => T,
): T | null {
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    const set = names.filter((name) => !missing.includes(name));
    throw new ConfigError(
      `${set.join(' and ')} ${set.length > 1 ? 'are' : 'is'} set, so ${missing.join(' and ')} must be set too.`,
    );
  }
  return build(...names.map((name) => env[name] as string));
}

interface TraceSettings {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
}

/** Headers are written as by all OpenTelemetry programs: `name=value`, with commas between them, values percent-encoded. */
export function tracesOf({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: given }: TraceSettings) {
  if (!endpoint) {
    if (given)
      throw new ConfigError('OTEL_EXPORTER_OTLP_HEADERS is set, so OTEL_EXPORTER_OTLP_ENDPOINT must be set too.');
    return null;
  }
  const headers = (given ?? '')
    .split(',')
    .filter((each) => each.trim() !== '')
    .map(headerOf);
  return { endpoint, headers: Object.fromEntries(headers) };
}

function headerOf(each: string): [name: string, value: string] {
  const [, name, value] = /^\s*([\w-]+)\s*=\s*([\x21-\x7e ]*?)\s*$/.exec(each) ?? [];
  try {
    if (name && value !== undefined) return [name, decodeURIComponent(value)];
  } catch {
    // Not percent-encoded: the sentence below.
  }
  throw new ConfigError('OTEL_EXPORTER_OTLP_HEADERS must be headers with commas between them, such as api-key=value.');
}
