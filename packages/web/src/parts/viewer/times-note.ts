import { type FileDocument, frameGridOf } from '@pavilion/domain/files';

type Film = Pick<FileDocument, 'assetType' | 'media' | 'metadata'>;

const notes: Record<FileDocument['media'], string> = {
  pending: 'Whole seconds: the film is being read',
  waiting: 'Whole seconds: the film could not be read yet',
  none: 'Whole seconds: the film has not been read',
  ready: 'Whole seconds: the frame rate is unknown',
  broken: 'Whole seconds: the film could not be read',
};

/** Why the times of a film are whole seconds instead of timecodes; undefined if they are exact, and for sound. */
export const timesNote = ({ assetType, media, metadata }: Film): string | undefined =>
  assetType === 'video' && !frameGridOf(metadata) ? notes[media] : undefined;
