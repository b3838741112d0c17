import { Button, Group } from '@mantine/core';
import { factValues } from '@pavilion/domain';
import { useState } from 'react';
import { calls } from '../../../call/client.ts';
import { useCall } from '../../../call/use-call.ts';
import { MatchPick } from '../../match-pick.tsx';
import { useModel } from '../state/editor.ts';
import { useTestValues } from '../state/use-test-values.ts';

/** Fills a designer's own view of the slide from a match, as makers' fields are filled (GFX-020): real names are longer than invented ones. */
export function TryMatch() {
  const { template, design } = useModel();
  const [values, setValues] = useTestValues(template.id);
  const [match, setMatch] = useState<string | null>(null);
  const read = useCall(calls.graphics.matchFacts, { quiet: true });
  const choose = async (next: string | null) => {
    setMatch(next);
    const answer = next && (await read.run({ match: next, kind: template.kind }));
    if (answer) setValues({ ...values, ...factValues(design, answer.facts) });
  };
  const isFilled = design.fields.some(({ fact }) => fact !== undefined);
  const isTried = Object.keys(values).length > 0;
  if (!isFilled && !isTried) return null;
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      {isFilled && (
        <MatchPick
          label="Try with a match"
          size="xs"
          flex={1}
          value={match}
          error={read.refusal?.message}
          onChange={(next) => void choose(next)}
        />
      )}
      {isTried && (
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            setMatch(null);
            setValues({});
          }}
        >
          Clear Values
        </Button>
      )}
    </Group>
  );
}
