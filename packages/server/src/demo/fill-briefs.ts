import { basename } from 'node:path';
import { type FileDocument, files } from '@pavilion/domain/files';
import {
  type Brief,
  briefs,
  type Deliverable,
  type DeliverableState,
  deliverables,
  notes,
  reviewDecisions,
} from '@pavilion/domain/production';
import type { Context } from '../context.ts';
import { type DemoBrief, demoBriefs, smallBriefs } from './briefs.data.ts';
import type { Chance } from './chance.ts';
import type { DemoClock } from './demo-clock.ts';
import { drawnRemarks } from './drawn-remarks.ts';
import type { DemoMedia } from './media-set.ts';

interface Cast {
  feedbackers: string[];
  editors: string[];
  admin: string;
  names: Map<string, string>;
}

interface Filling {
  context: Context;
  chance: Chance;
  media: DemoMedia[];
  cast: Cast;
  time: DemoClock;
  /** Uploaded files by demo medium, so that each medium is processed once. */
  holders: Map<DemoMedia, string[]>;
}

/** Adds briefs with deliverables in every state, versions, notes and decisions. */
export async function fillBriefs(filling: Filling): Promise<void> {
  const { context, chance, cast, time } = filling;
  for (const [index, plan] of [...demoBriefs, ...smallBriefs].entries()) {
    const age = 70 - index * 1.5;
    time.daysAgo(age);
    const contact = chance.pick(cast.feedbackers);
    const draft = index % 10 === 9;
    const brief = await context.store.transaction({ kind: 'user', id: contact }, (tx) =>
      tx.insert(briefs, {
        title: plan.title,
        department: plan.department,
        template: plan.template ?? 'Content',
        brands: plan.brands,
        commercial: plan.partner !== undefined,
        partner: plan.partner,
        contact,
        owners: [
          contact,
          ...chance.some(
            cast.feedbackers.filter((id) => id !== contact),
            2,
          ),
        ],
        status: draft ? 'Draft' : 'Submitted',
        completed: index % 13 === 12,
        active: index % 13 !== 12,
        authorName: cast.names.get(contact),
        audience: plan.audience,
        objective: plan.objective,
        description: `<p>${plan.objective}</p><p>Tone: warm, quick, on the side of the fan.</p>`,
        intention: chance.pick(['Awareness', 'Engagement', 'Action'] as const),
        producer: chance.pick(['In-house', 'External']),
        deliverablesKnown: 'true',
        channelsKnown: 'true',
        channels: chance.some(['Instagram', 'YouTube', 'TikTok', 'X', 'In-stadia', 'E-mail'], 3),
        messagingKnown: 'false',
      }),
    );
    await fillDeliverables(filling, brief, plan, draft, age);
  }
}

async function fillDeliverables(filling: Filling, brief: Brief, plan: DemoBrief, draft: boolean, age: number) {
  const { context, chance, cast, time } = filling;
  for (const [folderName, titles] of Object.entries(plan.folders)) {
    for (const title of titles) {
      const medium = mediumFor(filling, title);
      const state = draft ? 'production' : stateOf(chance, brief.completed);
      const versions = state === 'production' || state === 'held' ? 0 : 1 + chance.number(3);
      const born = age - 1 - chance.number(4);
      time.daysAgo(Math.max(0.5, born));
      const editor = chance.pick(cast.editors);
      const deliverable = await context.store.transaction({ kind: 'user', id: editor }, (tx) =>
        tx.insert(deliverables, {
          title: `${title}, ${plan.title.split(':')[0]}`,
          type: medium.type,
          format: medium.format,
          folderName,
          brand: plan.brands[0],
          description: chance.likely(0.4) ? `Follow the toolkit for ${plan.brands[0]}. Safe areas apply.` : '',
          desiredDuration: medium.type === 'Video' ? chance.pick(['00:15', '00:30', '01:00']) : undefined,
          state,
          active: brief.active,
          currentVersion: versions,
          owners: brief.owners,
          deadline: time.date(chance.number(45) - 12),
          production: brief.id,
          productionTitle: brief.title,
          productionStatus: brief.status,
          department: brief.department,
          partner: brief.partner,
          platforms: chance.some(['Instagram', 'YouTube', 'TikTok', 'X'], 2),
          reviewStatus:
            state === 'feedback' && chance.likely(0.5)
              ? { [brief.owners[1] ?? brief.owners[0]!]: chance.pick(reviewDecisions) }
              : {},
          iteration: Math.max(0, versions - 1),
        }),
      );
      for (let version = 1; version <= versions; version++) {
        time.daysAgo(Math.max(0.1, born - (born * version) / (versions + 1)));
        await fillVersion(
          filling,
          brief,
          deliverable,
          medium,
          version,
          version === versions ? state : 'reworking',
          editor,
        );
      }
    }
  }
}

