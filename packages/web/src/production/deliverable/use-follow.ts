import { type RefObject, useEffect } from 'react';

/** Largest difference while playing, in seconds: less than two frames at 25 fps. */
const tolerance = 0.06;

type VideoRef = RefObject<HTMLVideoElement | null>;

/**
 * Keeps the second film in step with the first: within two frames while playing, on the exact frame while paused. `later` is the
 * difference of their start times, in seconds.
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
    // The second film may load after the first one has moved.
    follower.addEventListener('loadedmetadata', align);
    return () => {
      for (const [name, handler] of Object.entries(handlers)) leader.removeEventListener(name, handler);
      follower.removeEventListener('loadedmetadata', align);
    };
  }, [leaderRef, followerRef, pair, later]);
}
