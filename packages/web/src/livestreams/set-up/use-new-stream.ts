import { livestreams, pagePath } from '@pavilion/domain';
import { useNavigate } from '@tanstack/react-router';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';

interface NewStream {
  name: string;
  tournament: string;
  bbcCommentary: boolean;
}

/** Sets up a stream and opens its page (LIV-053, OPN-072). */
export function useNewStream() {
  const { run, pending, refusal } = useCall(calls.livestreams.addStream, { quiet: true });
  const navigate = useNavigate();
  const create = async (stream: NewStream) => {
    const made = await run({ ...stream, commercialContents: [] });
    if (made) await navigate({ to: pagePath(livestreams, made) });
  };
  return { create, pending, refusal };
}
