import { createContext, type ReactNode, useContext } from 'react';

const LockedContext = createContext(false);

/** Whether the fields around here are only for reading: pickers then offer nothing to clear. */
export const useLocked = (): boolean => useContext(LockedContext);

/** Fields that some people may only read. */
export function Locked({ when, children }: { when: boolean; children: ReactNode }) {
  return (
    <fieldset disabled={when} style={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
      <LockedContext value={when}>{children}</LockedContext>
    </fieldset>
  );
}
