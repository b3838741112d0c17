import { IconBrandGoogle, IconBrandWindows } from '@tabler/icons-react';

/** What the providers are called, in the order in which they are shown. */
export const providerWords = {
  google: { name: 'Google', icon: IconBrandGoogle },
  microsoft: { name: 'Microsoft', icon: IconBrandWindows },
} as const;
