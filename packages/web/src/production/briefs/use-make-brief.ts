import { briefs, inspirations, mostAtOnce, pagePath } from '@pavilion/domain';
import { newId } from '@pavilion/sync/client';
import { useInsert, usePatch } from '@pavilion/sync/react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { type RefusalWords, refusalWords } from '../../call/refusal.ts';
import { notifyError } from '../../kit/notify.ts';
import { useUser } from '../../session/session-provider.tsx';
import type { BriefDraft, DraftDeliverable } from './brief-draft.ts';

interface MakeBrief {
  draft: BriefDraft;
  set: (changes: Partial<BriefDraft>) => void;
  /** Clears the form when everything is saved. */
  onMade: () => void;
}

/**
 * Makes a brief from the form, with deliverables and inspirations, and opens it (PRD-022). Saved parts leave the form at once, so
 * a retry after a failure makes only the rest.
 */
export function useMakeBrief({ draft, set, onMade }: MakeBrief) {
  const user = useUser();
  const insert = useInsert(briefs);
  const patch = usePatch(briefs);
  const attach = usePatch(inspirations);
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<RefusalWords>();

  const run = async () => {
    setPending(true);
    setRefusal(undefined);
    try {
      const { inspirations: attached, deliverables, made, ...fields } = draft;
      const brief = { ...fields, partner: fields.commercial ? fields.partner : undefined };
      // The id is kept first: after a lost answer or a reload, a retry makes no second brief.
      const id = made ?? newId();
      set({ made: id });
      await insert({ id, ...brief, authorName: user.name }).catch(async (error: unknown) => {
        if (refusalWords(error).code !== 'CONFLICT') throw error;
        await patch(id, brief);
      });
      await makeDeliverables(id, fields.deliverablesKnown === 'true' ? deliverables : [], (left) =>
        set({ deliverables: left }),
      );
      for (const [at, inspiration] of attached.entries()) {
        await attach(inspiration, { [`briefs.${id}`]: true }).catch((error: unknown) => {
          // Someone has deleted the brief meanwhile.
          if (refusalWords(error).code !== 'NOT_FOUND') throw error;
        });
        set({ inspirations: attached.slice(at + 1) });
      }
      onMade();
      void navigate({ to: pagePath(briefs, { id }) });
    } catch (error) {
      const words = refusalWords(error);
      setRefusal(words);
      notifyError(words.message);
    } finally {
      setPending(false);
    }
  };
  return { run, pending, refusal };
}

async function makeDeliverables(
  production: string,
  wanted: readonly DraftDeliverable[],
  onLeft: (left: DraftDeliverable[]) => void,
): Promise<void> {
  for (let left = wanted; left.length > 0; ) {
    const portion = portionOf(left);
    const deliverables = portion.map(({ key: _, format, folderName, count, ...given }) => ({
      ...given,
      // The step requires it.
      count: count ?? 1,
      ...(format ? { format } : {}),
      ...(folderName ? { folderName } : {}),
    }));
    await calls.production.createManyDeliverables({ production, deliverables });
    left = left.slice(portion.length);
    onLeft([...left]);
  }
}

/** The first rows, at most as many as one call makes. */
function portionOf(rows: readonly DraftDeliverable[]): readonly DraftDeliverable[] {
  let sum = 0;
  const beyond = rows.findIndex(({ count }) => {
    sum += count ?? 1;
    return sum > mostAtOnce;
  });
  return beyond < 0 ? rows : rows.slice(0, beyond);
}
