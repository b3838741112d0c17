export type FilePart = 'original' | 'preview' | 'poster' | 'storyboard' | 'storyboard.json' | 'subtitles';

/** Address of a part of a file. `inline`: for showing in the page instead of saving. */
export const fileAddress = (id: string, part: FilePart, inline = false): string =>
  `/api/files/${encodeURIComponent(id)}/${part}${inline ? '?inline=1' : ''}`;
