import { useState } from 'react';
import { Modal } from '../../kit/modal.tsx';
import { auth } from '../../session/auth-client.ts';
import { AddApp } from './add-app.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** What the window is for. `last` means that nothing is left after the removal. */
export type FactorTask =
  | { kind: 'app' | 'passkey' | 'codes' }
  | { kind: 'remove'; what: string; name: string; last: boolean };

interface FactorWindowProps {
  task: FactorTask;
  onClose: () => void;
}

const titles = {
  app: 'Set Up an Authenticator App',
  passkey: 'Add a Passkey',
  codes: 'New Recovery Codes',
  remove: 'Remove',
} as const;

/** Window to add or remove a second factor, or to get new recovery codes. */
export function FactorWindow({ task, onClose }: FactorWindowProps) {
  // The codes are shown only here: from then on, only the button below them closes the window.
  const [showsCodes, setShowsCodes] = useState(false);
  const onCodes = () => setShowsCodes(true);
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={!showsCodes}
      closeOnClickOutside={!showsCodes}
      withCloseButton={!showsCodes}
      title={task.kind === 'remove' ? `Remove ${task.name}` : titles[task.kind]}
      size="sm"
    >
      {task.kind === 'app' && <AddApp goOn="Done" onCodes={onCodes} onDone={onClose} />}
      {task.kind === 'passkey' && <AddPasskey goOn="Done" onCodes={onCodes} onDone={onClose} />}
      {task.kind === 'codes' && <NewCodes onCodes={onCodes} onDone={onClose} />}
      {task.kind === 'remove' && (
        <PasswordStep
          note={
            task.last
              ? 'Your password alone will then sign you in. Your recovery codes will no longer work.'
              : 'It will no longer sign you in.'
          }
          act="Remove"
          danger
          onSubmit={(password) => auth.removeFactor(task.what, password).then(onClose)}
        />
      )}
    </Modal>
  );
}

function NewCodes({ onCodes, onDone }: { onCodes: () => void; onDone: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} goOn="Done" onKept={onDone} />;
  return (
    <PasswordStep
      note="Your earlier recovery codes will no longer work."
      act="Make New Codes"
      onSubmit={async (password) => {
        setCodes((await auth.newRecoveryCodes(password)).backupCodes);
        onCodes();
      }}
    />
  );
}
