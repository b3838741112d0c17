import { TextInput } from '@mantine/core';
import { isSamePlayer, nearestPlayers } from '@pavilion/domain/graphics';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';
import { Pick } from '../../kit/multi-pick.tsx';
import { usePlayerNames } from '../../parts/use-player-names.ts';
import { useCan } from '../../session/session-provider.tsx';
import type { InputProps } from './input-props.ts';
import { playerOption } from './player-option.tsx';
import type { MatchFacts } from './use-match-facts.ts';

interface PlayerFieldProps extends Omit<InputProps, 'onChange'> {
  /** Those of the match; empty without one. */
  players: MatchFacts['players'];
  onChange: (value: string | null) => void;
}

/**
 * A player: one of the match, one of the archive where there is no match, or any other name, which is then pointed out. For people
 * without the archive, a text.
 */
export function PlayerField({ players, ...rest }: PlayerFieldProps) {
  const isOfArchive = useCan('openArchive') && players.length === 0;
  if (isOfArchive || players.length > 0) return <KnownPlayer players={players} isOfArchive={isOfArchive} {...rest} />;
  return <TextInput {...rest} onChange={(event) => rest.onChange(event.currentTarget.value)} />;
}

function KnownPlayer({ players, isOfArchive, ...rest }: PlayerFieldProps & { isOfArchive: boolean }) {
  const [search, setSearch] = useState('');
  const { names, waiting } = usePlayerNames(search, isOfArchive);
  const warning = useUnknownPlayer(rest.value, players, isOfArchive);
  const offered = isOfArchive ? names : players.map(({ name }) => name);
  return (
    <Pick
      creatable
      createWord="Use"
      data={[...new Set(offered)]}
      renderOption={playerOption(players)}
      waiting={waiting}
      // Keeps every result: Mantine's own filter would drop fuzzy matches.
      {...(isOfArchive && { filter: ({ options }) => options })}
      onSearch={setSearch}
      {...rest}
      description={warning ?? rest.description}
    />
  );
}

/** Says so of a name that nobody has, as the table of many graphics does. */
function useUnknownPlayer(name: string, players: MatchFacts['players'], isOfArchive: boolean): string | null {
  const { answer, previous } = useAnswer(
    calls.graphics.unknownPlayers,
    { names: [name] },
    { when: isOfArchive && name !== '', fresh: 60_000 },
  );
  if (name === '') return null;
  if (isOfArchive) {
    const [unknown] = previous ? [] : (answer?.unknown ?? []);
    return unknown ? nobodyWords('the archive', unknown.nearest) : null;
  }
  const names = players.map((player) => player.name);
  const isKnown = names.length === 0 || names.some((player) => isSamePlayer(player, name));
  return isKnown ? null : nobodyWords('this match', nearestPlayers(name, names));
}

const nobodyWords = (where: string, [nearest]: readonly string[]): string =>
  `No player of ${where} has this name.${nearest ? ` Did you mean ${nearest}?` : ''}`;
