import { type RefObject, useEffect } from 'react';

/** Beyond this a film that plays is set right, in seconds: less than two frames at 25 a second. */
const tolerance = 0.06;

type VideoRef = RefObject<HTMLVideoElement | null>;

/**
 * Keeps a second film with the first, which is the one that is played and sought: within a frame or two while it plays, on the
 * very picture while it stands. `later` is by how many seconds the first picture of the second comes later on its own clock.
 */
export function useFollow(leaderRef: VideoRef, followerRef: VideoRef, pair: string, later: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pair means new elements behind the refs.
  useEffect(() => {
    const [leader, follower] = [leaderRef.current, followerRef.current];
    if (!leader || !follower) return;
    const align = () => {
      const wanted = leader.currentTime + later;
      const off = Math.abs(follower.currentTime - wanted);
      if (off > (leader.paused ? 0 : tolerance)) follower.currentTime = wanted;
    };
    const play = () => {
      follower.playbackRate = leader.playbackRate;
      align();
      void follower.play().catch(() => undefined);
    };
    const pause = () => {
      follower.pause();
      align();
    };
    const rate = () => {
      follower.playbackRate = leader.playbackRate;
    };
    const handlers = { play, pause, ended: pause, seeking: align, timeupdate: align, ratechange: rate };
    for (const [name, handler] of Object.entries(handlers)) leader.addEventListener(name, handler);
    // It may have come later than where the first one stands by now.
    follower.addEventListener('loadedmetadata', align);
    return () => {
      for (const [name, handler] of Object.entries(handlers)) leader.removeEventListener(name, handler);
      follower.removeEventListener('loadedmetadata', align);
    };
  }, [leaderRef, followerRef, pair, later]);
}
