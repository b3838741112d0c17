import { Button, Group, Stack, Text } from '@mantine/core';
import type { Settings } from '@pavilion/domain/accounts';
import { otherShooter } from '@pavilion/domain/planner';
import { useState } from 'react';
import { notifyError } from '../../kit/notify.ts';
import classes from './settings.module.css';
import type { SettingUses } from './use-setting-uses.ts';

interface UsedElsewhereProps {
  setting: keyof Settings;
  uses: SettingUses;
  offered: readonly string[];
  onOffer: (value: string) => Promise<string | undefined>;
}

/** Values shown until "Show All" is pressed. */
const few = 5;
/** Values that are offered although they are not in the list: shoots always offer "Other" (PLN-028). */
const always: Partial<Record<keyof Settings, string>> = { shooters: otherShooter };

/** Values on documents that are not in the list, as after a rename. Each can be added back to the list. */
export function UsedElsewhere({ setting, uses, offered, onOffer }: UsedElsewhereProps) {
  const [all, setAll] = useState(false);
  if (uses.refusal) {
    return (
      <Group gap="sm">
        <Text size="sm" c="dimmed">
          Usage counts could not be loaded. {uses.refusal}
        </Text>
        <Button size="compact-xs" variant="default" onClick={uses.again}>
          Try Again
        </Button>
      </Group>
    );
  }
  const known = new Set([...offered, always[setting]]);
  const left = uses.values.filter((value) => !known.has(value));
  if (left.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text size="sm" fw={500}>
        In use, but not offered
      </Text>
      <ul className={classes.left} aria-label="In use, but not offered">
        {(all ? left : left.slice(0, few)).map((value) => (
          <li key={value}>
            <span>{value}</span>
            <Text size="xs" c="dimmed" className="tabular">
              {uses.of(value)}
            </Text>
            <Button
              size="compact-xs"
              variant="default"
              aria-label={`Offer ${value}`}
              onClick={() => void onOffer(value).then((reason) => reason && notifyError(reason))}
            >
              Offer
            </Button>
          </li>
        ))}
      </ul>
      {left.length > few && !all && (
        <Button size="compact-sm" variant="subtle" w="fit-content" onClick={() => setAll(true)}>
          Show All {left.length}
        </Button>
      )}
    </Stack>
  );
}
