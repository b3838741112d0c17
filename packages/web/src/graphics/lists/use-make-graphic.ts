import { graphics, pagePath } from '@pavilion/domain';
import { useNavigate } from '@tanstack/react-router';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';

type MakeInput = Parameters<typeof calls.graphics.makeGraphic>[0];

/** Makes a graphic of a template, and opens it. */
export function useMakeGraphic() {
  const call = useCall(calls.graphics.makeGraphic);
  const navigate = useNavigate();
  const make = async (input: MakeInput): Promise<void> => {
    const made = await call.run(input);
    if (made) void navigate({ to: pagePath(graphics, made) });
  };
  return { make, pending: call.pending };
}
