import { useSyncClient } from '@pavilion/sync/react';
import { useEffect } from 'react';

/**
 * For a screen that gathers changes for a moment before it sends them: `send` runs before the page may go, after this screen, and
 * whenever a field is left. A constant function.
 */
export function useSentInTime(send: () => void): void {
  const client = useSyncClient();
  useEffect(() => {
    const stop = client.beforeLeaving(() => {
      // A page that goes leaves no field: the focused one takes what is typed in it as if it was left.
      document.activeElement?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      send();
    });
    window.addEventListener('focusout', send);
    return () => {
      stop();
      window.removeEventListener('focusout', send);
      send();
    };
  }, [client, send]);
}