async function fillVersion(
  { context, chance, cast, holders }: Filling,
  brief: Brief,
  deliverable: Deliverable,
  medium: DemoMedia,
  version: number,
  state: DeliverableState,
  editor: string,
) {
  const id = `${deliverable.id}v${version}`;
  const name = `${deliverable.title.replace(/[^\w]+/g, '-')}-v${version}.${medium.extension}`;
  const key = `files/demo/${brief.id}/${deliverable.id}/${id}-${basename(medium.path)}`;
  const stored = await context.storage.putFile(key, medium.path, {
    contentType: medium.mime,
    fileName: name,
    keep: true,
    sha256: async () => medium.sha256,
  });
  const now = context.clock();
  const status = state === 'signed' ? 'signed' : state === 'feedback' ? 'review' : 'edit';
  const reviewer = chance.pick(brief.owners);
  await context.store.transaction({ kind: 'user', id: editor }, async (tx) => {
    const file: FileDocument = await tx.insert(files, {
      id,
      what: 'deliverable',
      name,
      version,
      status,
      assetType: medium.type === 'Video' ? 'video' : medium.mime.startsWith('image/') ? 'image' : 'other',
      sourceFileNameAsUploaded: name,
      sourceFileName: basename(key),
      sourceExtention: medium.extension,
      sourceBucket: context.storage.kind,
      sourcePath: key,
      sha256: stored.sha256,
      size: stored.size,
      mime: medium.mime,
      uploadedBy: editor,
      media: 'pending',
      prodID: brief.id,
      prodTitle: brief.title,
      delID: deliverable.id,
      delTitle: deliverable.title,
      department: brief.department,
      brand: deliverable.brand,
      brands: deliverable.brand ? [deliverable.brand] : [],
      partner: brief.partner,
      delState: deliverable.state,
      folderName: deliverable.folderName,
      events: [
        { action: 'Uploaded' as const, user: editor, date: now },
        ...(status === 'review' ? [] : [{ action: 'Seen' as const, user: reviewer, date: now }]),
        ...(status === 'signed' ? [{ action: 'Signed off' as const, user: reviewer, date: now }] : []),
        ...(status === 'edit' ? [{ action: 'Submitted notes' as const, user: reviewer, date: now }] : []),
      ],
    });
    if (version === deliverable.currentVersion) await tx.patch(deliverables, deliverable.id, { currentFileID: id });
    if (status !== 'signed') {
      for (const text of chance.some(remarks, 1 + chance.number(3))) {
        const seconds = 1 + chance.number(4);
        await tx.insert(notes, {
          file: file.id,
          delID: deliverable.id,
          text,
          done: version < deliverable.currentVersion,
          ...(medium.type === 'Video' ? { seconds, tc: `00:00:0${seconds}:00` } : {}),
          ...(medium.type === 'PDF' ? { pdf: true, pdfPage: 1 + chance.number(3) } : {}),
          drawing: status === 'review' ? drawnRemarks.get(text) : undefined,
          author: cast.names.get(reviewer),
          created_by: reviewer,
          department: brief.department,
          brand: deliverable.brand,
          partner: brief.partner,
          fileStatus: status,
          delState: deliverable.state,
        });
      }
    }
  });
  holders.set(medium, [...(holders.get(medium) ?? []), id]);
}

const remarks = [
  'Logo is too close to the edge here.',
  'Can we hold this shot half a second longer?',
  'Wrong sponsor lock-up, please use the 2026 one.',
  'Lovely. Sound dips under the commentary.',
  'Typo: “semi-final” needs its hyphen.',
  'Swap for the wider angle if we have it.',
  'Colour feels cold next to the poster.',
  'End board should stay for three seconds.',
];

function stateOf(chance: Chance, completed: boolean): DeliverableState {
  if (completed) return 'signed';
  const roll = chance.number(100);
  if (roll < 42) return 'signed';
  if (roll < 62) return 'feedback';
  if (roll < 74) return 'reworking';
  return roll < 95 ? 'production' : 'held';
}

function mediumFor({ media, chance }: Filling, title: string): DemoMedia {
  const wanted = /PDF|toolkit|Guidelines|report/i.test(title)
    ? 'PDF'
    : /film|cut|teaser|reel|episode|trailer|loop|sting|documentary|showreel|talk|questions|catch$/i.test(title)
      ? 'Video'
      : /wipe|lower third|perimeter/i.test(title)
        ? 'Animation'
        : 'Image';
  const fitting = media.filter((medium) => medium.type === wanted);
  return chance.pick(fitting.length > 0 ? fitting : media);
}
