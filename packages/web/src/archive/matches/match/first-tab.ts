interface Tab<K extends string> {
  value: K;
  /** Absent for a tab that is only there when it has something. */
  count?: number;
}

/** The tab that a match opens on: the first that has something, else the first. */
export const firstTab = <K extends string>(tabs: readonly [Tab<K>, ...Tab<K>[]]): K =>
  (tabs.find(({ count }) => count === undefined || count > 0) ?? tabs[0]).value;
