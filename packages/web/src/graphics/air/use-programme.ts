import type { Design, Programme } from '@pavilion/domain/graphics';
import { useEffect, useRef, useState } from 'react';

interface Followed {
  programme: Programme | null;
  /** Milliseconds that this machine's clock is ahead of the server's. */
  ahead: number;
}

export type Following =
  | { status: 'waiting' }
  /** The address was renewed, or never existed. `shownBefore` if this page has followed it: it may be on air. */
  | { status: 'gone'; shownBefore: boolean }
  | { status: 'following'; shown: Shown | null; ahead: number };

/** The last programme whose design is here: it stays until the design of the next one has come. */
interface Shown {
  programme: Programme;
  design: Design;
}

const retryMilliseconds = 2_000;
/** An unknown address rarely comes back: only when a deleted rundown is restored. */
const goneMilliseconds = 60_000;

/** Remembers the addresses that this window has followed. Playout software reloads its pages between two scenes. */
const followedKey = 'graphics.air.followed';
const wasFollowed = (secret: string): boolean => sessionStorage.getItem(followedKey) === secret;
const rememberFollowed = (secret: string): void => sessionStorage.setItem(followedKey, secret);

/**
 * Follows the programme at an address without sign-in (GFX-029). The browser connects again by itself after a break. A server
 * that does not know the address ends it, and is asked again once a minute.
 */
export function useProgramme(secret: string): Following {
  const [followed, setFollowed] = useState<Followed | 'waiting' | 'gone'>('waiting');
  const [design, setDesign] = useState<{ of: string; design: Design } | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt connects anew
  useEffect(() => {
    const source = new EventSource(`/api/air/${encodeURIComponent(secret)}`);
    let timer: ReturnType<typeof setTimeout> | undefined;
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      rememberFollowed(secret);
      const { programme, now } = JSON.parse(data) as { programme: Programme | null; now: string };
      setFollowed({ programme, ahead: Date.now() - Date.parse(now) });
    });
    source.addEventListener('error', () => {
      // A refusal closes the source for good: ask what it was, since a server that is starting refuses too.
      if (source.readyState !== EventSource.CLOSED) return;
      void statusOf(secret).then((status) => {
        const isGone = status === 404;
        if (isGone) setFollowed('gone');
        timer = setTimeout(() => setAttempt((last) => last + 1), isGone ? goneMilliseconds : retryMilliseconds);
      });
    });
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [secret, attempt]);

  const publication = typeof followed === 'object' ? followed.programme?.publication : undefined;
  useEffect(() => {
    if (publication === undefined) return;
    const ended = new AbortController();
    const { signal } = ended;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A source that stays connected sends nothing new, so whatever fails here is asked for again.
    const load = async () => {
      const read = await designOf(secret, publication, signal);
      if (signal.aborted) return;
      if (read) setDesign({ of: publication, design: read });
      else timer = setTimeout(load, retryMilliseconds);
    };
    void load();
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [secret, publication]);

  const last = useRef<Shown | null>(null);
  if (followed === 'gone') return { status: 'gone', shownBefore: wasFollowed(secret) };
  if (followed === 'waiting') return { status: 'waiting' };
  const { programme, ahead } = followed;
  if (!programme) last.current = null;
  else if (design?.of === programme.publication) last.current = { programme, design: design.design };
  return { status: 'following', shown: last.current, ahead };
}

async function statusOf(secret: string): Promise<number> {
  const ended = new AbortController();
  try {
    return (await fetch(`/api/air/${encodeURIComponent(secret)}`, { signal: ended.signal })).status;
  } catch {
    return 0;
  } finally {
    ended.abort();
  }
}

/** The design of the publication on air; null if it cannot be had at the moment. */
async function designOf(secret: string, publication: string, signal: AbortSignal): Promise<Design | null> {
  try {
    const answer = await fetch(`/api/air/${encodeURIComponent(secret)}/design/${publication}`, { signal });
    return answer.ok ? ((await answer.json()) as Design) : null;
  } catch {
    return null;
  }
}
