import { type Match, matches } from '@pavilion/domain/archive';
import type { Template } from '@pavilion/domain/graphics';
import { inspirations } from '@pavilion/domain/inspirations';
import { Refusal } from '../../engines/store/refusal.ts';
import { type Placing, stemOf } from './placing.ts';
import type { FontFacts } from './read-font.ts';

/** An uploaded file becomes an inspiration as soon as it is complete (OPN-062). */
export function placeInspiration(name: string): Placing {
  return {
    place: async (_tx, fileId) => ({ what: 'inspiration', inspiration: fileId }),
    async after(tx, file) {
      await tx.insert(inspirations, {
        id: file.id,
        what: 'file',
        file: file.id,
        title: stemOf(name),
        type: file.assetType === 'video' ? 'Video' : undefined,
        scraped: true,
      });
    },
  };
}

/** A recording that is not associated with a match yet (ARC-041). */
export function placeUnassociated(name: string): Placing {
  return { place: async () => ({ what: 'archive-awaiting', label: stemOf(name) }) };
}

/** ARC-044 */
export function placeReel(matchId: string, name: string): Placing {
  return {
    async place(tx) {
      const match = await tx.lock(matches, matchId);
      if (!match) throw new Refusal('NOT_FOUND', 'The match of this reel has been deleted.');
      return { what: 'match-reel', label: stemOf(name), ...copiesOfMatch(match) };
    },
  };
}

/** LIV-056 */
export function placeLogo(name: string): Placing {
  return { place: async () => ({ what: 'livestream-county-logo', label: stemOf(name) }) };
}

/** A picture gets the department and brands of what it is for, which decide who sees it (GFX-010). */
export function placeGraphicPicture(
  name: string,
  { department, brands }: Pick<Template, 'department' | 'brands'>,
  { id, imported }: { id: string; imported?: boolean | undefined },
): Placing {
  const importedFor = imported ? { importedFor: id } : {};
  return { place: async () => ({ what: 'graphic-picture', label: stemOf(name), department, brands, ...importedFor }) };
}

/** The same for a video (GFX-007). */
export function placeGraphicVideo(
  name: string,
  { department, brands }: Pick<Template, 'department' | 'brands'>,
): Placing {
  return { place: async () => ({ what: 'graphic-video', label: stemOf(name), department, brands }) };
}

/** GFX-009; `facts` gives what the font says of itself, once it was read. */
export function placeGraphicFont(name: string, facts: () => FontFacts | null): Placing {
  return { place: async () => ({ what: 'graphic-font', label: stemOf(name), font: facts() ?? undefined }) };
}

/** Fields that archive files carry of their match, so that their policy can look at them alone. */
function copiesOfMatch(match: Match) {
  const { int, startDate, year, teamsMap, cricketFormat, cricketType, ground, teamId1 } = match;
  return { match: match.id, int, startDate, year, teamsMap, cricketFormat, cricketType, ground, teamId1 };
}
