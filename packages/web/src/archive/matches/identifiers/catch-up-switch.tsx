import { Loader, Switch, Tooltip } from '@mantine/core';
import { catchUpName, type Match, matches, matchTitle } from '@pavilion/domain/archive';
import { usePatch } from '@pavilion/sync/react';
import { calls } from '../../../call/client.ts';
import { refusalWords } from '../../../call/refusal.ts';
import { useCall } from '../../../call/use-call.ts';
import { notifyError } from '../../../kit/notify.ts';

/**
 * Switches catch-up on or off. The first time creates a video at the video platform, which is reused afterwards (ARC-087,
 * OPN-084).
 */
export function CatchUpSwitch({ match }: { match: Match }) {
  const patch = usePatch(matches);
  const create = useCall(calls.archive.bcCMSCreate);
  const toggle = async (on: boolean) => {
    if (on && !match.catchupBCId) {
      await create.run({ name: catchUpName(match), match: match.id });
      return;
    }
    try {
      await patch(match.id, { catchupBC: on });
    } catch (error) {
      notifyError(refusalWords(error).message);
    }
  };
  if (create.pending) return <Loader size={18} aria-label="Creating the video" />;
  return (
    <Tooltip label={`Video ${match.catchupBCId ?? ''}`} disabled={!match.catchupBCId}>
      <Switch
        size="sm"
        style={{ display: 'inline-flex', verticalAlign: 'middle' }}
        aria-label={`Catch-Up of ${matchTitle(match)}`}
        checked={match.catchupBC}
        onChange={(event) => void toggle(event.currentTarget.checked)}
      />
    </Tooltip>
  );
}
