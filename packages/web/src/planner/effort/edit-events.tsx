import { Button, Text } from '@mantine/core';
import { config, configurationId } from '@pavilion/domain/accounts';
import { useDoc } from '@pavilion/sync/react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Modal } from '../../kit/modal.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { CalendarEventsForm } from '../../parts/calendar-events-form.tsx';

/** Calendar events in a modal of the planner, with the same form as in the settings. */
export function EditEvents({ onClose }: { onClose: () => void }) {
  const { document, status } = useDoc(config, configurationId);
  return (
    <Modal opened onClose={onClose} title="Calendar Events" size={880} closeOnClickOutside={false}>
      <Text size="sm" c="dimmed" mb="md">
        Everyone sees these events in the work planner and the shoots calendar.
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
        <EmptyState>The configuration is missing, so events cannot be saved.</EmptyState>
      )}
    </Modal>
  );
}
