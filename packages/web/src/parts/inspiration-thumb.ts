import { type FileDocument, type Inspiration, pictureOf } from '@pavilion/domain';
import { files } from '@pavilion/domain/files';
import { useDoc } from '@pavilion/sync/react';
import { fileAddress } from './file-address.ts';
import { thumbOf } from './file-thumb.ts';

/** The picture or film of an inspiration, live. */
export function usePicture(inspiration: Inspiration): FileDocument | undefined {
  return useDoc(files, pictureOf(inspiration)).document;
}

/** Thumbnail in true proportions; a picture without a poster yet is shown itself. */
export function pictureThumb(file: FileDocument | undefined) {
  const thumb = thumbOf(file);
  const { width, height } = file?.metadata ?? {};
  const itself =
    file?.assetType === 'image' && file.media === 'pending' ? fileAddress(file.id, 'original', true) : undefined;
  return { ...thumb, poster: thumb.poster ?? itself, ratio: width && height ? width / height : undefined };
}
