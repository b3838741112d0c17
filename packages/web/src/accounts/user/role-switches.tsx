import { Stack, Switch } from '@mantine/core';
import { hasFlag, roleFlags, roleWords } from '@pavilion/domain/access';
import type { User } from '@pavilion/domain/accounts';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';

/** Role flags with their descriptions. A switch is saved at once (USR-033, USR-034). */
export function RoleSwitches({ user }: { user: User }) {
  const setRole = useCall(calls.accounts.setUserRole);
  return (
    <Stack gap="md">
      {roleFlags.map((flag) => (
        <Switch
          key={flag}
          label={roleWords[flag].label}
          description={roleWords[flag].description}
          checked={hasFlag(user.roles, flag)}
          onChange={(event) => void setRole.run({ ids: [user.id], flag, value: event.currentTarget.checked })}
        />
      ))}
    </Stack>
  );
}
