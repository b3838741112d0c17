import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { otherAnswer, type Question, type TextQuestion } from './question.ts';
import { useMayLeave } from './use-page-left.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface QuestionDialogProps extends QuestionFormProps {
  opened: boolean;
  /** Called once the dialog has faded out. */
  onGone: () => void;
}

/** The dialog of `useConfirm` and `usePrompt`; loaded with the first question. */
export function QuestionDialog({ question, opened, onAnswer, onGone }: QuestionDialogProps) {
  useReturnFocus(opened);
  return (
    <Modal opened={opened} onClose={() => onAnswer(null)} title={question.title} size="sm" onExitTransitionEnd={onGone}>
      <QuestionForm key={question.title} question={question} onAnswer={onAnswer} />
    </Modal>
  );
}

interface QuestionFormProps {
  question: Question | TextQuestion;
  onAnswer: (value: string | null) => void;
}

function QuestionForm({ question, onAnswer }: QuestionFormProps) {
  const asksText = 'label' in question;
  const [value, setValue] = useState(asksText ? (question.initial ?? '') : '');
  // The browser's Back button must not discard typed text: the question stays open.
  useMayLeave(async () => false, asksText && value !== (question.initial ?? ''));
  const incomplete = asksText && (question.required ?? true) && value.trim() === '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!incomplete) onAnswer(value.trim());
      }}
    >
      <Stack gap="lg">
        {question.text && (
          <Text size="sm" component="div">
            {question.text}
          </Text>
        )}
        {asksText && (
          <TextInput
            label={question.label}
            placeholder={question.placeholder}
            value={value}
            onChange={(event) => setValue(event.currentTarget.value)}
            data-autofocus
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => onAnswer(null)} data-autofocus={question.safe || undefined}>
            {question.cancel ?? 'Cancel'}
          </Button>
          {question.other && (
            <Button variant="default" onClick={() => onAnswer(otherAnswer)}>
              {question.other}
            </Button>
          )}
          <Button
            type="submit"
            color={question.danger ? 'red' : undefined}
            disabled={incomplete}
            data-autofocus={(!asksText && !question.safe) || undefined}
          >
            {question.confirm ?? 'OK'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
