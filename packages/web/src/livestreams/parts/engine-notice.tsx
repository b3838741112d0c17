import { Alert } from '@mantine/core';
import { IconPlugOff } from '@tabler/icons-react';
import { useEngine } from './use-engine.ts';

/** Notice while the live engine is off: how to switch it on, or what is wrong. */
export function EngineNotice() {
  const { answer } = useEngine();
  if (!answer || answer.on) return null;
  return (
    <Alert color="yellow" variant="light" icon={<IconPlugOff size={18} />} role="status">
      {answer.sentence}
    </Alert>
  );
}
