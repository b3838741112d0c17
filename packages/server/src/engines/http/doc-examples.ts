/** A request that the documentation shows as it can be sent from a shell. */
export interface DocExample {
  title: string;
  /** From the root of the server. */
  path: string;
  body: unknown;
  /** What to know before or after it. */
  note: string;
}

export const signInPath = '/api/auth/sign-in/email';
export const documentsPath = '/api/documents';

const write = (operation: object) => ({ request: 1, ...operation });

/** The steps of a script: sign in, then write, change, read and call. */
export const docExamples: readonly DocExample[] = [
  {
    title: 'Sign in',
    path: signInPath,
    body: { email: 'you@example.org', password: 'your password' },
    note: 'The answer sets a cookie, which all other requests send. A script gets an account of its own, with the roles that it needs.',
  },
  {
    title: 'Write a document',
    path: documentsPath,
    body: write({ kind: 'insert', collection: 'productions', document: { title: 'Highlights of the season' } }),
    note: 'The answer holds the document as it is stored, with its id. The same fields are checked, and the same rules asked, as in the product: a refusal is a sentence in “error”.',
  },
  {
    title: 'Change a document',
    path: documentsPath,
    body: write({
      kind: 'patch',
      collection: 'productions',
      id: 'ID',
      changes: { description: 'The best of all matches, in three minutes.' },
    }),
    note: 'With “rev”, the number in “_rev” of the version that you know, a change by someone else in between is refused.',
  },
  {
    title: 'Read documents',
    path: documentsPath,
    body: write({
      kind: 'fetch',
      query: { collection: 'productions', where: { title: 'Highlights of the season' }, limit: 20 },
    }),
    note: 'You get what the account can see.',
  },
  {
    title: 'Make a call',
    path: '/api/calls/accounts/me',
    body: {},
    note: 'This one tells who is signed in, and what they may do. Changes of a state and of several documents are calls too; all are listed below.',
  },
];
