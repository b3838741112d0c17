import { Box, Button, Code, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { submits } from '../../kit/submits.ts';
import { auth } from '../../session/auth-client.ts';
import { CodeInput } from './code-input.tsx';
import { OtherDevices } from './other-devices.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useOtherDevices } from './use-other-devices.ts';
import { useStep } from './use-step.ts';

interface AddAppProps {
  /** Word on the last button. */
  goOn: string;
  /** When the recovery codes appear. */
  onCodes: () => void;
  /** After the recovery codes, and the question about other devices. */
  onDone: () => void;
}

/** Sets up an authenticator app: password, QR code and first code, recovery codes, other devices. */
export function AddApp({ goOn, onCodes, onDone }: AddAppProps) {
  const [begun, setBegun] = useState<{ totpURI: string; backupCodes: string[] }>();
  const [added, setAdded] = useState(false);
  const [code, setCode] = useState('');
  const step = useStep();
  const { others, ask } = useOtherDevices(onDone);
  if (!begun) {
    return (
      <PasswordStep
        note="You need an authenticator app, such as Google Authenticator, Microsoft Authenticator or 1Password. Its codes are asked for after your password."
        act="Next"
        onSubmit={async (password) => setBegun(await auth.beginApp(password))}
      />
    );
  }
  if (others) return <OtherDevices others={others} onDone={onDone} />;
  if (added) return <RecoveryCodes codes={begun.backupCodes} goOn={goOn} onKept={() => void ask()} />;
  const key = new URL(begun.totpURI).searchParams.get('secret') ?? '';
  const verify = () =>
    step.run(async () => {
      await auth.enterCode(code.trim());
      setAdded(true);
      onCodes();
    });
  return (
    <form noValidate onSubmit={submits(verify)}>
      <Stack gap="md">
        <Text size="sm">Scan this code with the app, then enter the six digits that it shows.</Text>
        <Group justify="center">
          <Box
            w={200}
            h={200}
            role="img"
            aria-label="QR code for the authenticator app"
            // Drawn here from an address of the server; it has no text of anybody.
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the picture of a QR code.
            dangerouslySetInnerHTML={{ __html: renderSVG(begun.totpURI, { border: 2 }) }}
          />
        </Group>
        <Text size="xs" c="dimmed">
          No camera? Enter this key in the app: <GroupedKey text={key} />
        </Text>
        <CodeInput value={code} error={step.error} onChange={setCode} />
        <Button type="submit" loading={step.pending}>
          Confirm
        </Button>
      </Stack>
    </form>
  );
}

/** A key in groups of four, which are easier to type. The gaps are drawn, so that a copied key has no blanks. */
function GroupedKey({ text }: { text: string }) {
  return (
    <Code>
      {(text.match(/.{1,4}/g) ?? []).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be alike, and none moves.
        <Box component="span" key={index} display="inline-block" me="0.5em">
          {group}
        </Box>
      ))}
    </Code>
  );
}
