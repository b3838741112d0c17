import { readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ApiScope, apiScopes, scopeWords } from '@pavilion/domain/access';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Marked } from 'marked';
import { moduleWords } from './describe-calls.ts';
import { commonRefusals } from './describe-refusals.ts';
import { commandOf, curlOf, paceSentence, type ShellStep, shellSetup, shellSteps } from './doc-examples.ts';
import type { JsonSchema } from './example-of.ts';

interface Answer {
  description: string;
  content?: { 'application/json'?: { schema: JsonSchema } };
}

interface Operation {
  summary: string;
  description: string;
  tags: string[];
  requestBody?: { content: { 'application/json'?: { schema: JsonSchema; example?: unknown } } };
  responses: Record<string, Answer | { $ref: string }>;
  /** Null for what no token can do. */
  'x-token-scope'?: string | null;
}

/** Operations of an address, by method. Only what is no call names its server. */
type Address = { servers?: object[] } & Partial<Record<'get' | 'head' | 'post' | 'patch' | 'delete', Operation>>;

interface Description {
  info: { title: string; version: string };
  paths: Record<string, Address>;
  components: { schemas: Record<string, JsonSchema> };
}

/** Documentation page for integrators, generated as plain HTML without third-party scripts. */
export function answerDocs(server: FastifyInstance, address: () => string, describe: () => Promise<unknown>): void {
  const html = (reply: FastifyReply, text: string) => reply.type('text/html; charset=utf-8').send(text);
  server.get('/api/docs', async (_request, reply) => html(reply, page((await describe()) as Description, address())));
  server.get('/api/docs/webhooks', async (_request, reply) => html(reply, await webhooksPage()));
}

/** Other documents of the repository are not served: links to them become text. */
const markdown = new Marked({
  renderer: {
    code: ({ text }) => `<pre>${htmlText(text)}</pre>\n`,
    link({ href, tokens }) {
      return /^https?:/.test(href) ? false : this.parser.parseInline(tokens);
    },
  },
});

/** `docs/webhooks.md`, which the build copies beside the bundle. */
async function webhooksPage(): Promise<string> {
  const here = fileURLToPath(import.meta.url);
  const folder = extname(here) === '.ts' ? join(dirname(here), '../../../../../docs') : dirname(here);
  const words = markdown.parse(await readFile(join(folder, 'webhooks.md'), 'utf8'));
  return `${head('Pavilion: Webhooks')}
<p><a href="/api/docs">API</a></p>
${words}
</html>`;
}

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
  pre { overflow: auto; padding: 1rem; background: color-mix(in srgb, currentColor 8%, transparent); border-radius: 6px }
  summary { cursor: pointer } code { font-size: 0.9em; overflow-wrap: anywhere }
  table { border-collapse: collapse; display: block; overflow: auto }
  th, td { text-align: left; vertical-align: top; padding: 0.2rem 0.8rem 0.2rem 0 }
  h2 { margin-top: 3rem } h3 { margin-top: 2rem }`;

/** Has calls, and addresses of its own for bytes. */
const filesModule = moduleWords('files');

function page(description: Description, address: string): string {
  const { info, paths } = description;
  const calls = Object.entries(paths).filter(([, methods]) => !methods.servers);
  const modules = [...new Set(calls.map(([, { post }]) => post?.tags[0] ?? ''))].sort();
  const others = modules.filter((module) => module !== filesModule);
  const anchors = ['Documents', filesModule, ...others].map(
    (name) => `<a href="#${anchorOf(name)}">${htmlText(name)}</a>`,
  );
  return `${head(`${info.title}: API`)}
<h1>${htmlText(info.title)}: API</h1>
${introduction(address)}
<p>All addresses: ${anchors.join(' · ')}</p>
<h2 id="${anchorOf('Documents')}">Documents</h2>
${documents(description)}
<h2 id="${anchorOf(filesModule)}">${filesModule}</h2>
${Object.entries(paths).map(fileSection).join('\n')}
${callSections(filesModule, calls)}
${others.map((module) => moduleSection(module, calls)).join('\n')}
</html>`;
}

const head = (title: string) => `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${htmlText(title)}</title>
<style>${style}</style>`;

function introduction(address: string): string {
  const scopes = apiScopes.map(
    (scope) => `<tr><td><code>${scope}</code><td>${htmlText(scopeWords(scope as ApiScope))}`,
  );
  return `<h2>Begin</h2>
