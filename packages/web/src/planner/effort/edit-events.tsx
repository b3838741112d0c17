import { Button, Text } from '@mantine/core';
import { config, configurationId } from '@pavilion/domain/accounts';
import { useDoc } from '@pavilion/sync/react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Modal } from '../../kit/modal.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { CalendarEventsForm } from '../../parts/calendar-events-form.tsx';

/** The calendar's events, in a window of the planner; the settings have the same form. */
export function EditEvents({ onClose }: { onClose: () => void }) {
  const { document, status } = useDoc(config, configurationId);
  return (
    <Modal opened onClose={onClose} title="Calendar events" size="xl" closeOnClickOutside={false}>
      <Text size="sm" c="dimmed" mb="md">
        They stand above the work planner and in the shoots calendar, for everybody.
      </Text>
      {document ? (
        <CalendarEventsForm
          configuration={document}
          leave={
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
          }
          onSaved={onClose}
        />
      ) : status === 'loading' ? (
        <PleaseWait height={200} />
      ) : (
        <EmptyState>There is no configuration to keep them in.</EmptyState>
      )}
    </Modal>
  );
}
