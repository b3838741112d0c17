import { Modal, Stack, Text } from '@mantine/core';
import { LostText } from '../kit/lost-text.tsx';
import { type LostWork, lostWindows } from '../kit/lost-work.ts';

const wordsOf = ({ texts }: LostWork) =>
  texts.map(({ label, text }) => (texts.length > 1 && label ? `${label}: ${text}` : text)).join('\n');

/** What was typed into closed windows, to read and to copy. Unlike other windows, it stays when the page goes. */
export function LostWorkWindow({ works }: { works: readonly LostWork[] }) {
  return (
    <Modal
      opened
      onClose={() => lostWindows.drop()}
      title="Your text was not saved"
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack gap="md">
        {/* Has the focus, so that a key typed on presses no button. */}
        <Stack gap="xs" data-autofocus tabIndex={-1} style={{ outline: 'none' }}>
          {works.some(({ pageLeft }) => pageLeft) && (
            <Text size="sm">
              The page was left or loaded again before you saved what you typed here. Copy your text if you need it.
            </Text>
          )}
          {works.some(({ sessionEnded }) => sessionEnded) && (
            <Text size="sm">
              Your session ended before you saved what you typed here. Copy your text if you need it.
            </Text>
          )}
          {works.some(({ pageLeft, sessionEnded }) => !pageLeft && !sessionEnded) && (
            <Text size="sm">
              What you were writing about is no longer open to you: somebody has deleted it or changed your access.
              Nothing was saved. Copy your text if you need it. To get access again, write to a user administrator.
            </Text>
          )}
        </Stack>
        {works.map((work) => (
          <LostText
            key={work.key}
            title={work.window}
            text={wordsOf(work)}
            onDiscard={() => lostWindows.drop(work.key)}
          />
        ))}
      </Stack>
    </Modal>
  );
}
