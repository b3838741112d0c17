/** Error in words for people, with messages for the inputs at fault. */
export interface RefusalWords {
  code: string;
  message: string;
  /** Error message by input name. */
  fields: Record<string, string>;
}

const unreachable = 'The server cannot be reached. Please check your connection and try again.';
const unknown = 'Something went wrong. Please try again.';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Turns an error of a call, a write or the network into one sentence (OPN-075). */
export function refusalWords(error: unknown): RefusalWords {
  if (!isRecord(error)) return { code: 'UNKNOWN', message: unknown, fields: {} };
  if (error instanceof TypeError) return { code: 'UNREACHABLE', message: unreachable, fields: {} };
  const code = typeof error.code === 'string' ? error.code : 'UNKNOWN';
  const fields = fieldSentences(error);
  const only = Object.values(fields);
  const message = only.length === 1 ? only[0] : typeof error.message === 'string' ? error.message : undefined;
  return { code, message: message || unknown, fields };
}

function fieldSentences(error: Record<string, unknown>): Record<string, string> {
  const fields: Record<string, string> = {};
  const data = isRecord(error.data) ? error.data : {};
  const issues = Array.isArray(data.issues) ? data.issues : [];
  for (const issue of issues) {
    if (!isRecord(issue) || typeof issue.message !== 'string') continue;
    const path = Array.isArray(issue.path) ? issue.path.join('.') : '';
    if (path && !(path in fields)) fields[path] = issue.message;
  }
  const field = error.field ?? data.field;
  if (typeof field === 'string' && typeof error.message === 'string') fields[field] = error.message;
  return fields;
}
