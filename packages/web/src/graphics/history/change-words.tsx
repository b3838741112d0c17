import classes from './history.module.css';

interface ChangeWordsProps {
  words: readonly string[];
  /** Sentences that are shown; further ones are counted. */
  most: number;
}

/** What changed, as sentences. */
export function ChangeWords({ words, most }: ChangeWordsProps) {
  // Two layers of one name may have changed alike.
  const sentences = [...new Set(words)];
  return (
    <ul className={classes.words} aria-label="What changed">
      {sentences.slice(0, most).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      {sentences.length > most && <li>and {sentences.length - most} more</li>}
    </ul>
  );
}
