import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { countWords } from '@pavilion/domain';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { refusalWords } from '../../call/refusal.ts';
import { useAnswer } from '../../call/use-call.ts';
import { notifyError } from '../../kit/notify.ts';
import { MatchPick } from '../match-pick.tsx';
import type { SubjectSourceProps } from './match-source.tsx';
import { subjectEntries } from './subject-entries.ts';

/** A row for each chosen player of a match, filled from its ball-by-ball data. */
export function PlayerSource({ design, kind, room, onAdd }: SubjectSourceProps) {
  const [match, setMatch] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string[]>([]);
  const [pending, setPending] = useState(false);
  const { answer, previous, refusal } = useAnswer(
    calls.graphics.matchFacts,
    { match: match ?? '', kind },
    { when: match !== null },
  );
  const players = match && !previous ? (answer?.players ?? []) : [];
  const teams = [...new Set(players.map(({ team }) => team))];
  const add = async () => {
    if (!match) return;
    setPending(true);
    try {
      onAdd(
        await subjectEntries(
          design,
          kind,
          chosen.slice(0, room).map((player) => ({ match, player })),
        ),
      );
      setChosen([]);
    } catch (error) {
      notifyError(refusalWords(error).message);
    } finally {
      setPending(false);
    }
  };
  const toggle = (names: readonly string[], on: boolean) =>
    setChosen((now) => [...now.filter((name) => !names.includes(name)), ...(on ? names : [])]);
  return (
    <Stack gap="md">
      <MatchPick
        label="Match"
        maw={480}
        value={match}
        error={refusal?.message}
        onChange={(next) => {
          setMatch(next);
          setChosen([]);
        }}
      />
      {match && answer && players.length === 0 && !previous && <Text c="dimmed">This match has no players yet.</Text>}
      <Group align="flex-start" gap="xl">
        {teams.map((team) => {
          const names = players.filter((player) => player.team === team).map(({ name }) => name);
          const count = names.filter((name) => chosen.includes(name)).length;
          return (
            <Stack key={team} gap={6} role="group" aria-label={team}>
              <Checkbox
                label={team}
                fw={550}
                checked={count === names.length}
                indeterminate={count > 0 && count < names.length}
                onChange={(event) => toggle(names, event.currentTarget.checked)}
              />
              {names.map((name) => (
                <Checkbox
                  key={name}
                  ml="md"
                  label={name}
                  checked={chosen.includes(name)}
                  onChange={(event) => toggle([name], event.currentTarget.checked)}
                />
              ))}
            </Stack>
          );
        })}
      </Group>
      {players.length > 0 && (
        <Group justify="flex-end">
          <Button loading={pending} disabled={chosen.length === 0 || room === 0} onClick={() => void add()}>
            Add {countWords(Math.min(chosen.length, room), 'Row')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
