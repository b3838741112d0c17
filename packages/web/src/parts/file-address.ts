export type FilePart = 'original' | 'preview' | 'poster' | 'storyboard' | 'storyboard.json' | 'subtitles';

/** Where a part of a file is fetched. `inline`: to be shown in the page rather than saved. */
export const fileAddress = (id: string, part: FilePart, inline = false): string =>
  `/api/files/${encodeURIComponent(id)}/${part}${inline ? '?inline=1' : ''}`;
