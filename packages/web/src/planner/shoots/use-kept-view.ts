import { useLayoutEffect, useRef } from 'react';
import { urlChoice, urlText } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';

const address = { view: urlChoice(['month', 'week'], 'month'), day: urlText(), shoot: urlText() };

interface Looked {
  view: 'month' | 'week';
  day: string;
}
const atFirst: Looked = { view: 'month', day: '' };
const isSame = (one: Looked, other: Looked) => one.view === other.view && one.day === other.day;

/** What was looked at last on this page of the browser. A day of an earlier visit would only be in the way. */
let last = atFirst;

/** The address of the shoots. Who comes back by the menu, whose link names no day, is where they were. */
export function useKeptView() {
  const [url, setUrl] = useUrlState(address);
  const { view, day } = url;
  const coming = useRef(isSame({ view, day }, atFirst) ? last : atFirst);
  const isComing = !isSame(coming.current, atFirst);
  useLayoutEffect(() => {
    const now = { view, day };
    if (isSame(coming.current, atFirst) || isSame(coming.current, now)) {
      coming.current = atFirst;
      last = now;
    } else setUrl(coming.current);
  }, [view, day, setUrl]);
  return [isComing ? { ...url, ...coming.current } : url, setUrl] as const;
}
