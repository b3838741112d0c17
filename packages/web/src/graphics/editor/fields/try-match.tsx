import { Button, Group, Stack } from '@mantine/core';
import { factValues } from '@pavilion/domain';
import { useState } from 'react';
import { calls } from '../../../call/client.ts';
import { useCall } from '../../../call/use-call.ts';
import { MatchPick } from '../../match-pick.tsx';
import { useEditor, useModel } from '../state/editor.ts';
import { useTestValues } from '../state/use-test-values.ts';
import { keepSamples } from './new-field.ts';

/** Fills a designer's own view of the slide from a match, as makers' fields are filled (GFX-020): real names are longer than invented ones. */
export function TryMatch() {
  const editor = useEditor();
  const { template, design } = useModel();
  const [values, setValues] = useTestValues(template.id);
  const [match, setMatch] = useState<string | null>(null);
  const read = useCall(calls.graphics.matchFacts, { quiet: true });
  const [unplayed, setUnplayed] = useState(false);
  const choose = async (next: string | null) => {
    setMatch(next);
    setUnplayed(false);
    const answer = next && (await read.run({ match: next, kind: template.kind }));
    if (!answer) return;
    setUnplayed(answer.innings.length === 0);
    // What the match does not say yet leaves the slide as it is.
    const said = Object.entries(factValues(design, answer.facts)).filter(([, value]) => value !== '');
    setValues({ ...values, ...Object.fromEntries(said) });
  };
  const clear = () => {
    setMatch(null);
    setUnplayed(false);
    setValues({});
  };
  const isFilled = design.fields.some(({ fact }) => fact !== undefined);
  const isTried = Object.keys(values).length > 0;
  if (!isFilled && !isTried) return null;
  return (
    <Stack gap={8} align="flex-start">
      {isFilled && (
        <MatchPick
          label="Try with a match"
          size="xs"
          w="100%"
          description={
            unplayed ? 'It has no ball-by-ball data yet: only what is known before play is filled in.' : undefined
          }
          value={match}
          error={read.refusal?.message}
          onChange={(next) => void choose(next)}
        />
      )}
      {isTried && (
        <Group gap={8}>
          <Button
            size="xs"
            variant="light"
            onClick={() => {
              keepSamples(editor, values);
              clear();
            }}
          >
            Keep as Samples
          </Button>
          <Button size="xs" variant="default" onClick={clear}>
            Clear Values
          </Button>
        </Group>
      )}
    </Stack>
  );
}
