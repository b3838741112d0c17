import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileDocument, files, sampleRanges } from '@pavilion/domain/files';
import { refuseUpload, wrongType } from '@pavilion/domain/production';
import type { Context } from '../../context.ts';
import { viewerById } from '../../engines/auth/viewers.ts';
import { checkClaimedType, type Sniffed, sniffFile } from '../../engines/media/index.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import { keepFile } from './keep-file.ts';
import { planUpload, readUpload, type UploadPlan } from './plan-upload.ts';
import { hashReceived } from './receive-bytes.ts';
import type { UploadParts, Uploads } from './upload-parts.ts';

const running = new Map<string, Promise<FileDocument>>();

/**
 * Finishes a complete upload: checks its content, moves it into storage, and creates the file document and the change of state
 * in one transaction. The file has the upload's id, so finishing twice makes one file and one version. After any failure the
 * parts stay until the transaction has committed, and the next call continues.
 */
export function finishUpload(context: Context, uploads: Uploads, id: string): Promise<FileDocument> {
  const already = running.get(id);
  if (already) return already;
  const finishing = finish(context, uploads, id).finally(() => running.delete(id));
  running.set(id, finishing);
  return finishing;
}

async function finish(context: Context, uploads: Uploads, id: string): Promise<FileDocument> {
  const before = await context.store.get(files, id);
  if (before) {
    await uploads.remove(id);
    return before;
  }
  const upload = await uploads.get(id);
  if (!upload) throw new Refusal('NOT_FOUND', 'This upload does not exist any more. Please upload the file again.');
  if (upload.offset !== upload.size) throw new Refusal('INVALID', 'This upload is not complete yet.');
  try {
    const file = await takeOver(context, upload);
    await uploads.remove(id);
    return file;
  } catch (error) {
    // Another process finished it first, which is not a failure.
    const made = await context.store.get(files, id);
    if (made) return made;
    // A refusal is final: sending more would not help. Any other failure is tried again.
    if (error instanceof Refusal) await uploads.remove(id);
    throw error;
  }
}

async function takeOver(context: Context, upload: UploadParts): Promise<FileDocument> {
  const about = readUpload(upload.metadata, upload.size);
  const viewer = await viewerById(context, upload.metadata.owner);
  const plan = await planUpload(context, viewer, about);
  const sniffed = await checkContent(upload, plan);
  await plan.check?.(upload.path);

  return keepFile(context, viewer, plan, {
    id: upload.id,
    name: about.name,
    path: upload.path,
    sniffed,
    sha256: () => hashReceived(upload.path, upload.size),
  });
}

/** The content decides, not the name: a disguised, empty or truncated file is refused before anyone sees it (PRD-062). */
async function checkContent(upload: UploadParts, plan: UploadPlan): Promise<Sniffed> {
  const sniffed = await sniffFile(upload.path);
  const { name, sample } = upload.metadata;
  const claim = checkClaimedType(name, sniffed);
  if (!claim.ok) {
    const type = sniffed.state === 'known' ? sniffed.extension : sniffed.name;
    throw new Refusal('WRONG_FILE', plan.accepted.length > 0 ? wrongType(type, plan.accepted) : claim.reason);
  }
  const type = sniffed.state === 'known' ? sniffed.mime : undefined;
  const refusal = refuseUpload({ name, type }, { accepted: plan.accepted });
  if (refusal) throw new Refusal('WRONG_FILE', refusal);
  if (sample && sample !== (await sampleOf(upload))) {
    throw new Refusal('CHANGED', `${name} changed while it was uploaded, so it was not kept. Please upload it again.`);
  }
  return sniffed;
}

async function sampleOf(upload: UploadParts): Promise<string> {
  const hash = createHash('sha256');
  for (const { start, end } of sampleRanges(upload.size)) {
    for await (const chunk of createReadStream(upload.path, { start, end: end - 1 })) hash.update(chunk as Buffer);
  }
  return hash.digest('hex');
}
