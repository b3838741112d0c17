import { useState } from 'react';

/** One step of a sign-in: its action, and the sentence of its latest refusal. */
export function useStep() {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = async <T>(action: () => Promise<T>): Promise<T | undefined> => {
    setPending(true);
    setError(null);
    try {
      return await action();
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : 'This did not work. Please try again.');
      return undefined;
    } finally {
      setPending(false);
    }
  };
  return { pending, error, run, forget: () => setError(null) };
}
