import { useMemo } from 'react';
import { thumbHashToApproximateAspectRatio, thumbHashToDataURL } from 'thumbhash';

const known = new Map<string, { url: string; ratio: number } | null>();

function read(hash: string): { url: string; ratio: number } | null {
  try {
    const bytes = Uint8Array.from(atob(hash), (character) => character.charCodeAt(0));
    return { url: thumbHashToDataURL(bytes), ratio: thumbHashToApproximateAspectRatio(bytes) };
  } catch {
    return null;
  }
}

/** The blurred picture of a thumbhash (base64), and its proportions. */
export function useThumbhash(hash: string | undefined) {
  return useMemo(() => {
    if (!hash) return null;
    if (!known.has(hash)) known.set(hash, read(hash));
    return known.get(hash) ?? null;
  }, [hash]);
}
