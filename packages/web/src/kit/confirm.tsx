import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { inCorner, lazyPart } from './lazy-part.tsx';
import { otherAnswer, type Question, type TextQuestion } from './question.ts';
import { usePageLeft } from './use-page-left.ts';

const QuestionDialog = lazyPart(() => import('./question-dialog.tsx').then((module) => module.QuestionDialog), {
  frame: inCorner,
  closing: ({ opened, onAnswer }) => (opened ? () => onAnswer(null) : null),
});

interface Asking {
  ask: (question: Question) => Promise<boolean>;
  choose: (question: Question & { other: string }) => Promise<'confirm' | 'other' | null>;
  askText: (question: TextQuestion) => Promise<string | null>;
}
const AskingContext = createContext<Asking | null>(null);

type Asked = { question: Question | TextQuestion; answer: (value: string | null) => void };

/** The one dialog for `useConfirm`, `useChoice` and `usePrompt`. */
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
  // Leaving the page cancels its question.
  usePageLeft(() => finish(null));
  const asking = useMemo<Asking>(
    () => ({
      ask: async (question) => (await open(question)) !== null,
      choose: async (question) => {
        const answer = await open(question);
        return answer === null ? null : answer === otherAnswer ? 'other' : 'confirm';
      },
      askText: (question) => open(question),
    }),
    [open],
  );
  return (
    <AskingContext value={asking}>
      {children}
      {asked && (
        <QuestionDialog question={asked.question} opened={opened} onAnswer={finish} onGone={() => setAsked(null)} />
      )}
    </AskingContext>
  );
}

function useAsking(): Asking {
  const asking = useContext(AskingContext);
  if (!asking) throw new Error('There is no ConfirmProvider above this component.');
  return asking;
}

/** Asks for confirmation: `if (await confirm({ title: 'Are you sure?', danger: true })) …`. */
export const useConfirm = () => useAsking().ask;

/** Asks the user to choose between two actions; null when they cancel. */
export const useChoice = () => useAsking().choose;

/** Asks for a line of text; null when the user cancels. */
export const usePrompt = () => useAsking().askText;
