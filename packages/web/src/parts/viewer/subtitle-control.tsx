import { IconBadgeCc } from '@tabler/icons-react';
import { type RefObject, useEffect } from 'react';
import { useShortcut } from '../../kit/shortcuts.ts';
import { useRemembered } from '../../kit/use-remembered.ts';
import { PlayerControl } from './player-controls.tsx';
import { playerKeys as group } from './use-player-keys.ts';

/** Shows or hides the text track of a film. */
export function SubtitleControl({ video, track }: { video: RefObject<HTMLVideoElement | null>; track: string }) {
  const [shown, setShown] = useRemembered('player-subtitles', true);
  const toggle = () => setShown(!shown);
  useShortcut({ keys: 'c', label: 'Subtitles on or off', group }, toggle);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another track comes as a new one of the same element.
  useEffect(() => {
    const [text] = video.current?.textTracks ?? [];
    if (text) text.mode = shown ? 'showing' : 'hidden';
  }, [video, track, shown]);
  return <PlayerControl label="Subtitles" icon={IconBadgeCc} pressed={shown} onClick={toggle} />;
}
