import { Button, Group, ScrollArea, Stack, Text } from '@mantine/core';
import { roleWords } from '@pavilion/domain/access';
import { countWords, formatCount } from '../../kit/count-words.ts';
import type { RoleChange } from './role-change.ts';

/** Names listed; the rest are counted. */
const mostNamed = 200;
/** A change to more users takes noticeably long, so a message says so. */
const soonDone = 500;

interface RoleChangePreviewProps {
  change: RoleChange;
  selected: number;
  pending: boolean;
  onApply: () => void;
  onBack: () => void;
}

/** Preview of a role change: the names of the users who gain or lose the role. */
export function RoleChangePreview({ change, selected, pending, onApply, onBack }: RoleChangePreviewProps) {
  const { flag, value, changed } = change;
  const { label, description } = roleWords[flag];
  const same = selected - changed.length;
  const title = `${value ? 'Add' : 'Remove'} ${label}`;
  return (
    <Stack gap="md" component="section" aria-label={title}>
      <div>
        <Text fw={600}>
          {title} {value ? 'to' : 'from'} {countWords(changed.length, 'user')}
        </Text>
        <Text size="sm" c="dimmed">
          {description}
          {same > 0 && ` ${formatCount(same)} of ${countWords(selected, 'user')} will not change.`}
        </Text>
      </div>
      <ScrollArea.Autosize
        mah={280}
        type="auto"
        offsetScrollbars
        viewportProps={{ tabIndex: 0, 'aria-label': 'Users who change' }}
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
          This takes a moment for so many users.
        </Text>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button loading={pending} disabled={changed.length === 0} onClick={onApply} data-autofocus>
          {value ? 'Add' : 'Remove'} {label}
        </Button>
      </Group>
    </Stack>
  );
}
