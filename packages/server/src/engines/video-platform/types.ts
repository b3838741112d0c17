import type { Readable } from 'node:stream';

export interface Film {
  /** As it was uploaded; the platform shows it to its own people. */
  name: string;
  size: number;
  /** The bytes, opened anew for each attempt. */
  open: () => Promise<Readable>;
}

/** Where films are published: entries with a name, and the film of each. Failures are thrown as a `SendFailure`. */
export interface VideoPlatform {
  /** False: nothing is set up, and nothing leaves this server; what would have been sent stays in the list. */
  configured: boolean;
  /** Makes an entry and gives its id; one that was made under this reference before is found again. */
  createVideo(video: { name: string; reference: string }, signal?: AbortSignal): Promise<string>;
  /** Hands over the film of an entry. Done twice, the later film counts. */
  sendFilm(videoId: string, film: Film, signal?: AbortSignal): Promise<void>;
}
