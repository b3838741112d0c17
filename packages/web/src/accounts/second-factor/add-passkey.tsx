import { deviceWords, formatDay, londonDay } from '@pavilion/domain';
import { useState } from 'react';
import { addPasskey } from '../../session/passkeys.ts';
import { OtherDevices } from './other-devices.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useOtherDevices } from './use-other-devices.ts';

interface AddPasskeyProps {
  goOn: string;
  /** When recovery codes appear. */
  onCodes: () => void;
  onDone: () => void;
}

/** Makes a passkey on this device; then the recovery codes, if it is the first second factor, and other devices. */
export function AddPasskey({ goOn, onCodes, onDone }: AddPasskeyProps) {
  const [codes, setCodes] = useState<string[]>();
  const { others, ask } = useOtherDevices(onDone);
  if (others) return <OtherDevices others={others} onDone={onDone} />;
  if (codes) return <RecoveryCodes codes={codes} goOn={goOn} onKept={() => void ask()} />;
  const add = async (password: string) => {
    // With the day, which tells apart two of one kind of device. It can be renamed.
    const name = `${deviceWords(navigator.userAgent)}, ${formatDay(londonDay(new Date().toISOString()))}`;
    const made = await addPasskey(name, password);
    if (made.length === 0) return ask();
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
