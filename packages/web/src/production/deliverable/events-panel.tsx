import { Text, Timeline } from '@mantine/core';
import type { FileAction, FileDocument } from '@pavilion/domain';
import {
  IconArrowBackUp,
  IconArrowRight,
  IconCheck,
  IconEye,
  IconMessageCircle,
  IconPlayerPause,
  IconPlayerPlay,
  IconSparkles,
  IconUpload,
  IconVideo,
} from '@tabler/icons-react';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { PersonName } from '../../parts/person-name.tsx';
import { EventTitle } from './event-title.tsx';

const icons: Record<FileAction, typeof IconCheck> = {
  Uploaded: IconUpload,
  Created: IconSparkles,
  'Pushed to video platform': IconVideo,
  'Submitted notes': IconMessageCircle,
  'Recalled for review': IconArrowBackUp,
  'Signed off': IconCheck,
  Seen: IconEye,
  'Put on hold': IconPlayerPause,
  'Placed back': IconPlayerPlay,
  'Moved to another brief': IconArrowRight,
};

/** PRD-085 fixes the words of the timeline; the room says it otherwise. */
const inOtherWords: Partial<Record<FileAction, string>> = { 'Submitted notes': 'Rejected · ' };

/** What happened to this version, newest first (PRD-085). */
export function EventsPanel({ file }: { file: FileDocument }) {
  const events = [...file.events].reverse();
  if (events.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        Nothing has happened to this version yet.
      </Text>
    );
  }
  return (
    <Timeline bulletSize={22} lineWidth={1} active={events.length}>
      {events.map((event) => {
        const Icon = icons[event.action];
        return (
          <Timeline.Item
            key={`${event.date} ${event.action} ${event.user}`}
            bullet={<Icon size={12} />}
            title={<EventTitle event={event} />}
          >
            <Text size="xs" c="dimmed">
              {inOtherWords[event.action]}
              <PersonName id={event.user} /> · <RelativeDate value={event.date} time />
            </Text>
          </Timeline.Item>
        );
      })}
    </Timeline>
  );
}
