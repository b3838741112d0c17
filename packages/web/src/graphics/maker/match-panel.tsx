import { Button, Group, Stack, Switch, Text } from '@mantine/core';
import { type Design, type Graphic, graphics, hasMatch } from '@pavilion/domain';
import { Panel } from '../../kit/panel.tsx';
import { Select } from '../../kit/select.tsx';
import { useEdits } from '../../parts/use-edits.ts';
import { MatchPick } from '../match-pick.tsx';
import { playerOption } from './player-option.tsx';
import type { MatchFacts } from './use-match-facts.ts';

interface MatchPanelProps {
  graphic: Graphic;
  design: Design;
  facts: MatchFacts;
}

/** The match that a graphic is about: it fills the fields (GFX-020). */
export function MatchPanel({ graphic, design, facts }: MatchPanelProps) {
  const { choose } = useEdits(graphics, graphic);
  const filled = design.fields.some(({ fact }) => fact !== undefined);
  if (!hasMatch(graphic.kind) && !graphic.match && !filled) return null;
  return (
    <Panel title="Match">
      <Stack gap="sm">
        <MatchPick
          label="Match that fills the fields"
          description={filled ? 'Fills the fields from its ball-by-ball data.' : undefined}
          value={graphic.match}
          error={facts.refusal}
          onChange={(match) => void facts.choose({ match })}
        />
        {facts.unplayed && (
          <Text size="sm" role="status">
            This match has no ball-by-ball data yet, so only what is known before play is filled in.
          </Text>
        )}
        {graphic.match && facts.innings.length > 0 && (
          <>
            <Select
              label="Innings"
              placeholder="Latest"
              clearable
              data={facts.innings.map(({ innings, words }) => ({ value: String(innings), label: words }))}
              value={graphic.innings === undefined ? null : String(graphic.innings)}
              onChange={(innings) => void facts.choose({ innings: innings === null ? null : Number(innings) })}
            />
            <Select
              label="Player"
              placeholder="From the match"
              searchable
              clearable
              data={facts.players.map(({ name }) => name)}
              renderOption={playerOption(facts.players)}
              value={graphic.player ?? null}
              onChange={(player) => void facts.choose({ player })}
            />
          </>
        )}
        {graphic.match && graphic.upTo !== undefined && (
          <Group justify="space-between" gap="sm">
            <Text size="sm" flex={1} miw={160}>
              Shows the match as it stood at this moment.
            </Text>
            <Button size="xs" variant="default" onClick={() => void facts.choose({})}>
              Show It As It Stands
            </Button>
          </Group>
        )}
        {graphic.match && (
          <Switch
            label="Take new values at once"
            description="Fields that you typed yourself stay as they are."
            checked={graphic.follow === 'take'}
            onChange={(event) => choose('New values', { follow: event.currentTarget.checked ? 'take' : 'offer' })}
          />
        )}
      </Stack>
    </Panel>
  );
}
