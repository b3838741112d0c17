import { Button, Group, ScrollArea, Stack, Text } from '@mantine/core';
import { roleWords } from '@pavilion/domain/access';
import { countWords, formatCount } from '../../kit/count-words.ts';
import type { RoleChange } from './role-change.ts';

/** Nobody reads more names than these; how many there are is said. */
const mostNamed = 200;
/** More than these take longer than one waits without a word. */
const soonDone = 500;

interface RoleChangePreviewProps {
  change: RoleChange;
  selected: number;
  pending: boolean;
  onApply: () => void;
  onBack: () => void;
}

/** Who gets or loses a role, by name, before it happens. */
export function RoleChangePreview({ change, selected, pending, onApply, onBack }: RoleChangePreviewProps) {
  const { flag, value, changed } = change;
  const { label, description } = roleWords[flag];
  const same = selected - changed.length;
  const title = `${value ? 'Give' : 'Take'} ${label}`;
  return (
    <Stack gap="md" component="section" aria-label={title}>
      <div>
        <Text fw={600}>
          {title} {value ? 'to' : 'from'} {countWords(changed.length, 'user')}
        </Text>
        <Text size="sm" c="dimmed">
          {description}
          {same > 0 &&
            ` ${formatCount(same)} of ${countWords(selected, 'user')} ${same === 1 ? 'stays' : 'stay'} as before.`}
        </Text>
      </div>
      <ScrollArea.Autosize
        mah={280}
        type="auto"
        offsetScrollbars
        viewportProps={{ tabIndex: 0, 'aria-label': 'Who is changed' }}
      >
        <Stack gap={6} component="ul" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {changed.slice(0, mostNamed).map(({ id, name }) => (
            <Group key={id} component="li" justify="space-between" wrap="nowrap">
              <Text size="sm" truncate>
                {name}
              </Text>
              <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
                {value ? 'no → yes' : 'yes → no'}
              </Text>
            </Group>
          ))}
          {changed.length > mostNamed && (
            <Text component="li" size="sm" c="dimmed">
              and {formatCount(changed.length - mostNamed)} more
            </Text>
          )}
        </Stack>
      </ScrollArea.Autosize>
      {pending && changed.length > soonDone && (
        <Text size="sm" c="dimmed" role="status">
          Please wait. So many users take a moment.
        </Text>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button loading={pending} disabled={changed.length === 0} onClick={onApply} data-autofocus>
          {value ? 'Give' : 'Take'} {label}
        </Button>
      </Group>
    </Stack>
  );
}
