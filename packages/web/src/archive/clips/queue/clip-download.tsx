import { archiveEvents, type ClippingRequest, hasClip } from '@pavilion/domain/archive';
import { useDoc } from '@pavilion/sync/react';
import { DownloadFilm } from '../../download-film.tsx';

/** Downloads the clip of a finished request, unless its marks were changed since. */
export function ClipDownload({ request }: { request: ClippingRequest }) {
  const { document: event } = useDoc(archiveEvents, request.status === 'clipped' ? request.event : null);
  if (!event?.clipFile || !hasClip(event)) return null;
  return <DownloadFilm id={event.clipFile} name={request.filename || 'this clip'} size="compact-sm" />;
}
