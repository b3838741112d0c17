import { useRouter } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { urlText } from '../kit/url-state.ts';
import { useUrlState } from '../kit/use-url-state.ts';

const address = { preview: urlText() };

/** The item whose preview is open, in the address: Back closes it, and the address shows it to others. */
export function usePreview(): [shown: string | null, show: (id: string | null) => void] {
  const [{ preview }, set] = useUrlState(address);
  const { history } = useRouter();
  const latest = useRef(preview);
  latest.current = preview;
  /** Whether the entry before this one in the history is the page without a preview. */
  const pushed = useRef(false);
  const show = useCallback(
    (id: string | null) => {
      const wasOpen = latest.current !== '';
      if (id !== null) {
        if (!wasOpen) pushed.current = true;
        set({ preview: id }, { push: !wasOpen });
      } else if (wasOpen && pushed.current) history.back();
      else if (wasOpen) set({ preview: '' });
    },
    [history, set],
  );
  return [preview || null, show];
}
