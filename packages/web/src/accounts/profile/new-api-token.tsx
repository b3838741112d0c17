import { Alert, Button, Code, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { type ApiScope, type ApiTokenDays, apiTokenDays, scopeWords } from '@pavilion/domain';
import { useState } from 'react';
import { useCall } from '../../call/use-call.ts';
import { copyText } from '../../kit/copy-text.ts';
import { Modal } from '../../kit/modal.tsx';
import { MultiSelect } from '../../kit/multi-select.tsx';
import { Select } from '../../kit/select.tsx';
import { submits } from '../../kit/submits.ts';
import { useFormValues } from '../../kit/use-form-values.ts';
import { useSession } from '../../session/session-provider.tsx';

export interface TokenInput {
  name: string;
  scopes: ApiScope[];
  days: ApiTokenDays;
  /** Of the person who makes it; empty for one without. */
  password: string;
}

interface NewApiTokenProps {
  /** Scopes to choose from. */
  scopes: readonly ApiScope[];
  make: (input: TokenInput) => Promise<{ token: string }>;
  onClose: () => void;
}

/** Window that makes an API token and then shows it, once. */
export function NewApiToken({ scopes, make, onClose }: NewApiTokenProps) {
  const [token, setToken] = useState<string>();
  return (
    <Modal opened onClose={onClose} title="Make an API Token" closeOnClickOutside={false}>
      {token ? (
        <MadeToken token={token} onClose={onClose} />
      ) : (
        <TokenForm offered={scopes} make={make} onMade={setToken} onClose={onClose} />
      )}
    </Modal>
  );
}

const dayWords: Record<ApiTokenDays, string> = { 1: 'A day', 7: '7 days', 30: '30 days', 90: '90 days', 365: 'A year' };

interface TokenFormProps extends Pick<NewApiTokenProps, 'make' | 'onClose'> {
  offered: readonly ApiScope[];
  onMade: (token: string) => void;
}

function TokenForm({ offered, onMade, onClose, ...props }: TokenFormProps) {
  const form = useFormValues<{ name: string; scopes: ApiScope[]; days: string; password: string }>({
    name: '',
    scopes: [],
    days: '30',
    password: '',
  });
  const withPassword = useSession().logins.includes('password');
  const make = useCall(props.make, { quiet: true, refused: form.setErrors });
  const { name, scopes, days, password } = form.values;
  const submit = async () => {
    form.setErrors({});
    const chosen = apiTokenDays.find((each) => String(each) === days) ?? 30;
    const made = await make.run({ name, scopes, days: chosen, password });
    if (made) onMade(made.token);
  };
  const whole = make.refusal && Object.keys(make.fields).length === 0 ? make.refusal.message : undefined;
  return (
    <form noValidate onSubmit={submits(submit)}>
      <Stack gap="md">
        {whole && (
          <Alert color="red" role="alert">
            {whole}
          </Alert>
        )}
        <TextInput
          label="Name"
          description="The program that will use it."
          autoComplete="off"
          data-autofocus
          maxLength={100}
          {...form.text('name')}
        />
        <MultiSelect
          label="Scopes"
          description="What the token may open, of what its account may."
          searchable
          data={offered.map((scope) => ({ value: scope, label: scopeWords(scope) }))}
          value={scopes}
          onChange={(next) =>
            form.set(
              'scopes',
              offered.filter((scope) => next.includes(scope)),
            )
          }
          error={form.errors.scopes}
        />
        <Select
          label="Expires after"
          data={apiTokenDays.map((each) => ({ value: String(each), label: dayWords[each] }))}
          {...form.choice('days')}
        />
        {withPassword && (
          <PasswordInput label="Your password" autoComplete="current-password" {...form.text('password')} />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" loading={make.pending}>
            Make Token
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function MadeToken({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <Stack gap="md">
      <Text size="sm">Copy the token and keep it in a safe place. It is not shown again.</Text>
      <Code block aria-label="API token" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {token}
      </Code>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={() => void copyText(token, 'The token was copied.')}>
          Copy
        </Button>
        <Button onClick={onClose}>Done</Button>
      </Group>
    </Stack>
  );
}
