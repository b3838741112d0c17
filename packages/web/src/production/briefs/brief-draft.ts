import {
  type briefIntentions,
  briefs,
  type briefTemplates,
  fieldLabel,
  missingForBrief,
  missingForDeliverable,
  type User,
} from '@pavilion/domain';
import { useCallback, useMemo, useRef } from 'react';
import { useDraft } from '../../kit/use-draft.ts';
import { useUser } from '../../session/session-provider.tsx';

export interface DraftDeliverable {
  key: string;
  title: string;
  type: string;
  deadline: string;
  format?: string | undefined;
  folderName?: string | undefined;
  /** Null while nothing clear is typed. */
  count: number | null;
}

/** The form of a new brief: its fields, and the deliverables and inspirations to add. */
export interface BriefDraft {
  title: string;
  department?: string | undefined;
  template: (typeof briefTemplates)[number];
  brands: string[];
  commercial?: boolean | undefined;
  partner?: string | undefined;
  contact?: string | undefined;
  owners: string[];
  audience: string;
  objective: string;
  description: string;
  intention?: (typeof briefIntentions)[number] | undefined;
  intentionDetail: string;
  messaging: string;
  messagingKnown?: 'true' | 'false' | undefined;
  channels: string[];
  channelsKnown?: 'true' | 'false' | undefined;
  deliverablesKnown?: 'true' | 'false' | undefined;
  budget: string;
  producer?: string | undefined;
  bau: boolean;
  inspirations: string[];
  deliverables: DraftDeliverable[];
  /** Id of the brief while its deliverables or inspirations are not saved yet, so that a retry makes no second brief. */
  made?: string | undefined;
}

const empty: BriefDraft = {
  title: '',
  template: 'Content',
  brands: [],
  owners: [],
  audience: '',
  objective: '',
  description: '',
  intentionDetail: '',
  messaging: '',
  channels: [],
  budget: '',
  bau: false,
  inspirations: [],
  deliverables: [],
};

/** The form of a new brief, kept when the user goes back, leaves, reloads or loses the connection. */
export function useBriefDraft() {
  const user = useUser();
  const [stored, store] = useDraft<Partial<BriefDraft>>('new-brief', {});
  const draft = useMemo<BriefDraft>(() => ({ ...empty, department: ownDepartment(user), ...stored }), [stored, user]);
  const latest = useRef(draft);
  latest.current = draft;
  const set = useCallback(
    (changes: Partial<BriefDraft>) => {
      latest.current = { ...latest.current, ...changes };
      store(latest.current);
    },
    [store],
  );
  const replace = useCallback((next: Partial<BriefDraft>) => store(next), [store]);
  return { draft, set, replace };
}

/** The department that a person's briefs begin with: their own, or the only one that they may write for. */
function ownDepartment({ department, departmentAccess }: User): string | undefined {
  const permitted = departmentAccess.length === 0 || (department && departmentAccess.includes(department));
  if (permitted) return department;
  return departmentAccess.length === 1 ? departmentAccess[0] : undefined;
}

const needWord = (need: ReturnType<typeof missingForBrief>[number]): string =>
  need === 'commercial' ? 'partner content answer' : fieldLabel(briefs, need).toLowerCase();

/** Whether the wizard can start; its steps ask for the other required fields. */
export const hasCriteria = (draft: BriefDraft): boolean =>
  missingForBrief(draft).every((need) => need === 'contact' || need === 'owners');

/** Missing fields of a step as a short sentence. */
export const needsWords = (needs: readonly string[]): string =>
  `Still needed: ${needs.slice(0, 5).join(', ')}${needs.length > 5 ? ` and ${needs.length - 5} more` : ''}`;

/** Missing fields of a step; empty when it is complete. */
export function stepNeeds(step: string, draft: BriefDraft): string[] {
  const missing = missingForBrief(draft);
  switch (step) {
    case 'Criteria':
      return missing.map(needWord);
    case 'Budget / People':
      return missing.filter((need) => need === 'contact' || need === 'owners').map(needWord);
    case 'Deliverables':
      return draft.deliverables.flatMap((each, at) => {
        const lacks = missingForDeliverable(each);
        return lacks ? [`${lacks.replace(' Needed', '').toLowerCase()} of deliverable ${at + 1}`] : [];
      });
    default:
      return [];
  }
}
