import { type ComboboxItem, type ComboboxLikeRenderOptionInput, Text } from '@mantine/core';
import { OptionNote } from '../../kit/option-note.tsx';
import type { MatchFacts } from './use-match-facts.ts';

/** Draws an option of a player with the team that the player is of: the list has those of both. */
export const playerOption = (players: MatchFacts['players']) => {
  const teams = new Map(players.map(({ name, team }) => [name, team]));
  return ({ option }: ComboboxLikeRenderOptionInput<ComboboxItem>) => (
    <div>
      <Text size="sm">{option.label}</Text>
      <OptionNote>{teams.get(option.value)}</OptionNote>
    </div>
  );
};
