import { type Capability, can, capabilities } from '@pavilion/domain/access';
import { config, configurationId } from '@pavilion/domain/accounts';
import { providerNames } from '../../engines/auth/providers.ts';
import { publicOs } from '../../engines/calls/os.ts';
import { loginsOf } from './logins-of.ts';

export const me = publicOs.accounts.me.handler(async ({ context }) => {
  const user = await context.userOf();
  const { organisation } = context.config;
  const providers = providerNames(context.config);
  const channels = { email: context.mail.configured, chat: context.chat.configured };
  if (!user)
    return { user: null, organisation, configuration: null, capabilities: [], providers, channels, logins: [] };
  const held = (Object.keys(capabilities) as Capability[]).filter((capability) => can({ user }, capability));
  const configuration = can({ user }, 'signedIn') ? await context.store.get(config, configurationId) : null;
  return {
    user,
    organisation,
    configuration,
    capabilities: held,
    providers,
    channels,
    logins: await loginsOf(context, user.id),
  };
});
