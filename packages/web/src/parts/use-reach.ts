import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds between two tries. */
const pause = 3_000;

interface Reach {
  /** Loads the film or picture again, once the server answers. */
  onBack: () => void;
  /** The server answers, so the browser cannot show what it sends. */
  onUnplayable: () => void;
}

/**
 * For the error of a film or picture: tells one that cannot be reached from one that cannot be shown. While `lost`, the server
 * does not answer, and is asked again.
 */
export function useReach(src: string, { onBack, onUnplayable }: Reach): { lost: boolean; onError: () => void } {
  const [unanswered, setUnanswered] = useState<string | null>(null);
  const lost = unanswered === src;
  const comeBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!lost) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const tryAgain = async () => {
      const reached = await answers(src);
      if (isOver) return;
      if (!reached) {
        timer = setTimeout(tryAgain, pause);
        return;
      }
      setUnanswered(null);
      comeBack();
    };
    timer = setTimeout(tryAgain, pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [lost, src]);
  const onError = async () => {
    if (await answers(src)) onUnplayable();
    else setUnanswered(src);
  };
  return { lost, onError: () => void onError() };
}

const answers = (src: string) =>
  fetch(src, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
