import type { UploadTarget } from '@pavilion/domain/files';
import type { DetailedError, Upload } from 'tus-js-client';
import type { Fingerprint } from './fingerprint.ts';

export interface TransferOptions {
  file: File;
  target: UploadTarget;
  fingerprint: Fingerprint;
  /** Address of an earlier attempt, to resume it. */
  url: string | undefined;
  onUrl: (url: string) => void;
  onProgress: (sent: number) => void;
  /** Called when the connection is lost, and the upload is tried again. */
  onLost: () => void;
  onDone: () => void;
  onError: (sentence: string, why: Failure) => void;
}
/** What an upload failed for: the connection, the end of the session, the file itself, or another reason, which its sentence names. */
export type Failure = 'connection' | 'session' | 'file' | 'other';

export interface Transfer {
  /** Stops; the uploaded part is kept for later. */
  stop: () => void;
  /** Stops and removes the uploaded part from the server. */
  giveUp: () => void;
  /** Tries again now what would be tried later. */
  goOn: () => void;
}

/** Waits between attempts, in milliseconds: a lost connection is retried for about two minutes. */
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000, 60_000];

/** Uploads one file, resumably. The library is loaded with the first upload. */
export function startTransfer(options: TransferOptions): Transfer {
  let upload: Upload | undefined;
  let stopped = false;
  void begin(options, () => stopped).then(
    (started) => {
      upload = started;
    },
    () => options.onError('The upload could not be started. Please try again.', 'other'),
  );
  return {
    stop() {
      stopped = true;
      void upload?.abort();
    },
    giveUp() {
      stopped = true;
      void upload?.abort(true).catch(() => undefined);
    },
    goOn() {
      void upload?.abort().then(() => !stopped && upload?.start());
    },
  };
}

async function begin(options: TransferOptions, stopped: () => boolean): Promise<Upload> {
  const { file, target, fingerprint } = options;
  const { Upload } = await import('tus-js-client');
  const key = `${fingerprint.text}|${JSON.stringify(target)}`;
  const upload = new Upload(file, {
    endpoint: '/api/uploads',
    ...(options.url ? { uploadUrl: options.url } : {}),
    retryDelays,
    chunkSize: 64 * 1024 * 1024,
    metadata: {
      name: file.name,
      type: file.type,
      target: JSON.stringify(target),
      fingerprint: fingerprint.text,
      ...(fingerprint.sample ? { sample: fingerprint.sample } : {}),
    },
    fingerprint: async () => key,
    storeFingerprintForResuming: true,
    removeFingerprintOnSuccess: true,
    onUploadUrlAvailable: () => {
      if (upload.url) options.onUrl(upload.url);
    },
    onProgress: (sent) => options.onProgress(sent),
    onSuccess: () => options.onDone(),
    onError: (error) => options.onError(sentenceOf(error), failureOf(error)),
    // Refusals by the server are final: trying again changes nothing.
    onShouldRetry: (error) => {
      const status = statusOf(error);
      if (status === 0) options.onLost();
      return status !== diskFull && (status === 0 || status === 409 || status === 423 || status >= 500);
    },
  });
  const [earlier] = options.url ? [] : await upload.findPreviousUploads();
  if (earlier) upload.resumeFromPreviousUpload(earlier);
  if (!stopped()) upload.start();
  return upload;
}

/** HTTP status of a full disk: a later attempt may succeed. */
const diskFull = 507;

/** Codes of refusals that no other attempt with the same file can change. */
const finalCodes: ReadonlySet<unknown> = new Set(['WRONG_FILE', 'TOO_LARGE']);

function failureOf(error: Error | DetailedError): Failure {
  const status = statusOf(error);
  if (status === 0) return 'connection';
  if (status === 401) return 'session';
  return finalCodes.has(answerOf(error).code) ? 'file' : 'other';
}

const statusOf = (error: Error | DetailedError): number =>
  'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;

function answerOf(error: Error | DetailedError): { message?: unknown; code?: unknown } {
  try {
    const body = 'originalResponse' in error ? error.originalResponse?.getBody() : undefined;
    return (body && JSON.parse(body)) || {};
  } catch {
    // Not our server: a proxy in between answers in its own format.
    return {};
  }
}

/** The server answers with its sentence; without an answer, the connection failed. */
export function sentenceOf(error: Error | DetailedError): string {
  const { message } = answerOf(error);
  if (typeof message === 'string' && message) return message;
  if (statusOf(error) === 413) return 'This file is larger than the server allows.';
  return 'The connection was lost. The uploaded part is kept; you can try again.';
}
