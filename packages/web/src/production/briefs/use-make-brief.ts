import { briefs, inspirations } from '@pavilion/domain';
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
  /** Forgets what was typed, once all of it has arrived. */
  onMade: () => void;
}

/**
 * Makes the brief of a draft with its deliverables and inspirations, and opens it (PRD-022). What has arrived is taken off
 * the draft at once, so that trying again after a failure goes on where it stopped.
 */
export function useMakeBrief({ draft, set, onMade }: MakeBrief) {
  const user = useUser();
  const insert = useInsert(briefs);
  const patch = usePatch(inspirations);
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<RefusalWords>();

  const run = async () => {
    setPending(true);
    setRefusal(undefined);
    try {
      const { inspirations: attached, deliverables, made, ...fields } = draft;
      const partner = fields.commercial ? fields.partner : undefined;
      const id = made ?? (await insert({ ...fields, partner, authorName: user.name })).id;
      set({ made: id });
      await makeDeliverables(id, fields.deliverablesKnown === 'true' ? deliverables : [], (left) =>
        set({ deliverables: left }),
      );
      for (const inspiration of attached) await patch(inspiration, { [`briefs.${id}`]: true });
      onMade();
      void navigate({ to: '/brief/$id', params: { id } });
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
  for (const [at, { key: _, count, title, type, deadline, format, folderName }] of wanted.entries()) {
    const deliverable = { title, type, deadline, ...(format ? { format } : {}), ...(folderName ? { folderName } : {}) };
    await calls.production.createDeliverables({ production, deliverable, count });
    onLeft(wanted.slice(at + 1));
  }
}
