import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import {
  type ApiToken,
  capitalise,
  expiresSoon,
  expiryWords,
  formatInstant,
  offeredScopes,
  scopeWords,
  tokenTroubles,
} from '@pavilion/domain';
import { IconApi } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useAnswer, useCall } from '../../call/use-call.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { inCorner, lazyPart } from '../../kit/lazy-part.tsx';
import { DocsLink } from '../../kit/links.tsx';
import { Panel } from '../../kit/panel.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { useMinute } from '../../kit/use-minute.ts';
import { useUser, useViewer } from '../../session/session-provider.tsx';
import type { TokenInput } from './new-api-token.tsx';

export const NewApiToken = lazyPart(() => import('./new-api-token.tsx').then((module) => module.NewApiToken), {
  frame: inCorner,
});

const revoke = (input: { id: string }) => calls.accounts.revokeApiToken(input);
const make = (input: TokenInput) => calls.accounts.makeApiToken(input);

/** Panel for the tokens with which programs act in the name of this account (OPS-011). */
export function ApiTokens() {
  // Made or revoked in another window, it is noted at the user.
  const { answer, refusal, again } = useAnswer(calls.accounts.apiTokens, {}, { since: useUser()._rev });
  const [making, setMaking] = useState(false);
  const scopes = offeredScopes(useViewer());
  return (
    <Panel
      title="API tokens"
      note={
        <>
          For programs that work in your name. A token has your rights, within its scopes.{' '}
          <DocsLink to="/api/docs">How to use one</DocsLink>
        </>
      }
      actions={
        <Button variant="default" size="xs" onClick={() => setMaking(true)}>
          Make a Token
        </Button>
      }
    >
      {refusal && <ErrorState height={120} message={refusal.message} onRetry={() => void again()} />}
      {answer?.tokens.length === 0 && <Text c="dimmed">No tokens yet.</Text>}
      {answer && answer.tokens.length > 0 && <TokenList tokens={answer.tokens} revoke={revoke} />}
      {making && <NewApiToken scopes={scopes} make={make} onClose={() => setMaking(false)} />}
    </Panel>
  );
}

interface TokenListProps {
  tokens: readonly ApiToken[];
  revoke: (input: { id: string }) => Promise<object>;
}

/** API tokens with their scopes, last use and expiry, each with a button to revoke it. */
export function TokenList({ tokens, revoke }: TokenListProps) {
  return (
    <Stack gap="md" component="ul" aria-label="API tokens" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {tokens.map((token) => (
        <TokenLine key={token.id} token={token} revoke={revoke} />
      ))}
    </Stack>
  );
}

function TokenLine({ token, ...props }: { token: ApiToken } & Omit<TokenListProps, 'tokens'>) {
  const { id, name, scopes, expiresAt, usedAt, revokedAt, revokedBy, madeBy, trouble } = token;
  const revoke = useCall(props.revoke, { done: `“${name}” was revoked.` });
  const confirm = useConfirm();
  const now = useMinute().toISOString();
  const isExpired = !revokedAt && expiresAt <= now;
  const soon = !revokedAt && expiresSoon(token, now);
  const ask = async () => {
    const text = `Programs that use “${name}” stop working at once.`;
    if (!(await confirm({ title: 'Revoke Token', text, confirm: 'Revoke', danger: true }))) return;
    await revoke.run({ id });
  };
  return (
    <Group component="li" justify="space-between" wrap="nowrap">
      <Group gap="md" wrap="nowrap" miw={0}>
        <IconApi size={20} stroke={1.6} aria-hidden style={{ flex: 'none' }} />
        <div>
          <Group gap="xs">
            <Text size="sm" fw={500}>
              {name}
            </Text>
            {(isExpired || revokedAt || trouble) && (
              <Badge size="sm" variant="light" color="red">
                {revokedAt ? 'Revoked' : isExpired ? 'Expired' : 'Refused'}
              </Badge>
            )}
          </Group>
          <Text size="xs" c="dimmed">
            {scopes.map(scopeWords).join(', ')}
          </Text>
          {!isExpired && <TroubleOf token={token} />}
          <Text size="xs" c="dimmed">
            Last used: <RelativeDate value={usedAt} ago empty="never" /> ·{' '}
            {soon ? (
              <Text span inherit c="var(--pv-orange)">
                <Expiry at={expiresAt} now={now} />
              </Text>
            ) : (
              <>
                {revokedAt ? 'Revoked' : isExpired ? 'Expired' : 'Expires'}:{' '}
                <RelativeDate value={revokedAt ?? expiresAt} />
              </>
            )}
            {revokedBy && ` by ${revokedBy}`}
            {madeBy && ` · Made by ${madeBy}`}
          </Text>
        </div>
      </Group>
      {!revokedAt && (
        <Button
          variant="default"
          size="xs"
          flex="none"
          loading={revoke.pending}
          aria-label={`Revoke ${name}`}
          onClick={() => void ask()}
        >
          Revoke
        </Button>
      )}
    </Group>
  );
}

/** `Expires in 5 days`, with the moment in a tooltip. */
function Expiry({ at, now }: { at: string; now: string }) {
  return (
    <time dateTime={at} data-tip={formatInstant(at)}>
      {capitalise(expiryWords(at, now))}
    </time>
  );
}

/** Why a token is refused at present, or which of its scopes give it nothing. */
function TroubleOf({ token: { trouble, idleScopes } }: { token: ApiToken }) {
  if (trouble)
    return (
      <Text size="xs" c="var(--pv-red)">
        {tokenTroubles[trouble]}
      </Text>
    );
  if (idleScopes.length === 0) return null;
  return (
    <Text size="xs" c="var(--pv-orange)">
      Its account has no rights for {idleScopes.map(scopeWords).join(', ')}.
    </Text>
  );
}
