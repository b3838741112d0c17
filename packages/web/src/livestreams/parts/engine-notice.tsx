import { Alert } from '@mantine/core';
import { IconPlugOff } from '@tabler/icons-react';
import { useEngine } from './use-engine.ts';

/** Says how to switch the live engine on while it is off, or what is amiss with it. */
export function EngineNotice() {
  const { answer } = useEngine();
  if (!answer || answer.on) return null;
  return (
    <Alert color="yellow" variant="light" icon={<IconPlugOff size={18} />} role="status">
      {answer.sentence}
    </Alert>
  );
}
