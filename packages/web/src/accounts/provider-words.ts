import { IconBrandGoogle, IconBrandWindows } from '@tabler/icons-react';

/** Names and icons of the sign-in providers, in display order. */
export const providerWords = {
  google: { name: 'Google', icon: IconBrandGoogle },
  microsoft: { name: 'Microsoft', icon: IconBrandWindows },
} as const;
