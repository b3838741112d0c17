import { readFile } from 'node:fs/promises';
import type { APIResponse, Page } from '@playwright/test';
import { ask } from '../people.ts';
import type { RunningServer } from '../server.ts';

/** A call as sent by this person's browser. */
export async function callAs<T>(page: Page, server: RunningServer, path: string, input: object): Promise<T> {
  const answer = await page.context().request.post(`${server.url}/api/rpc/${path}`, {
    data: { json: input },
    headers: { origin: server.url },
  });
  const { json } = (await answer.json()) as { json: T };
  if (!answer.ok()) throw new Error(JSON.stringify(json));
  return json;
}

/** A submitted brief, created over HTTP. */
export async function addBrief(page: Page, server: RunningServer, title: string): Promise<string> {
  const { documents } = await ask(page.context(), server, {
    kind: 'insert',
    collection: 'productions',
    document: { title, department: 'Digital', brands: ['The Hundred'], commercial: false },
  });
  const id = documents?.[0]?.id as string;
  await callAs(page, server, 'production/submitBrief', { id });
  return id;
}

export async function addDeliverables(
  page: Page,
  server: RunningServer,
  production: string,
  deliverable: { title: string; type: string; deadline: string },
  count = 1,
): Promise<string[]> {
  const { ids } = await callAs<{ ids: string[] }>(page, server, 'production/createDeliverables', {
    production,
    deliverable,
    count,
  });
  return ids;
}

/** Uploads in one piece with the browser's protocol; returns the status and the sentence of a refusal. */
export async function uploadAs(
  page: Page,
  server: RunningServer,
  target: object,
  name: string,
  content: string | Buffer,
): Promise<{ status: number; sentence: string }> {
  const bytes = typeof content === 'string' ? await readFile(content) : content;
  const begun = await beginUploadAs(page, server, target, name, bytes.length);
  if (begun.status() !== 201) return { status: begun.status(), sentence: await begun.text() };
  const sent = await page.context().request.patch(new URL(begun.headers().location ?? '', server.url).href, {
    headers: { ...uploading(server), 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    data: bytes,
  });
  return { status: sent.status(), sentence: sent.ok() ? '' : await sent.text() };
}

/** Begins an upload and sends none of its bytes. */
export function beginUploadAs(
  page: Page,
  server: RunningServer,
  target: object,
  name: string,
  size: number,
): Promise<APIResponse> {
  const said = { name, target: JSON.stringify(target) };
  return page.context().request.post(`${server.url}/api/uploads`, {
    headers: {
      ...uploading(server),
      'upload-length': String(size),
      'upload-metadata': Object.entries(said)
        .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
        .join(','),
    },
  });
}

const uploading = (server: RunningServer) => ({ 'tus-resumable': '1.0.0', origin: server.url });
