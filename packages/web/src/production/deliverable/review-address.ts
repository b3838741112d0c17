import { urlChoice, urlText, type ValuesOf } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { queueTabs } from '../feedback/feedback-queue.ts';

export const reviewPanels = ['notes', 'decisions', 'details', 'timeline'] as const;

const fields = {
  version: urlText(),
  note: urlText(),
  against: urlText(),
  panel: urlChoice(reviewPanels, 'notes'),
  source: urlChoice(['preview', 'original'], 'preview'),
  queue: urlChoice(['', ...queueTabs], ''),
  department: urlText(),
};

export interface ReviewAddress {
  url: ValuesOf<typeof fields>;
  setUrl: (changes: Partial<ValuesOf<typeof fields>>) => void;
}

/** The view of the review room, kept in its address (decision 054). */
export function useReviewAddress(): ReviewAddress {
  const [url, setUrl] = useUrlState(fields);
  return { url, setUrl };
}
