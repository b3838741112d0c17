import { briefs, type FileDocument } from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';

type FileEvent = FileDocument['events'][number];

/** An event in words. A move names both briefs: those that the reader sees. */
export function EventTitle({ event }: { event: FileEvent }) {
  return event.from && event.to ? <MoveTitle from={event.from} to={event.to} /> : event.action;
}

function MoveTitle({ from, to }: { from: string; to: string }) {
  return (
    <>
      Moved from <BriefTitle id={from} /> to <BriefTitle id={to} />
    </>
  );
}

function BriefTitle({ id }: { id: string }) {
  const { document } = useDoc(briefs, id);
  return document ? `“${document.title}”` : 'another brief';
}
