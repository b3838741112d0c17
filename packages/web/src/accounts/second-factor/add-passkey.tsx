import { formatDay, londonDay } from '@pavilion/domain';
import { useState } from 'react';
import { addPasskey } from '../../session/passkeys.ts';
import { deviceWords } from '../profile/device-words.ts';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface AddPasskeyProps {
  goOn: string;
  /** When recovery codes appear. */
  onCodes: () => void;
  onDone: () => void;
}

/** Makes a passkey on this device; then the recovery codes, if it is the first second factor. */
export function AddPasskey({ goOn, onCodes, onDone }: AddPasskeyProps) {
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} goOn={goOn} onKept={onDone} />;
  const add = async (password: string) => {
    // With the day, which tells apart two of one kind of device. It can be renamed.
    const name = `${deviceWords(navigator.userAgent)}, ${formatDay(londonDay(new Date().toISOString()))}`;
    const made = await addPasskey(name, password);
    if (made.length === 0) return onDone();
    setCodes(made);
    onCodes();
  };
  return (
    <PasswordStep
      note="A passkey signs you in with the finger, face or PIN of your device, or with a security key."
      act="Add Passkey"
      onSubmit={add}
    />
  );
}
