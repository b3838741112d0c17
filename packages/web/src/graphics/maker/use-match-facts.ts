import {
  archiveEvents,
  type Design,
  type FieldValues,
  type Graphic,
  graphics,
  type NewFact,
  newFacts,
  takesNewFacts,
} from '@pavilion/domain';
import { usePatch } from '@pavilion/sync/react';
import { useEffect, useMemo, useState } from 'react';
import { calls } from '../../call/client.ts';
import { refusalWords } from '../../call/refusal.ts';
import { useAnswer } from '../../call/use-call.ts';
import { notifyError } from '../../kit/notify.ts';
import { useChangeOf } from '../../parts/use-change-of.ts';
import type { GraphicValues } from './use-graphic-values.ts';

/** What the facts of a graphic are about. */
type About = Pick<Graphic, 'match' | 'innings' | 'player' | 'upTo' | 'kind'>;

export interface MatchFacts {
  players: readonly { name: string; team: string }[];
  innings: readonly { innings: number; words: string }[];
  /** The match has been read, and no ball of it is known. */
  unplayed: boolean;
  /** New values that the match offers (GFX-021). */
  offered: readonly NewFact[];
  /** Why the facts cannot be read, as a sentence. */
  refusal?: string | undefined;
  choosing: boolean;
  /** Chooses the match, its innings or its player as they now stand, and fills the fields from it (GFX-020). */
  choose: (about: { match?: string | null; innings?: number | null; player?: string | null }) => Promise<void>;
  take: () => void;
}

const inputOf = ({ match = '', innings, player, upTo, kind }: About) => ({
  match,
  kind,
  ...(innings === undefined ? {} : { innings }),
  ...(player ? { player } : {}),
  ...(upTo === undefined ? {} : { upTo }),
});

/** The answer about the match of a graphic, asked again when its ball-by-ball data changes. */
export function useFactsAnswer(about: About) {
  const { match } = about;
  const asked = useAnswer(calls.graphics.matchFacts, inputOf(about), { when: match !== undefined });
  useChangeOf(archiveEvents, match ? { match, source: 'feed' } : null, asked.again);
  return { ...asked, facts: match && !asked.previous ? asked.answer : undefined };
}

/** What the match of a graphic offers to the form of its maker. */
export function useMatchFacts(graphic: Graphic, design: Design, made: GraphicValues): MatchFacts {
  const { id, match, typed } = graphic;
  const patch = usePatch(graphics);
  const [choosing, setChoosing] = useState(false);
  const { answer, facts, refusal } = useFactsAnswer(graphic);
  // A typed value that was refused is not stored as typed; a fact must not take its place either.
  const own = useMemo(
    () => ({ ...typed, ...Object.fromEntries(Object.keys(made.errors).map((key) => [key, true])) }),
    [typed, made.errors],
  );
  const offered = useMemo(
    () => (facts && !choosing ? newFacts(design, { values: made.values, typed: own }, facts.facts) : []),
    [facts, choosing, design, made.values, own],
  );
  const { fill } = made;
  const takes = takesNewFacts(graphic) && offered.length > 0;
  useEffect(() => {
    if (takes) fill(valuesOf(offered));
  }, [takes, offered, fill]);

  const choose: MatchFacts['choose'] = async (about) => {
    setChoosing(true);
    try {
      const changes = 'match' in about ? { innings: null, player: null, ...about } : about;
      // A graphic of a moment shows the match as it then stood, until something else is chosen.
      const chosen = await patch(id, { ...changes, upTo: null });
      if (!chosen.match) return;
      const { facts: found } = await calls.graphics.matchFacts(inputOf(chosen));
      fill(valuesOf(newFacts(design, { values: made.values, typed: { ...own, ...chosen.typed } }, found)));
    } catch (error) {
      notifyError(refusalWords(error).message);
    } finally {
      setChoosing(false);
    }
  };
  return {
    players: (match && answer?.players) || [],
    innings: (match && answer?.innings) || [],
    unplayed: facts ? facts.innings.length === 0 : false,
    offered: takes ? [] : offered,
    refusal: match ? refusal?.message : undefined,
    choosing,
    choose,
    take: () => fill(valuesOf(offered)),
  };
}

const valuesOf = (offered: readonly NewFact[]): FieldValues =>
  Object.fromEntries(offered.map(({ key, after }) => [key, after]));
