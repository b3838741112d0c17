import { type Refused, type RoleFlag, roleFlags, type Viewer } from '@pavilion/domain/access';
import { type FileDocument, type FileStatus, fileStatuses, files, refuseFileDeletion } from '@pavilion/domain/files';
import { refuseZipDeletion, zips } from '@pavilion/domain/library';
import {
  type Brief,
  briefs,
  type DeliverableState,
  deliverableStates,
  deliverables,
  type ReviewStepName,
  refuseBriefDeletion,
  refuseCarrying,
  refuseChatChannel,
  refuseDecision,
  refuseSending,
  refuseStep,
  refuseSubmission,
  refuseTellingOfDraft,
} from '@pavilion/domain/production';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { viewerById } from './engines/auth/viewers.ts';
import type { Person } from './testing/person.ts';
import { openStage, type Stage } from './testing/production-stage.ts';

/**
 * Calls that depend on documents: for people with different roles and documents in every state, the screen offers (by the rule
 * in the domain) exactly what the running server does.
 */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());

const roleSets: [string, readonly RoleFlag[]][] = [
  ['people who only see signed work', ['production_access', 'creative_catalogue_access']],
  ['editors', ['production_access', 'production_drafts']],
  ['feedbackers without drafts', ['production_access', 'production_feedback']],
  ['reviewers', ['production_access', 'production_drafts', 'production_feedback']],
  ['everybody’s roles', roleFlags],
];

interface Subject {
  state: DeliverableState;
  status?: FileStatus;
  /** True if the subject is not the newest version. */
  older?: boolean;
}
const subjects: Subject[] = [
  ...deliverableStates.flatMap((state) => fileStatuses.map((status) => ({ state, status }))),
  ...deliverableStates.map((state) => ({ state })),
  { state: 'feedback', status: 'review', older: true },
  { state: 'reworking', status: 'edit', older: true },
  { state: 'signed', status: 'review', older: true },
];

const ofFile = {
  signOff: 'signOffFiles',
  reject: 'rejectFiles',
  recall: 'recallFiles',
  resume: 'resumeReview',
} as const;
const ofDeliverable = {
  hold: 'holdDeliverables',
  placeBack: 'placeBackDeliverables',
  reset: 'resetDeliverables',
} as const;
type Act = keyof typeof ofFile | keyof typeof ofDeliverable | 'decide' | keyof typeof ofVersion;
const acts: Act[] = [
  'signOff',
  'reject',
  'recall',
  'resume',
  'hold',
  'placeBack',
  'reset',
  'deleteFile',
  'decide',
  'carryNotes',
  'sendToBC',
];

type Called = Person['call']['production'];
/** Rules of a version other than its review steps. */
const ofVersion: Record<
  'deleteFile' | 'carryNotes' | 'sendToBC',
  [(viewer: Viewer, file: FileDocument) => Refused | null, (calls: Called, file: FileDocument) => Promise<unknown>]
> = {
  deleteFile: [(viewer, file) => refuseFileDeletion(viewer, file, 0), (calls, { id }) => calls.deleteFile({ id })],
  carryNotes: [refuseCarrying, (calls, { id }) => calls.carryNotes({ file: id })],
  sendToBC: [
    refuseSending,
    (calls, { id, delID }) => calls.sendToBC({ deliverable: delID ?? '', uploadName: 'Film', file: { id } }),
  ],
};

const isOpen = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  );

/** Adds a deliverable in this state, with a version that this person owns. */
async function layDown({ state, status, older }: Subject, owner: string) {
  const { deliverable, file } = await stage.addWork(state, status, { owners: [owner] });
  if (!file || !older) return { deliverable, file, newest: true };
  await stage.store.transaction(stage.system, async (tx) => {
    const newer = await tx.insert(files, { what: 'deliverable', delID: deliverable.id, status: 'review', version: 2 });
    await tx.patch(deliverables, deliverable.id, { currentFileID: newer.id, currentVersion: 2 });
  });
  return { deliverable: await stage.deliverable(deliverable.id), file, newest: false };
}

