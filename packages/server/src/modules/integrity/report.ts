import { countWords } from '@pavilion/domain';
import { type Finding, type IntegrityReport, integrityReports, mostListed, reportId } from '@pavilion/domain/integrity';
import type { PatchOf } from '@pavilion/sync';
import type { Context } from '../../context.ts';
import { notify } from '../../engines/outbox/outbox.ts';
import type { Actor, Reader, Tx } from '../../engines/store/types.ts';
import { findAdministrators } from '../accounts/find-administrators.ts';
import type { Fault } from './fault.ts';

const actor: Actor = { kind: 'system', name: 'job:checkIntegrity' };

export const formerReport = (store: Pick<Reader, 'get'>): Promise<IntegrityReport | null> =>
  store.get(integrityReports, reportId);

/** Changes the report, which the first check creates. `also` is done in the same transaction. */
export async function writeReport(
  { store }: Pick<Context, 'store'>,
  changes: PatchOf<typeof integrityReports>,
  also?: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await store.transaction(actor, async (tx) => {
    if (!(await tx.get(integrityReports, reportId))) await tx.insertOnce(integrityReports, { id: reportId });
    await tx.patch(integrityReports, reportId, changes);
    await also?.(tx);
  });
}

/** Findings and their numbers; of each kind, the first are listed. */
export function reportOf(faults: readonly Fault[]) {
  const ofKind = (kind: Finding['kind']) => faults.filter((fault) => fault.kind === kind);
  const kinds = {
    missing: ofKind('missing'),
    changed: ofKind('changed'),
    stray: ofKind('stray'),
    counter: ofKind('counter'),
  };
  const findings = Object.values(kinds).flatMap((all) =>
    all.slice(0, mostListed).map(({ mend, ...finding }) => ({ ...finding, mendable: mend !== undefined })),
  );
  return {
    findings,
    missing: kinds.missing.length,
    changed: kinds.changed.length,
    strays: kinds.stray.length,
    wrongCounters: kinds.counter.length,
  };
}

/** Numbers of findings of the last check, by kind; none before the first. */
export async function countFindings(store: Pick<Reader, 'get'>): Promise<Record<string, number>> {
  const report = await formerReport(store);
  if (!report) return {};
  const { missing, changed, strays: stray, wrongCounters: counter } = report;
  return { missing, changed, stray, counter };
}

const mostTold = 5;

/** Notifies administrators of files that are missing or changed, unless the former report has them already. */
export async function tellOfDamage(tx: Tx, former: IntegrityReport | null, faults: readonly Fault[]): Promise<void> {
  const known = new Set(former?.findings.map(({ kind, key }) => `${kind} ${key}`));
  const fresh = faults.filter(
    ({ kind, key }) => (kind === 'missing' || kind === 'changed') && !known.has(`${kind} ${key}`),
  );
  if (fresh.length === 0) return;
  const some = fresh.slice(0, mostTold).map(({ sentence }) => sentence);
  const more = fresh.length - some.length;
  await notify(tx, {
    to: await findAdministrators(tx),
    kind: 'filesDamaged',
    title: `${countWords(fresh.length, 'stored file is', 'stored files are')} missing or damaged`,
    body: [...some, ...(more > 0 ? [`And ${more} more.`] : [])].join('\n'),
    link: '/admin/jobs',
  });
}
