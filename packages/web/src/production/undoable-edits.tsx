import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type Deliverable, deliverables } from '@pavilion/domain';
import type { PatchOf } from '@pavilion/sync';
import { usePatch } from '@pavilion/sync/react';
import { useCallback } from 'react';
import { refusalWords } from '../call/refusal.ts';
import { notifyError } from '../kit/notify.ts';

export type DeliverableChanges = PatchOf<typeof deliverables>;
export interface DeliverableEdit {
  deliverable: Deliverable;
  changes: DeliverableChanges;
}

/** Long enough to read what was changed and to think again. */
const undoTime = 8_000;

/**
 * Edits of deliverables that can be taken back: the notice that says what was done has an Undo, which writes the former
 * values again. Those that are refused are said once, however many they are.
 */
export function useUndoableEdits() {
  const patch = usePatch(deliverables);
  return useCallback(
    async (edits: readonly DeliverableEdit[], said: string): Promise<void> => {
      const write = async (each: readonly { id: string; changes: DeliverableChanges }[]) => {
        const results = await Promise.allSettled(each.map(({ id, changes }) => patch(id, changes)));
        const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
        if (refused.length > 0) {
          const why = refusalWords(refused[0]).message;
          notifyError(each.length === 1 ? why : `${refused.length} of ${each.length} were not changed. ${why}`);
        }
        return refused.length < each.length;
      };
      const before = edits.map(({ deliverable, changes }) => ({
        id: deliverable.id,
        changes: formerValues(deliverable, changes),
      }));
      if (!(await write(edits.map(({ deliverable, changes }) => ({ id: deliverable.id, changes }))))) return;
      const notice = notifications.show({
        color: 'teal',
        withBorder: true,
        autoClose: undoTime,
        message: (
          <Group justify="space-between" wrap="nowrap">
            <Text size="sm">{said}</Text>
            <Button
              size="compact-sm"
              variant="subtle"
              onClick={() => {
                notifications.hide(notice);
                void write(before);
              }}
            >
              Undo
            </Button>
          </Group>
        ),
      });
    },
    [patch],
  );
}

/** What the changed fields held; null where there was nothing, which takes the field away again. */
function formerValues(deliverable: Deliverable, changes: DeliverableChanges): DeliverableChanges {
  const stored = new Map<string, unknown>(Object.entries(deliverable));
  return Object.fromEntries(
    Object.keys(changes).map((field) => [field, stored.get(field) ?? null]),
  ) as DeliverableChanges;
}
