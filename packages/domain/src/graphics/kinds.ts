/** Kinds of templates (GFX-020), in the order of the choice. Those with a match are filled from its ball-by-ball data. */
export const graphicKinds = [
  'fixture',
  'line-up',
  'toss',
  'start of play',
  'session score',
  'wicket',
  'fifty or hundred',
  'five wickets',
  'innings break',
  'result',
  'player of the match',
  'standings',
  'week’s fixtures',
  'quote',
  'birthday',
  'ticket',
  'free',
] as const;
export type GraphicKind = (typeof graphicKinds)[number];

const withoutMatch: readonly GraphicKind[] = ['standings', 'week’s fixtures', 'quote', 'birthday', 'free'];

/** Whether graphics of this kind are about one match. */
export const hasMatch = (kind: GraphicKind): boolean => !withoutMatch.includes(kind);
