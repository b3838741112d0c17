import { Group, Stack, Text } from '@mantine/core';
import type { Livestream } from '@pavilion/domain/livestreams';
import { calls } from '../../call/client.ts';
import { useAnswer, useCall } from '../../call/use-call.ts';
import { ButtonLink } from '../../kit/links.tsx';
import { Select } from '../../kit/select.tsx';
import { useCan } from '../../session/session-provider.tsx';
import { FailureLine } from './failure-line.tsx';
import { useEngine } from './use-engine.ts';

const what = 'Rundown whose graphics on air are burnt into the picture.';

/** The rundown whose programme is burnt into a stream (GFX-030). Its page is for people who work with Social Graphics. */
export function GraphicsPick({ stream }: { stream: Livestream }) {
  const choices = useAnswer(calls.livestreams.rundownChoices, {}, { since: stream.control });
  const opens = useCan('openGraphics');
  const { answer: engine } = useEngine();
  const { run, pending, refusal } = useCall(calls.livestreams.setStreamGraphics, { quiet: true });
  const burns = engine?.watermarks ?? true;
  const rundowns = choices.answer?.rundowns ?? [];
  const seen = rundowns.some(({ id }) => id === stream.control);
  const other = choices.answer ? 'A rundown you do not have access to' : 'Please wait';
  const hidden = stream.control && !seen ? [{ value: stream.control, label: other }] : [];
  return (
    <Stack gap={4}>
      <Select
        label="Graphics"
        description={what}
        placeholder="No graphics"
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Clear the graphics' }}
        // Not disabled while it is stored: that would take the focus away.
        readOnly={pending}
        disabled={!burns}
        nothingFoundMessage="No rundowns found. They are made in Social Graphics, On Air."
        value={stream.control ?? null}
        data={[...rundowns.map(({ id, name }) => ({ value: id, label: name })), ...hidden]}
        // A rundown that was made since is offered too.
        onDropdownOpen={() => void choices.again()}
        onChange={(control) => void run({ streamID: stream.id, control })}
      />
      {!burns && (
        <Text size="xs" c="dimmed">
          The video platform does not burn graphics into streams.
        </Text>
      )}
      {stream.control && seen && opens && (
        <Group>
          <ButtonLink to={`/jimstagram/control/${stream.control}`} size="xs" variant="subtle">
            Open Rundown
          </ButtonLink>
        </Group>
      )}
      <FailureLine message={refusal?.message ?? choices.refusal?.message} />
    </Stack>
  );
}
