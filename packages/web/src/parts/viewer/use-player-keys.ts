import { useShortcut } from '../../kit/shortcuts.ts';
import type { Transport } from './use-transport.ts';

/** Heading in the list of shortcuts. */
export const playerKeys = 'Player';

/** Keyboard shortcuts of every player: space, J K L, and the arrows for frames and seconds. */
export function usePlayerKeys(transport: Transport): void {
  const group = playerKeys;
  useShortcut({ keys: 'space', label: 'Play or pause', group }, transport.toggle);
  useShortcut({ keys: 'l', label: 'Play forwards, faster with each press', group }, transport.forward);
  useShortcut({ keys: 'k', label: 'Pause', group }, transport.pause);
  useShortcut({ keys: 'j', label: 'Play backwards, faster with each press', group }, transport.backward);
  useShortcut({ keys: 'left', label: 'One frame back', group }, () => transport.step(-1));
  useShortcut({ keys: 'right', label: 'One frame forward', group }, () => transport.step(1));
  useShortcut({ keys: 'shift+left', label: 'One second back', group }, () => transport.jump(-1));
  useShortcut({ keys: 'shift+right', label: 'One second forward', group }, () => transport.jump(1));
}
