import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Beyond this the follower is set right, in seconds: less than two frames at 25 a second. */
const tolerance = 0.06;

type VideoRef = RefObject<HTMLVideoElement | null>;

/** Two films as one: the leader is played and sought, the follower stays within a frame or two of it. */
export function useTogether(leaderRef: VideoRef, followerRef: VideoRef, pair: string) {
  const [playing, setPlaying] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [duration, setDuration] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pair means new elements behind the refs.
  useEffect(() => {
    const [leader, follower] = [leaderRef.current, followerRef.current];
    if (!leader || !follower) return;
    const align = () => {
      setSeconds(leader.currentTime);
      if (Math.abs(follower.currentTime - leader.currentTime) > tolerance) follower.currentTime = leader.currentTime;
    };
    const play = () => {
      setPlaying(true);
      align();
      void follower.play().catch(() => undefined);
    };
    const pause = () => {
      setPlaying(false);
      follower.pause();
      follower.currentTime = leader.currentTime;
    };
    const length = () => setDuration(Number.isFinite(leader.duration) ? leader.duration : 0);
    const handlers = { play, pause, ended: pause, seeking: align, timeupdate: align, durationchange: length };
    for (const [name, handler] of Object.entries(handlers)) leader.addEventListener(name, handler);
    length();
    return () => {
      for (const [name, handler] of Object.entries(handlers)) leader.removeEventListener(name, handler);
    };
  }, [leaderRef, followerRef, pair]);
  const toggle = useCallback(() => {
    const leader = leaderRef.current;
    if (leader?.paused) void leader.play().catch(() => undefined);
    else leader?.pause();
  }, [leaderRef]);
  const seek = useCallback(
    (to: number) => {
      if (leaderRef.current) leaderRef.current.currentTime = to;
    },
    [leaderRef],
  );
  return { playing, seconds, duration, toggle, seek };
}
