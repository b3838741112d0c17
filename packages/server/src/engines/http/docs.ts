import type { FastifyInstance } from 'fastify';
import { type DocExample, docExamples, documentsPath, signInPath } from './doc-examples.ts';

interface Description {
  info: { title: string };
  paths: Record<string, { post?: { summary?: string; requestBody?: unknown; responses?: unknown } }>;
}

/** Documentation page for integrators, generated as plain HTML without third-party scripts. */
export function answerDocs(server: FastifyInstance, address: () => string, describe: () => Promise<unknown>): void {
  server.get('/api/docs', async (_request, reply) => {
    const description = (await describe()) as Description;
    return reply.type('text/html; charset=utf-8').send(page(description, address()));
  });
}

function page({ info, paths }: Description, address: string): string {
  const calls = Object.entries(paths)
    .filter(([path]) => path !== signInPath && path !== documentsPath)
    .sort(([left], [right]) => left.localeCompare(right));
  const list = calls.map(([path, { post }]) => section(path, post?.summary ?? '', post?.requestBody, post?.responses));
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${htmlText(info.title)}: calls</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
  pre { overflow: auto; padding: 1rem; background: color-mix(in srgb, currentColor 8%, transparent); border-radius: 6px }
  summary { cursor: pointer } code { font-size: 0.9em }
</style>
<h1>${htmlText(info.title)}: calls</h1>
<p>Each call is a POST of JSON to <code>/api/calls</code> and its path, with the cookie of a signed-in person, or with an API
token from My Account in the header <code>authorization: Bearer …</code>. Documents are read
and written at <code>/api/documents</code>. The same as data: <a href="/api/openapi.json">openapi.json</a>.</p>
<h2>From a script</h2>
<p>For a shell with curl. Put your e-mail, your password and the id of a document in their places.
Other clients, such as <code>fetch</code> in Node, also send the header <code>origin</code> with the address of this server.</p>
${docExamples.map((example) => exampleSection(example, address)).join('\n')}
${list.join('\n')}
</html>`;
}

function exampleSection({ title, path, body, note }: DocExample, address: string): string {
  const cookies = path === signInPath ? '--cookie-jar' : '--cookie';
  const command = [
    `curl ${cookies} cookies.txt --header 'content-type: application/json'`,
    `  --data '${JSON.stringify(body)}'`,
    `  ${address}${path}`,
  ].join(' \\\n');
  return `<h3>${htmlText(title)}</h3>
<pre class="example">${htmlText(command)}</pre>
<p>${htmlText(note)}</p>`;
}

function section(path: string, summary: string, input: unknown, output: unknown): string {
  return `<h2><code>${htmlText(path)}</code></h2>
<p>${htmlText(summary)}</p>
<details><summary>Input</summary><pre>${htmlText(JSON.stringify(input ?? {}, null, 2))}</pre></details>
<details><summary>Answers</summary><pre>${htmlText(JSON.stringify(output ?? {}, null, 2))}</pre></details>`;
}

function htmlText(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
