import { Button, Group, Stack, Text } from '@mantine/core';
import { isCalendarDate, londonDay, monthPage, shoots, shootsShownFrom } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ErrorState } from '../../kit/error-state.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { useMinute } from '../../kit/use-minute.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useUndoKey } from '../acts.ts';
import { ShootModal, type ShootToOpen } from './shoot-modal.tsx';
import { ShootsCalendar } from './shoots-calendar.tsx';
import { ShootsLegend } from './shoots-legend.tsx';
import { useKeptView } from './use-kept-view.ts';

/** Calendar of all shoots, from 60 days ago onwards (PLN-012, PLN-021 to PLN-023). */
export function ShootsPage() {
  const today = londonDay(useMinute().toISOString());
  const [url, setUrl] = useKeptView();
  const { shooters } = useConfiguration();
  const day = isCalendarDate(url.day) ? url.day.slice(0, 10) : today;
  const until = `${monthPage(day.slice(0, 7)).at(-1)}T99`;
  const { documents, status, error } = useLive(shoots, {
    where: { date: { gte: shootsShownFrom(today), lte: until } },
    orderBy: [{ field: 'date', direction: 'asc' }],
  });
  const [opened, setOpened] = useState<ShootToOpen | null>(null);
  useUndoKey('Shoots');
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <ShootsLegend shooters={shooters} />
        <Button leftSection={<IconPlus size={16} />} onClick={() => setOpened({})}>
          Add Shoot
        </Button>
      </Group>
      {error ? (
        <ErrorState message={error.message} onRetry={() => window.location.reload()} />
      ) : status === 'loading' ? (
        <PleaseWait height="60vh" />
      ) : (
        <>
          <ShootsCalendar
            shoots={documents}
            view={url.view}
            onView={(view) => setUrl({ view })}
            day={day}
            onDay={(next) => setUrl({ day: next === today ? '' : next })}
            onOpen={(edit) => setOpened({ edit })}
            onAdd={(date) => setOpened({ date })}
          />
          {documents.length === 0 && (
            <Text size="sm" c="dimmed" role="status">
              No shoots are planned yet. Use Add Shoot, or the plus of a day.
            </Text>
          )}
        </>
      )}
      <ShootModal
        opened={opened ?? (url.shoot ? { edit: { id: url.shoot } } : null)}
        onClose={() => {
          setOpened(null);
          setUrl({ shoot: '' });
        }}
      />
    </Stack>
  );
}
