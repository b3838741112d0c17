import { useState } from 'react';
import type { OpenSession } from '../../session/auth-client.ts';
import { openSessions } from '../profile/open-sessions.ts';

/**
 * Other devices on which the account is signed in, once a second factor was added: their sessions were opened without it. `ask`
 * looks for them, and goes on by `onDone` where there are none.
 */
export function useOtherDevices(onDone: () => void) {
  const [others, setOthers] = useState<readonly OpenSession[]>();
  const ask = async () => {
    // The factor is added: a list that cannot be read must not look as if it were not. My Account has it too.
    const found = await openSessions().catch(() => ({ others: [] }));
    if (found.others.length === 0) onDone();
    else setOthers(found.others);
  };
  return { others, ask };
}
