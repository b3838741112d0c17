interface BatchAnswer {
  done: readonly string[];
  refused: readonly { id: string; reason: string }[];
}

/** What a press on several did: all of them, or how many and why the others were not. */
export function batchWords(verb: string): (answer: BatchAnswer) => string {
  return ({ done, refused }) => {
    const [first] = refused;
    if (!first) return done.length === 1 ? verb : `${verb}: ${done.length}`;
    return `${verb}: ${done.length}. Not done: ${refused.length}. ${first.reason}`;
  };
}
