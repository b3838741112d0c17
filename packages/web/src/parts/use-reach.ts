import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds between two tries. */
const pause = 3_000;

/**
 * Tells a film or picture that cannot be shown from one that cannot be reached. `asks` resolves to whether the server answers;
 * if not, `lost` is true until it does, and then `onBack` loads it again.
 */
export function useReach(src: string, onBack: () => void): { lost: boolean; asks: () => Promise<boolean> } {
  const [unanswered, setUnanswered] = useState<string | null>(null);
  const lost = unanswered === src;
  const comeBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!lost) return;
    const timer = setInterval(async () => {
      if (!(await answers(src))) return;
      clearInterval(timer);
      setUnanswered(null);
      comeBack();
    }, pause);
    return () => clearInterval(timer);
  }, [lost, src]);
  const asks = async () => {
    const reached = await answers(src);
    if (!reached) setUnanswered(src);
    return reached;
  };
  return { lost, asks };
}

const answers = (src: string) =>
  fetch(src, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
