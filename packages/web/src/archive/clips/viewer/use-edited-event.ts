import { type ArchiveEvent, archiveEvents } from '@pavilion/domain/archive';
import { useDoc } from '@pavilion/sync/react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** The event in the address, which the panel edits (PLT-025). */
export function useEditedEvent(file: string, id: string | undefined, onShow: (mark: number) => void) {
  const navigate = useNavigate();
  const { document, status } = useDoc(archiveEvents, id);
  const editing = document?.file === file ? document : undefined;

  // Seeks to the event once, when it has loaded; after that, playback is up to the person (ARC-109).
  const shown = useRef<string>(undefined);
  const start = editing?.tcIn;
  useEffect(() => {
    if (!id || shown.current === id || start === undefined) return;
    shown.current = id;
    onShow(start);
  }, [id, start, onShow]);

  const edit = (eventId: string | undefined) =>
    void navigate({
      to: '/recording/$fileId/{-$clipId}',
      params: { fileId: file, clipId: eventId } as never,
      search: true as never,
      resetScroll: false,
    });
  const open = (event: ArchiveEvent) => {
    shown.current = event.id;
    if (event.tcIn !== undefined) onShow(event.tcIn);
    edit(event.id);
  };
  return { editing, missing: id !== undefined && !editing && status !== 'loading' ? id : undefined, edit, open };
}
