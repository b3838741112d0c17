import { Text } from '@mantine/core';
import {
  type Graphic,
  graphics,
  matches,
  newFacts,
  type Programme,
  publications,
  takesNewFacts,
  waitsForUpdate,
} from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import { useFactsAnswer } from '../maker/use-match-facts.ts';

/** Says beside a graphic on air that it shows older values than there are (GFX-021, GFX-028). */
export function NewerValues({ graphic: id, programme }: { graphic: string; programme: Programme }) {
  const { document: graphic } = useDoc(graphics, id);
  if (!graphic) return null;
  if (waitsForUpdate(programme, graphic)) return <Note>Newer values wait for Update</Note>;
  return graphic.match ? <SeenMatchNote graphic={graphic} match={graphic.match} /> : null;
}

/** Who may not see the match of a graphic is not told of its values, and the page does not ask for them. */
function SeenMatchNote({ graphic, match }: { graphic: Graphic; match: string }) {
  const { document: seen } = useDoc(matches, match);
  return seen && <MatchNote graphic={graphic} />;
}

/** Update shows what the graphic holds, so new values of a match are first taken there. */
function MatchNote({ graphic }: { graphic: Graphic }) {
  const { document: publication } = useDoc(publications, graphic.publication);
  const { facts } = useFactsAnswer(graphic);
  // A graphic that takes them by itself has them in a moment.
  if (!publication || !facts || takesNewFacts(graphic)) return null;
  if (newFacts(publication.design, graphic, facts.facts).length === 0) return null;
  return <Note>The match has newer values: take them in the graphic, then Update</Note>;
}

const Note = ({ children }: { children: string }) => (
  <Text size="sm" fw={600} c="var(--pv-orange)" role="status">
    {children}
  </Text>
);