<ol>
<li>Make a token: in the product, <a href="/#/user">My Account</a>, API tokens, Make a Token. Choose its scopes and when it
expires, and copy it: it is shown once. A program of several people gets an integration of its own: a user administrator makes
it under Admin, Integrations, with its roles and tokens.</li>
<li>Keep the token out of the code, as the variable <code>TOKEN</code>.</li>
<li>Send it with each request in the header <code>authorization: Bearer …</code>. The commands below do.</li>
</ol>
<p>A token has the rights of its account at the moment, within its scopes. A scope to write includes the scope to read.</p>
<table><tr><th>Scope<th>Opens${scopes.join('')}</table>
<h2>From a shell</h2>
<pre class="setup">${htmlText(shellSetup(address))}</pre>
${shellSteps.map(stepSection).join('\n')}
<h2>Refusals</h2>
<p>A refused request is answered with a status from 400 and JSON: <code>message</code> is a sentence for people,
<code>code</code> names the reason for programs, and <code>field</code> or <code>data.issues</code> the input at fault. At
<code>/api/documents</code> they are in <code>error</code>, except when the whole request is refused, as for a missing scope. 401: the token is not valid, has expired or has been revoked. 403: a
scope is missing, or the account may not do this. 409: someone else was faster. 422: the input.</p>
<p>${htmlText(paceSentence)}</p>
<h2>From TypeScript</h2>
<p>One file without dependencies has the types of all documents and calls: <a href="/api/pavilion-client.ts">pavilion-client.ts</a>.
The same description as data: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<pre class="script">${htmlText(typescript(address))}</pre>
<p>Save this as <code>script.mts</code>: in a file that ends with <code>.ts</code>, <code>await</code> works outside functions only
where <code>package.json</code> has <code>"type": "module"</code>. It needs a token with the scope production:write. Then, with the
variables from above:</p>
<pre class="run">${htmlText(runTypescript)}</pre>
<p>From version 22.18, Node runs it without tsx: <code>node script.mts</code>.</p>
<h2>Events</h2>
<p>Instead of asking again and again, let Pavilion tell: a user administrator adds a webhook under Admin, Webhooks. Its messages are
signed as <a href="https://www.standardwebhooks.com">Standard Webhooks</a> describes, in the headers <code>webhook-id</code>,
<code>webhook-timestamp</code> and <code>webhook-signature</code>. <a href="/api/docs/webhooks">Webhooks</a> has all events and their
data, a receiver that checks signatures, and when a message is tried again.</p>`;
}

const typescript = (address: string) => `import { createPavilion, PavilionError } from './pavilion-client.ts';

const pavilion = createPavilion({ url: '${address}', token: process.env.TOKEN ?? '' });
const drafts = await pavilion.documents('productions').fetch({ where: { status: 'Draft' }, limit: 20 });
const brief = await pavilion.documents('productions').insert({ title: 'Written by a script' });
await pavilion.documents('productions').patch(brief.id, { description: 'In three minutes.' });
const copy = await pavilion.call('production/duplicateBrief', { id: brief.id });

