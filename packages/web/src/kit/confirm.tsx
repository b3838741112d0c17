import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';

export interface Question {
  title: string;
  text?: ReactNode;
  /** The verb on the button. */
  confirm?: string;
  cancel?: string;
  /** Red, for what cannot be taken back. */
  danger?: boolean;
}
export interface TextQuestion extends Question {
  label: string;
  initial?: string;
  placeholder?: string;
  required?: boolean;
}

interface Asking {
  ask: (question: Question) => Promise<boolean>;
  askText: (question: TextQuestion) => Promise<string | null>;
}
const AskingContext = createContext<Asking | null>(null);

type Asked = { question: Question | TextQuestion; answer: (value: string | null) => void };

/** One dialog for the whole product, asked by `useConfirm` and `usePrompt`. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [opened, setOpened] = useState(false);
  const current = useRef<Asked | null>(null);

  const open = useCallback((question: Question | TextQuestion) => {
    current.current?.answer(null);
    return new Promise<string | null>((answer) => {
      const next = { question, answer };
      current.current = next;
      setAsked(next);
      setOpened(true);
    });
  }, []);
  const finish = useCallback((value: string | null) => {
    current.current?.answer(value);
    current.current = null;
    setOpened(false);
  }, []);
  const asking = useMemo<Asking>(
    () => ({ ask: async (question) => (await open(question)) !== null, askText: (question) => open(question) }),
    [open],
  );
  return (
    <AskingContext value={asking}>
      {children}
      <Modal
        opened={opened}
        onClose={() => finish(null)}
        title={asked?.question.title}
        size="sm"
        onExitTransitionEnd={() => setAsked(null)}
      >
        {asked && <QuestionForm key={asked.question.title} question={asked.question} onAnswer={finish} />}
      </Modal>
    </AskingContext>
  );
}

interface QuestionFormProps {
  question: Question | TextQuestion;
  onAnswer: (value: string | null) => void;
}

function QuestionForm({ question, onAnswer }: QuestionFormProps) {
  const asksText = 'label' in question;
  const [value, setValue] = useState(asksText ? (question.initial ?? '') : '');
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
          <Button variant="default" onClick={() => onAnswer(null)}>
            {question.cancel ?? 'Cancel'}
          </Button>
          <Button
            type="submit"
            color={question.danger ? 'red' : undefined}
            disabled={incomplete}
            {...(asksText ? {} : { 'data-autofocus': true })}
          >
            {question.confirm ?? 'OK'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useAsking(): Asking {
  const asking = useContext(AskingContext);
  if (!asking) throw new Error('There is no ConfirmProvider above this component.');
  return asking;
}

/** Asks before something is done: `if (await confirm({ title: 'Are you sure?', danger: true })) …`. */
export const useConfirm = () => useAsking().ask;

/** Asks for a line of text; null when the user thought better of it. */
export const usePrompt = () => useAsking().askText;
