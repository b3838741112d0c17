import { contract } from '@pavilion/domain/calls';
import type { Context } from '../../context.ts';
import { os } from '../../engines/calls/os.ts';
import { notFound, refusalIn } from '../../engines/store/refusal.ts';

/** Files that were set aside have their day and former key below this folder. */
const asideFolder = 'set-aside';
/** Days for which they can be put back. */
const asideDays = 30;
const dayMs = 86_400_000;
/** Most files in a list for people. */
const mostShown = 500;

const asideKey = (day: string, key: string) => `${asideFolder}/${day}/${key}`;

/** Moves a file to where no document looks for it; returns its new key. */
export async function setAside({ storage, clock }: Context, key: string): Promise<string> {
  const aside = asideKey(clock().slice(0, 10), key);
  await storage.move(key, aside);
  return aside;
}

interface SetAside {
  key: string;
  size: number;
  day: string;
}

async function* filesSetAside({ storage }: Pick<Context, 'storage'>): AsyncGenerator<SetAside> {
  for await (const { key, size } of storage.entries(asideFolder)) {
    const [, day = '', ...former] = key.split('/');
    yield { key: former.join('/'), size, day };
  }
}

/** Removes for good what was set aside more than 30 days ago. */
export async function forgetSetAside(context: Context, signal: AbortSignal): Promise<void> {
  const oldest = new Date(Date.parse(context.clock()) - asideDays * dayMs).toISOString().slice(0, 10);
  for await (const { key, day } of filesSetAside(context)) {
    signal.throwIfAborted();
    if (day < oldest) await context.storage.remove(asideKey(day, key));
  }
}

export const listSetAside = os.integrity.listSetAside.handler(async ({ context }) => {
  const files: SetAside[] = [];
  for await (const file of filesSetAside(context)) {
    if (files.length === mostShown) return { files, more: true };
    files.push(file);
  }
  return { files, more: false };
});

export const putBack = os.integrity.putBack.handler(async ({ input: { day, key }, context }) => {
  const { storage, log, viewer } = context;
  if ((await storage.size(asideKey(day, key))) === null) throw notFound();
  if ((await storage.size(key)) !== null) throw refusalIn(contract.integrity.putBack, 'THERE_ALREADY');
  await storage.move(asideKey(day, key), key);
  log.info({ user: viewer.id, key }, 'A file that was set aside was put back.');
  return {};
});