// A refusal is thrown with its sentence.
await pavilion.documents('matches').fetch().catch((error: PavilionError) => console.error(error.status, error.message));
console.log(\`There were \${drafts.length} drafts. Now there are \${brief.id} and its copy \${copy.id} too.\`);`;

const runTypescript = `curl --remote-name "$PAVILION/api/pavilion-client.ts"
npx tsx script.mts`;

function stepSection(step: ShellStep): string {
  return `<h3>${htmlText(step.title)}</h3>
<pre class="example">${htmlText(commandOf(step))}</pre>
<p>${htmlText(step.note)}</p>`;
}

function documents({ paths, components: { schemas } }: Description): string {
  const { post } = paths['/api/documents']!;
  const scopes = Object.entries((post as unknown as { 'x-documents': Record<string, string | null> })['x-documents']);
  const kinds = Object.entries(schemas).filter(([name]) => name.endsWith('Request') && name !== 'DocumentRequest');
  return `<p>A POST of JSON to <code>/api/documents</code>, with the kind of the request. ${htmlText(post!.description)}</p>
<table><tr><th>Kind<th>What it does<th>Fields${kinds
    .map(([, { properties = {}, description = '' }]) => {
      const fields = Object.keys(properties).filter((name) => name !== 'kind' && name !== 'request');
      return `<tr><td><code>${properties.kind?.const}</code><td>${htmlText(description)}<td>${fields.join(', ')}`;
    })
    .join('')}</table>
${refusalList(post!)}
${scopes.map(([name, scope]) => typeSection(name, scope, schemas[`Document.${name}`] ?? {})).join('\n')}`;
}

function typeSection(name: string, scope: string | null, { properties = {} }: JsonSchema): string {
  const rows = Object.entries(properties).map(
    ([field, schema]) => `<tr><td><code>${htmlText(field)}</code><td>${htmlText(typeWords(schema))}`,
  );
  return `<details><summary><code>${name}</code>: ${
    scope ? `scope ${scope}` : 'not for API tokens'
  }</summary><table><tr><th>Field<th>Type${rows.join('')}</table></details>`;
}

function typeWords(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.map(String).join(' | ');
  if (schema.const !== undefined) return String(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(typeWords).join(' | ');
  if (schema.type === 'array') return `list of ${typeWords(schema.items ?? {})}`;
  return schema.format ?? schema.type ?? 'any';
}

function fileSection([path, { servers, ...methods }]: [string, Address]): string {
  // Calls of the module have sections with more in them.
  const operations = servers ? Object.entries(methods).filter(([, { tags }]) => tags.includes(filesModule)) : [];
  return operations
    .map(
      ([method, { summary, description }]) =>
        `<h3><code>${method.toUpperCase()} ${htmlText(path)}</code></h3>\n<p>${htmlText(`${summary} ${description}`)}</p>`,
    )
    .join('\n');
}

function moduleSection(module: string, calls: [string, Address][]): string {
  return `<h2 id="${anchorOf(module)}">${htmlText(module)}</h2>
${callSections(module, calls)}`;
}

function callSections(module: string, calls: [string, Address][]): string {
  const own = calls.filter(([, { post }]) => post?.tags[0] === module).sort(([a], [b]) => a.localeCompare(b));
  return own.map(([path, { post }]) => callSection(path, post!)).join('\n');
}

function callSection(path: string, call: Operation): string {
  const { schema, example } = call.requestBody?.content['application/json'] ?? { schema: {} };
  const answer = (call.responses[200] as Answer).content?.['application/json']?.schema ?? {};
  const address = `/api/calls${path}`;
  const shown = call['x-token-scope'] === null ? JSON.stringify(example, null, 2) : curlOf(address, example);
  return `<h3 id="${anchorOf(path)}"><code>POST ${htmlText(address)}</code></h3>
<p>${htmlText(`${call.summary} ${call.description}`)}</p>
<pre>${htmlText(shown)}</pre>
<details><summary>Input</summary><pre>${htmlText(JSON.stringify(schema, null, 2))}</pre></details>
<details><summary>Answer</summary><pre>${htmlText(JSON.stringify(answer, null, 2))}</pre></details>
${refusalList(call)}`;
}

function refusalList({ responses }: Operation): string {
  const refused = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  const rows = refused.map(([status, answer]) => {
    const { description } = '$ref' in answer ? commonRefusals[answer.$ref.split('/').at(-1)!]! : answer;
    return `<tr><td>${status}<td>${htmlText(description)}`;
  });
  return `<details><summary>Refusals</summary><table>${rows.join('')}</table></details>`;
}

const anchorOf = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-');

function htmlText(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
