import { type FileDocument, fileMetadata } from '@pavilion/domain';
import { fileAddress } from './file-address.ts';

/** Thumbnail of a file: poster, placeholder, length, and the storyboard for scrubbing. */
export function thumbOf(file: FileDocument | undefined) {
  if (!file) return {};
  const read = fileMetadata.partial().safeParse(file.metadata ?? {});
  const duration = read.success ? read.data.duration : undefined;
  return {
    poster: file.previews.poster ? fileAddress(file.id, 'poster', true) : undefined,
    placeholder: file.placeholder,
    duration: file.assetType === 'video' ? duration : undefined,
    storyboard: file.previews.storyboard
      ? { image: fileAddress(file.id, 'storyboard', true), index: fileAddress(file.id, 'storyboard.json', true) }
      : undefined,
    state: file.media,
    extension: file.sourceExtention,
  };
}
