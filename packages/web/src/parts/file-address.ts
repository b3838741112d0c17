import { type FileDocument, mayShowInline } from '@pavilion/domain/files';

export type FilePart = 'original' | 'preview' | 'poster' | 'storyboard' | 'storyboard.json' | 'subtitles';

/** Address of a part of a file. `inline`: for showing in the page instead of saving. */
export const fileAddress = (id: string, part: FilePart, inline = false): string =>
  `/api/files/${encodeURIComponent(id)}/${part}${inline ? '?inline=1' : ''}`;

/**
 * What is shown of a file: its preview, or the original until there is one. Each has an address of its own, because a player
 * asks for a film in pieces, and pieces of both together are no film.
 */
export const shownAddress = ({ id, mime, previews }: Pick<FileDocument, 'id' | 'mime' | 'previews'>): string =>
  previews.preview || !mayShowInline(mime) ? fileAddress(id, 'preview') : fileAddress(id, 'original', true);
