import { type AirLayer, type Design, filmDesign, type Programme } from '@pavilion/domain/graphics';
import type { Face } from '@pavilion/drawing';
import { newId } from '@pavilion/sync/client';
import { useEffect, useRef, useState } from 'react';

interface Followed {
  layers: readonly AirLayer[];
  /** Milliseconds that this machine's clock is ahead of the server's. */
  ahead: number;
}

export type Following =
  | { status: 'waiting' }
  /** The address was renewed, or never existed. `shownBefore` if this page has followed it: it may be on air. */
  | { status: 'gone'; shownBefore: boolean }
  | { status: 'following'; shown: readonly ShownLayer[]; ahead: number };

/** The last programme of a layer whose design is here: it stays until the design of the next one has come. */
export interface ShownLayer {
  layer: number;
  programme: Programme;
  design: Design;
  /** Uploaded fonts of the design. */
  faces: readonly Face[];
}

/** A design as the server answers it. */
type AirDesign = Design & Pick<ShownLayer, 'faces'>;

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
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt connects anew
  useEffect(() => {
    const address = `/api/air/${encodeURIComponent(secret)}`;
    const page = newId();
    const source = new EventSource(`${address}?page=${page}`);
    let since: string | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      rememberFollowed(secret);
      const { layers, now } = JSON.parse(data) as { layers: AirLayer[]; now: string };
      since ??= now;
      setFollowed({ layers, ahead: Date.now() - Date.parse(now) });
    });
    // Operators see that this page follows. It answers the server and no timer of its own: browsers hold back those of hidden pages.
    source.addEventListener('beat', () => {
      if (since) void fetch(`${address}/here/${page}?since=${since}`, { method: 'POST' }).catch(() => undefined);
    });
    source.addEventListener('error', () => {
      since = undefined;
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

  const layers = typeof followed === 'object' ? followed.layers : nothing;
  const designOfLayer = useDesigns(secret, layers);
  const last = useRef<readonly ShownLayer[]>([]);
  if (followed === 'gone') return { status: 'gone', shownBefore: wasFollowed(secret) };
  if (followed === 'waiting') return { status: 'waiting' };
  last.current = layers.flatMap(({ layer, programme }) => {
    const design = designOfLayer(programme);
    return design
      ? { layer, programme, design, faces: design.faces }
      : (last.current.find((each) => each.layer === layer) ?? []);
  });
  return { status: 'following', shown: last.current, ahead: followed.ahead };
}

const nothing: readonly AirLayer[] = [];

/** Loads the designs of these layers. A programme is known by its publication, which never changes, or by its film. */
function useDesigns(secret: string, layers: readonly AirLayer[]): (programme: Programme) => AirDesign | undefined {
  const [designs, setDesigns] = useState<ReadonlyMap<string, AirDesign>>(new Map());
  const films = useRef(new Map<string, AirDesign>());
  const wanted = layers.flatMap(({ programme: { publication } }) => publication ?? []);
  const missing = [...new Set(wanted)].filter((id) => !designs.has(id)).join(' ');
  useEffect(() => {
    if (missing === '') return;
    const ended = new AbortController();
    const { signal } = ended;
    const timers: ReturnType<typeof setTimeout>[] = [];
    // A source that stays connected sends nothing new, so whatever fails here is asked for again.
    const load = async (publication: string) => {
      const read = await designOf(secret, publication, signal);
      if (signal.aborted) return;
      if (read) setDesigns((known) => new Map(known).set(publication, read));
      else timers.push(setTimeout(load, retryMilliseconds, publication));
    };
    for (const publication of missing.split(' ')) void load(publication);
    return () => {
      for (const timer of timers) clearTimeout(timer);
      ended.abort();
    };
  }, [secret, missing]);
  return ({ publication, film }) => {
    if (!film) return publication === undefined ? undefined : designs.get(publication);
    const key = JSON.stringify(film);
    const design = films.current.get(key) ?? { ...filmDesign(film), faces: [] };
    films.current.set(key, design);
    return design;
  };
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
async function designOf(secret: string, publication: string, signal: AbortSignal): Promise<AirDesign | null> {
  try {
    const answer = await fetch(`/api/air/${encodeURIComponent(secret)}/design/${publication}`, { signal });
    return answer.ok ? ((await answer.json()) as AirDesign) : null;
  } catch {
    return null;
  }
}