/** Returns whether the screen offers the action, and whether the server does it. */
async function tryAct(act: Act, person: Person, viewer: Viewer, subject: Subject) {
  const { deliverable, file, newest } = await layDown(subject, person.id);
  const { store } = stage;
  const about = {
    state: deliverable.state,
    fileStatus: file?.status,
    files: file ? 1 : 0,
    newest,
    current: file?.id === deliverable.currentFileID,
  };
  const calls = person.call.production;
  if (act in ofDeliverable || act === 'decide') {
    const seen = await store.visible(viewer, deliverables, deliverable.id);
    const refused =
      act === 'decide' ? refuseDecision(viewer, deliverable) : refuseStep(viewer, act as ReviewStepName, about);
    const call =
      act === 'decide'
        ? calls.setDecision({ delID: deliverable.id, decision: 'Approve' })
        : calls[ofDeliverable[act as keyof typeof ofDeliverable]]({ ids: [deliverable.id] });
    return { offered: seen !== null && refused === null, open: await isOpen(call) };
  }
  if (!file) return { offered: false, open: false };
  const seen = await store.visible(viewer, files, file.id);
  if (act in ofVersion) {
    const [refuse, call] = ofVersion[act as keyof typeof ofVersion];
    const version = await stage.file(file.id);
    return { offered: seen !== null && refuse(viewer, version) === null, open: await isOpen(call(calls, version)) };
  }
  const refused = refuseStep(viewer, act as ReviewStepName, about);
  const call = calls[ofFile[act as keyof typeof ofFile]]({ ids: [file.id] });
  return { offered: seen !== null && refused === null, open: await isOpen(call) };
}

const ofBrief: Record<
  string,
  [(viewer: Viewer, brief: Brief) => Refused | null, (who: Person, id: string) => Promise<unknown>]
> = {
  'say the end of': [refuseTellingOfDraft, ({ call }, id) => call.production.tellOfDraft({ id })],
  submit: [refuseSubmission, ({ call }, id) => call.production.submitBrief({ id })],
  'make the chat channel of': [refuseChatChannel, ({ call }, id) => call.production.makeChatChannel({ id })],
  delete: [refuseBriefDeletion, ({ call }, id) => call.production.deleteBrief({ id })],
};

describe.each(roleSets)('%s', (who, roles) => {
  let person: Person;
  let viewer: Viewer;
  beforeAll(async () => {
    person = await stage.addPerson({ name: `Holder of ${who}`, roles });
    viewer = await viewerById(stage.context, person.id);
  });

  it.each(acts)(
    'are offered to %s what the server then does, in every state [PRD-086, PRD-088, PRD-096, PRD-106]',
    async (act) => {
      const results = await Promise.all(
        subjects.map(async (subject) => ({ ...subject, ...(await tryAct(act, person, viewer, subject)) })),
      );
      expect(results.filter(({ offered, open }) => offered !== open)).toEqual([]);
    },
  );

  it.each(Object.keys(ofBrief))(
    'are offered to %s a brief where the server does it [PRD-013, PRD-030, USR-099]',
    async (act) => {
      const [refuse, call] = ofBrief[act]!;
      for (const fields of [
        { status: 'Draft' },
        { status: 'Submitted' },
        { status: 'Submitted', slackChannelId: 'C1' },
      ] as const) {
        const brief = await stage.addBrief(fields);
        const seen = await stage.store.visible(viewer, briefs, brief.id);
        const offered = seen !== null && refuse(viewer, brief) === null;
        expect([act, fields, await isOpen(call(person, brief.id))]).toEqual([act, fields, offered]);
      }
    },
  );

  it('are offered to delete a zip if the server allows it [LIB-036]', async () => {
    const inCollection = { colID: 'c1' };
    const ofWork = { prodID: 'p1' };
    for (const [by, fields] of [
      ['someone', inCollection],
      ['someone', ofWork],
      [person.id, inCollection],
    ] as const) {
      const actor = { kind: 'user', id: by } as const;
      const zip = await stage.store.transaction(actor, (tx) =>
        tx.insert(zips, { zipName: 'z', status: 'ready', ...fields }),
      );
      const seen = await stage.store.visible(viewer, zips, zip.id);
      const offered = seen !== null && refuseZipDeletion(viewer, zip) === null;
      expect([by, fields, await isOpen(person.call.library.deleteZip({ id: zip.id }))]).toEqual([by, fields, offered]);
    }
  });
});
