import { Button, Checkbox, Popover, SimpleGrid, Stack } from '@mantine/core';
import {
  type DeliveryDisplayField,
  deliveryDisplayFields,
  type MatchDisplayField,
  matchDisplayFields,
} from '@pavilion/domain/archive';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';

interface DisplayFieldsProps {
  match: readonly MatchDisplayField[];
  delivery: readonly DeliveryDisplayField[];
  onMatch: (fields: MatchDisplayField[]) => void;
  onDelivery: (fields: DeliveryDisplayField[]) => void;
}

const keysOf = <T extends string>(fields: Record<T, string>) => Object.keys(fields) as T[];

/** Menu for the match and delivery fields that cards and rows show (ARC-061). */
export function DisplayFields({ match, delivery, onMatch, onDelivery }: DisplayFieldsProps) {
  return (
    <Popover position="bottom-end" shadow="md" width={460} withinPortal>
      <Popover.Target>
        <Button variant="default" size="xs" leftSection={<IconAdjustmentsHorizontal size={16} />}>
          Display Fields
        </Button>
      </Popover.Target>
      <Popover.Dropdown maw="94vw">
        <Stack gap="md">
          <Fields
            label="Match"
            all={matchDisplayFields}
            chosen={match}
            onChange={(next) => onMatch(keysOf(matchDisplayFields).filter((key) => next.includes(key)))}
          />
          <Fields
            label="Delivery"
            all={deliveryDisplayFields}
            chosen={delivery}
            onChange={(next) => onDelivery(keysOf(deliveryDisplayFields).filter((key) => next.includes(key)))}
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

interface FieldsProps {
  label: string;
  all: Record<string, string>;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function Fields({ label, all, chosen, onChange }: FieldsProps) {
  return (
    <Checkbox.Group label={label} value={[...chosen]} onChange={onChange}>
      <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="xs" verticalSpacing={6} mt={6}>
        {Object.entries(all).map(([key, word]) => (
          <Checkbox key={key} size="xs" value={key} label={word} />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  );
}
