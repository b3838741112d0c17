import type { Readable } from 'node:stream';

export interface Film {
  /** Original file name; the platform shows it to its own users. */
  name: string;
  size: number;
  /** Opens the bytes, again for each attempt. */
  open: () => Promise<Readable>;
}

/** Publishes videos: entries with a name, and a file for each. Failures throw a `SendFailure`. */
export interface VideoPlatform {
  /** False when not set up: no file leaves this server, and requests stay in the list. */
  configured: boolean;
  /** Creates an entry and returns its id; finds an existing entry with the same reference. */
  createVideo(video: { name: string; reference: string }, signal?: AbortSignal): Promise<string>;
  /** Sends the file of an entry. When called twice, the later file counts. */
  sendFilm(videoId: string, film: Film, signal?: AbortSignal): Promise<void>;
}
