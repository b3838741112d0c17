import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { formatCount } from '@pavilion/domain';
import { useEffect, useRef } from 'react';
import { copyText } from '../kit/copy-text.ts';
import { type LostText, lostFields } from '../kit/lost-work.ts';

/** Characters of a text in its notice, which must not cover what lies around it. */
const most = 60;

const noticeOf = ({ key }: LostText) => `lost-${key}`;

/** Whether its field gives it back. */
const staysKept = ({ place, unsure }: LostText) => Boolean(place) && !unsure;

function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= most
    ? `“${line}”`
    : `“${line.slice(0, most).trimEnd()}…” (${formatCount(text.length)} characters)`;
}

/**
 * A notice for each text that was not saved when its field went. Closing a notice does not discard a text that its field can give back.
 * Notices close when the field is back, and when their writer signs out.
 */
export function LostFieldsNotices({ texts }: { texts: readonly LostText[] }) {
  const shown = useRef(new Map<number, string>());
  const ended = useRef(false);
  useEffect(() => {
    for (const [key, id] of shown.current) {
      if (texts.some((text) => text.key === key)) continue;
      shown.current.delete(key);
      notifications.hide(id);
    }
    for (const text of texts) {
      if (shown.current.has(text.key)) continue;
      shown.current.set(text.key, noticeOf(text));
      notifications.show({
        id: noticeOf(text),
        title: text.unsure ? 'Your text may not be saved' : 'Your text was not saved',
        message: <LostField {...text} />,
        color: 'yellow',
        autoClose: false,
        // It stays: at the top it would take the presses of what lies below the bar.
        position: 'bottom-center',
        withBorder: true,
        closeButtonProps: { 'aria-label': 'Close this notice' },
        onClose: () => !staysKept(text) && !ended.current && lostFields.drop(text.key),
      });
    }
  }, [texts]);
  useEffect(() => {
    ended.current = false;
    return () => {
      ended.current = true;
      for (const id of shown.current.values()) notifications.hide(id);
      shown.current.clear();
    };
  }, []);
  return null;
}

function LostField(lost: LostText) {
  const { name, text } = lost;
  return (
    <>
      <Text size="sm" lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
        {name}: {beginningOf(text)}
      </Text>
      {staysKept(lost) && <Text size="sm">The field has it when you open it again.</Text>}
      <Group mt={6}>
        <Button size="compact-xs" variant="default" onClick={() => void copyText(text, 'Text copied to clipboard')}>
          Copy Text
        </Button>
      </Group>
    </>
  );
}
