import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { BottomActions } from '../kit/bottom-actions.tsx';
import { useConfirm, usePrompt } from '../kit/confirm.tsx';
import { notify, notifyDone, notifyError } from '../kit/notify.ts';
import { Panel } from '../kit/panel.tsx';

/** Questions of the kit, with the latest answer, and notices. */
export function KitQuestions() {
  const [answer, setAnswer] = useState('');
  const confirm = useConfirm();
  const prompt = usePrompt();
  const ask = async () => setAnswer(String(await confirm({ title: 'Are you sure?', danger: true, confirm: 'Delete' })));
  const askForText = async () => setAnswer((await prompt({ title: 'New folder', label: 'Name' })) ?? 'nothing');
  return (
    <Panel title="Questions and notices">
      <BottomActions>
        <Button variant="default" onClick={() => void ask()}>
          Ask
        </Button>
        <Button variant="default" onClick={() => void askForText()}>
          Ask for text
        </Button>
        <Button variant="default" onClick={() => notifyDone('Done.')}>
          Done
        </Button>
        <Button variant="default" onClick={() => notify('Something to know.')}>
          Notice
        </Button>
        <Button variant="default" onClick={() => notifyError('This did not work. Please try again.')}>
          Error
        </Button>
      </BottomActions>
      <Text size="sm" mt="sm">
        {answer}
      </Text>
    </Panel>
  );
}
