import { formatDay, londonDay } from '../dates.ts';
import { tournamentName } from './tournament-name.ts';

interface NamedStream {
  videocloud?: { video: { name: string } };
  tournament?: string | null;
  started_at?: string;
  created_at?: string;
}

/**
 * Name of a stream everywhere: its own, otherwise its tournament and the day it started, such as
 * `One-Day Cup, 22/11/2026`. Streams made at the video platform or by an encoder may have no name.
 */
export function nameOfStream({ videocloud, tournament, started_at, created_at }: NamedStream): string {
  const name = videocloud?.video.name.trim();
  if (name) return name;
  const day = started_at ?? created_at;
  return [tournamentName(tournament) || 'Unnamed stream', day && formatDay(londonDay(day))].filter(Boolean).join(', ');
}
