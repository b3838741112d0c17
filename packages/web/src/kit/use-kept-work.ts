import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { currentWriter, hasLeft, type LostWork, lostWindows, openWindows } from './lost-work.ts';
import { hasWritten, isWritten, labelOf, mayClose, textOf, typedIn } from './typed-texts.ts';

const textsOf = (fields: readonly Element[]): LostWork['texts'] =>
  fields.flatMap((each) => {
    const text = textOf(each);
    return text.trim() ? [{ label: labelOf(each), text }] : [];
  });

/**
 * Keeps what was typed into a window that closes although its writer has pressed nothing since: what it was about is gone,
 * or their access to it. It is kept as well when the page goes with the window open, whatever was pressed. `before` are the
 * texts of its fields when each was first focused.
 */
export function useKeptWork(opened: boolean, title: string, before: RefObject<Map<Element, string>>) {
  /** Texts as last typed: at the closing, their fields may be gone already. Null once somebody has pressed a button. */
  const typed = useRef<LostWork['texts'] | null>(null);
  /** Who typed them: at the closing, somebody else may be signed in. */
  const writer = useRef<string | undefined>(undefined);
  const root = useRef<Element | null>(null);
  /** Watches whether the fields go while the window stays, with a sentence that its document is gone. */
  const watch = useRef<MutationObserver | undefined>(undefined);
  const named = useRef(title);
  // The title of a window about one document goes with the document.
  if (opened && title) named.current = title;
  const forget = () => {
    typed.current = null;
    watch.current?.disconnect();
    watch.current = undefined;
  };
  const keep = () => {
    const texts = typed.current ?? [];
    forget();
    const sessionEnded = hasLeft(writer.current);
    if (texts.length > 0) lostWindows.keep({ window: named.current, texts, sessionEnded }, writer.current);
  };
  const latest = useRef(keep);
  latest.current = keep;
  useLayoutEffect(() => (opened ? () => latest.current() : undefined), [opened]);
  const leave = () => {
    // Windows within this one keep their own texts.
    const own = typedIn(before.current).filter((field) => root.current?.contains(field));
    const texts = textsOf(own);
    if (texts.length === 0) openWindows.forget(before);
    else openWindows.keep(before, { work: { window: named.current, texts, pageLeft: true }, writer: writer.current });
  };
  useOutOfSight(opened, leave, () => openWindows.forget(before));
  const watchFields = (window: Element) => {
    if (watch.current) return;
    watch.current = new MutationObserver(() => {
      if (window.isConnected && !hasWritten(window)) keep();
    });
    watch.current.observe(window, { childList: true, subtree: true });
  };
  /** Windows within this one keep their own work. */
  const isOwn = ({ currentTarget, target }: SyntheticEvent) => currentTarget.contains(target as Node);
  return {
    keep,
    forget,
    handlers: {
      onInputCapture: (event: FormEvent<HTMLElement>) => {
        const field = event.target as Element;
        if (!isOwn(event)) return;
        // A chosen file starts its upload, which closes the window.
        if (field.matches('[type=file]')) return forget();
        if (!isWritten(field)) return;
        root.current = event.currentTarget;
        watchFields(event.currentTarget);
        writer.current = currentWriter();
        typed.current = textsOf(typedIn(before.current));
      },
      onClickCapture: (event: MouseEvent<HTMLElement>) => {
        if (isOwn(event) && mayClose(event.target)) forget();
      },
      onSubmitCapture: forget,
      onDropCapture: forget,
      onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
        // A new line in a text is typing, which brings the texts back.
        if (event.key === 'Enter' && isOwn(event)) forget();
      },
    },
  };
}

/**
 * Runs `leave` when the page goes or is hidden, which is the last that a page hears whose tab the browser puts away, and
 * `back` when it is in sight again or `opened` ends.
 */
function useOutOfSight(opened: boolean, leave: () => void, back: () => void): void {
  const latest = useRef({ leave, back });
  latest.current = { leave, back };
  useEffect(() => {
    if (!opened) return;
    const left = () => latest.current.leave();
    const returned = () => latest.current.back();
    const changed = () => (document.visibilityState === 'hidden' ? left() : returned());
    window.addEventListener('pagehide', left);
    window.addEventListener('pageshow', returned);
    document.addEventListener('visibilitychange', changed);
    return () => {
      window.removeEventListener('pagehide', left);
      window.removeEventListener('pageshow', returned);
      document.removeEventListener('visibilitychange', changed);
      returned();
    };
  }, [opened]);
}
