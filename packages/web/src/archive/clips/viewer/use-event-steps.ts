import type { ArchiveEvent } from '@pavilion/domain/archive';
import { useShortcut } from '../../../kit/shortcuts.ts';
import { underDialog } from '../../../kit/under-dialog.ts';

/** Up and down arrows go to the previous and next event; the first one if none is current. */
export function useEventSteps(
  events: readonly ArchiveEvent[],
  current: string | undefined,
  onStep: (event: ArchiveEvent) => void,
): void {
  const step = (by: 1 | -1) => {
    const at = events.findIndex(({ id }) => id === current);
    const next = events[at < 0 ? 0 : Math.max(0, Math.min(events.length - 1, at + by))];
    if (next) onStep(next);
  };
  useShortcut({ keys: 'up', label: 'Previous event', group: 'Clips', ignore: underDialog }, () => step(-1));
  useShortcut({ keys: 'down', label: 'Next event', group: 'Clips', ignore: underDialog }, () => step(1));
}
