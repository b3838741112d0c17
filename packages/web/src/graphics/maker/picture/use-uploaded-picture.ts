import type { UploadTarget } from '@pavilion/domain';
import { extensionOf } from '@pavilion/domain/files';
import { acceptedBy } from '@pavilion/domain/production';
import { useState } from 'react';
import { pictureOfSvg } from '../../svg-picture.ts';
import { useUploadedFile } from './use-uploaded-file.ts';

/** Uploads one picture; of an SVG file, the picture that it shows. */
export function useUploadedPicture(target: UploadTarget, onDone: (file: string) => void) {
  const upload = useUploadedFile(target, acceptedBy.picture, onDone);
  const [refused, setRefused] = useState<string | null>(null);
  const start = async (chosen: File) => {
    const picture = extensionOf(chosen.name) === 'svg' ? await pictureOfSvg(chosen) : chosen;
    setRefused(typeof picture === 'string' ? picture : null);
    if (typeof picture !== 'string') upload.start(picture);
  };
  return { ...upload, refusal: refused ?? upload.refusal, start: (chosen: File) => void start(chosen) };
}

/** Extensions of files that a picture can be made of. */
export const pictureExtensions = [...acceptedBy.picture, 'svg'];
