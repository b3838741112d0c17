import { type Capability, can, capabilities } from '@pavilion/domain/access';
import { config, configurationId } from '@pavilion/domain/accounts';
import type { UsedToken } from '../../engines/auth/api-tokens.ts';
import { passkeyHostOf } from '../../engines/auth/passkeys.ts';
import { providerNames } from '../../engines/auth/providers.ts';
import { publicOs } from '../../engines/calls/os.ts';
import { loginsOf } from './logins-of.ts';

export const me = publicOs.accounts.me.handler(async ({ context }) => {
  const found = await context.signedIn();
  const { organisation } = context.config;
  const providers = providerNames(context.config);
  const channels = { email: context.mail.configured, chat: context.chat.configured };
  const passkeyHost = passkeyHostOf(context.publicUrl());
  const token = context.token && plainToken(context.token);
  const common = { organisation, providers, channels, passkeyHost, token };
  if (!found) return { ...common, user: null, owesFactor: false, configuration: null, capabilities: [], logins: [] };
  const { user, owesFactor } = found;
  const logins = await loginsOf(context, user.id);
  if (owesFactor) return { ...common, user, owesFactor, configuration: null, capabilities: [], logins };
  const held = (Object.keys(capabilities) as Capability[]).filter((capability) => can({ user }, capability));
  const configuration = can({ user }, 'signedIn') ? await context.store.get(config, configurationId) : null;
  return { ...common, user, owesFactor, configuration, capabilities: held, logins };
});

const plainToken = ({ name, scopes, expiresAt }: UsedToken) => ({ name, scopes: [...scopes], expiresAt });
