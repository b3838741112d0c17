import type { Brief } from './documents.ts';

/** Required parts of a new brief (PRD-017), in the order of the form. */
export const briefNeeds = ['title', 'department', 'brands', 'commercial', 'partner', 'contact', 'owners'] as const;
export type BriefNeed = (typeof briefNeeds)[number];

type BriefForm = Partial<Pick<Brief, BriefNeed>>;

/** Missing parts of a new brief; the button is enabled when there are none. */
export function missingForBrief(brief: BriefForm): BriefNeed[] {
  const given: Record<BriefNeed, boolean> = {
    title: Boolean(brief.title?.trim()),
    department: Boolean(brief.department),
    brands: (brief.brands?.length ?? 0) > 0,
    commercial: brief.commercial !== undefined,
    partner: brief.commercial !== true || Boolean(brief.partner), // OPN-052
    contact: Boolean(brief.contact),
    owners: (brief.owners?.length ?? 0) > 0,
  };
  return briefNeeds.filter((need) => !given[need]);
}

/** Fields of a brief that describe the order; the others come from the work on it. */
const copiedFields = [
  'department',
  'template',
  'brands',
  'commercial',
  'partner',
  'contact',
  'owners',
  'collections',
  'audience',
  'objective',
  'bau',
  'producer',
  'description',
  'intention',
  'intentionDetail',
  'messaging',
  'messagingKnown',
  'channels',
  'channelsKnown',
  'deliverablesKnown',
  'budget',
] as const satisfies (keyof Brief)[];

/** A draft with the same order as another brief. */
export function copyOfBrief(brief: Brief) {
  const copied = Object.fromEntries(copiedFields.map((field) => [field, brief[field]]));
  return {
    ...(copied as Pick<Brief, (typeof copiedFields)[number]>),
    title: `${brief.title.slice(0, 495)} copy`,
    status: 'Draft' as const,
  };
}

/** The steps of the wizard (PRD-019..021). */
export function wizardSteps(brief: Partial<Pick<Brief, 'channelsKnown' | 'deliverablesKnown'>>) {
  const steps = ['Outline', 'Detail', 'Inspirations', 'Budget / People', 'Channels', 'Deliverables'] as const;
  return steps.filter(
    (step) =>
      (step !== 'Channels' || brief.channelsKnown === 'true') &&
      (step !== 'Deliverables' || brief.deliverablesKnown === 'true'),
  );
}
