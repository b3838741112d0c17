import { limits } from '../../limits.ts';

/** A step that the documentation shows as it can be sent from a shell. */
export interface ShellStep {
  title: string;
  /** From the root of the server. */
  path: string;
  /** JSON that is sent; absent where `command` says more than that. */
  body?: object;
  /** Lines of a command that sends no JSON; `$PAVILION` is the address of the server. */
  command?: readonly string[];
  /** What to know before or after it. */
  note: string;
}

export const documentsPath = '/api/documents';
export const uploadsPath = '/api/uploads';

const ask = (operation: object) => ({ request: 1, ...operation });
const token = '--header "authorization: Bearer $TOKEN"';
const encoded = (text: string) => `$(printf %s '${text}' | base64 | tr -d '\\n')`;

const { burst, perMinute } = limits.tokenRequests;
/** How fast an API token may send. */
export const paceSentence = `An API token may send ${perMinute / 60} requests a second, with bursts of up to ${burst} after a pause. A request beyond that is answered with 429, and the header retry-after says in how many seconds to try again.`;

/** Variables that all other steps use. */
export const shellSetup = (address: string) => [`export PAVILION='${address}'`, "export TOKEN='pavilion_…'"].join('\n');

/** The steps of a script, in an order in which they work: write, change, read, search, call, upload, download. */
export const shellSteps: readonly ShellStep[] = [
  {
    title: 'Ask who you are',
    path: '/api/calls/accounts/me',
    body: {},
    note: 'Any token can ask. The answer names the account and what it may do, and the token with its scopes and its expiry. Without a token the answer is 200 too, with “user”: null; a token that is not valid is refused with 401.',
  },
  {
    title: 'Write a document',
    path: documentsPath,
    body: ask({ kind: 'insert', collection: 'productions', document: { title: 'Highlights of the season' } }),
    note: 'Needs the scope production:write. The answer holds the document as it is stored. Put its id in the place of ID in the next steps.',
  },
  {
    title: 'Change a document',
    path: documentsPath,
    body: ask({
      kind: 'patch',
      collection: 'productions',
      id: 'ID',
      changes: { description: 'The best of all matches, in three minutes.' },
    }),
    note: 'With “rev”, the number in “_rev” of the version that you know, a change by someone else in between is refused.',
  },
  {
    title: 'Read a document',
    path: documentsPath,
    body: ask({ kind: 'fetchById', collection: 'productions', id: 'ID' }),
    note: 'Needs the scope production:read; a scope to write includes it. The list is empty if the document does not exist, or your account cannot see it.',
  },
  {
    title: 'Read many documents',
    path: documentsPath,
    body: ask({
      kind: 'fetch',
      query: {
        collection: 'productions',
        where: { title: 'Highlights of the season' },
        orderBy: [{ field: 'created_at', direction: 'desc' }],
        limit: 20,
      },
      total: true,
    }),
    note: 'You get what the account can see. “offset” reads on; “total” counts all that the query finds.',
  },
  {
    title: 'Search',
    path: '/api/calls/search',
    body: { index: 'productions', body: { size: 5, query: { match: { title: 'highlights' } } } },
    note: 'Finds words as the search of the product does. Needs the scope to read the module of the index.',
  },
  {
    title: 'Make a call',
    path: '/api/calls/production/duplicateBrief',
    body: { id: 'ID' },
    note: 'Changes of a state and of several documents are calls. All of them are listed below.',
  },
  {
    title: 'Upload a file',
    path: uploadsPath,
    command: [
      'curl --include "$PAVILION/api/uploads" --request POST',
      token,
      "--header 'tus-resumable: 1.0.0'",
      '--header "upload-length: $(wc -c < picture.jpg | tr -d \' \')"',
      `--header "upload-metadata: name ${encoded('picture.jpg')},target ${encoded('{"what":"briefReference","prodID":"ID"}')}"`,
      "--header 'content-type: application/offset+octet-stream'",
      '--upload-file picture.jpg',
    ],
    note: 'Needs the scope files:write. The header “location” of the answer ends with the id of the file. Put it in the place of FILE in the next steps. The target says where the file goes; UploadTarget in openapi.json lists all targets. An upload that was cut off goes on as tus 1.0 describes.',
  },
  {
    title: 'Read about a file',
    path: documentsPath,
    body: ask({ kind: 'fetchById', collection: 'files', id: 'FILE' }),
    note: 'Needs the scope files:read.',
  },
  {
    title: 'Download a file',
    path: '/api/files/{id}/{part}',
    command: ['curl --output copy.jpg "$PAVILION/api/files/FILE/original"', token],
    note: 'Needs the scope files:read. The parts preview and poster exist when they have been made.',
  },
];

/** Requests that the shell does not need. */
export const moreExamples: readonly ShellStep[] = [
  {
    title: 'Write several documents',
    path: documentsPath,
    body: ask({
      kind: 'insertBatch',
      collection: 'productions',
      documents: [{ title: 'Highlights of the season' }, { title: 'Catches of the season' }],
    }),
    note: '',
  },
  {
    title: 'Delete a document',
    path: documentsPath,
    body: ask({ kind: 'delete', collection: 'collections', id: 'ID' }),
    note: '',
  },
];

/** A request with JSON, for a shell with curl. */
export function curlOf(path: string, body: unknown): string {
  return lines([
    `curl "$PAVILION${path}"`,
    token,
    "--header 'content-type: application/json'",
    `--data '${JSON.stringify(body).replaceAll("'", "'\\''")}'`,
  ]);
}

/** The command of a step. */
export const commandOf = ({ path, body, command }: ShellStep) => (command ? lines(command) : curlOf(path, body));

const lines = (parts: readonly string[]) => parts.join(' \\\n  ');
