import { type Capability, can, capabilities } from '@pavilion/domain/access';
import { providerNames } from '../../engines/auth/providers.ts';
import { publicOs } from '../../engines/calls/os.ts';
import { loginsOf } from './logins-of.ts';

export const me = publicOs.accounts.me.handler(async ({ context }) => {
  const user = await context.userOf();
  const { organisation } = context.config;
  const providers = providerNames(context.config);
  const channels = { email: context.mail.configured, chat: context.chat.configured };
  if (!user) return { user: null, organisation, capabilities: [], providers, channels, logins: [] };
  const held = (Object.keys(capabilities) as Capability[]).filter((capability) => can({ user }, capability));
  return { user, organisation, capabilities: held, providers, channels, logins: await loginsOf(context, user.id) };
});
