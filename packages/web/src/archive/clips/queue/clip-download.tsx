import { archiveEvents, type ClippingRequest, hasClip } from '@pavilion/domain/archive';
import { useDoc } from '@pavilion/sync/react';
import { DownloadFilm } from '../../download-film.tsx';

/** Downloads the clip that a finished request, or a later one of the same moment, has cut; hidden once its marks have changed. */
export function ClipDownload({ request }: { request: ClippingRequest }) {
  const { document: event } = useDoc(archiveEvents, request.status === 'clipped' ? request.event : null);
  if (!event?.clipFile || !hasClip(event)) return null;
  return <DownloadFilm id={event.clipFile} name={request.filename || 'this clip'} size="compact-sm" />;
}
