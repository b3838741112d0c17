import { Button, Divider, Stack } from '@mantine/core';
import type { Provider } from '../../session/provider-window.ts';
import { providerWords } from '../provider-words.ts';

interface ProviderButtonsProps {
  providers: readonly Provider[];
  onChoose: (provider: Provider) => void;
}

/** A button for each configured provider, above the form with a password. */
export function ProviderButtons({ providers, onChoose }: ProviderButtonsProps) {
  if (providers.length === 0) return null;
  return (
    <Stack gap="sm">
      {providers.map((provider) => {
        const { name, icon: Icon } = providerWords[provider];
        return (
          <Button key={provider} variant="default" leftSection={<Icon size={18} />} onClick={() => onChoose(provider)}>
            Continue with {name}
          </Button>
        );
      })}
      <Divider label="or" />
    </Stack>
  );
}
