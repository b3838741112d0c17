import { useEffect, useRef } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { useUser } from '../../session/session-provider.tsx';

/** Tells the server, once, that an owner has opened a version in review (OPN-048). */
export function useSeen(file: string | undefined, owners: readonly string[] | false | undefined) {
  const user = useUser();
  const { run } = useCall(calls.production.markSeen, { quiet: true });
  const told = useRef(new Set<string>());
  const isOwner = owners ? owners.includes(user.id) : false;
  useEffect(() => {
    if (!file || !isOwner || told.current.has(file)) return;
    told.current.add(file);
    void run({ file });
  }, [file, isOwner, run]);
}
