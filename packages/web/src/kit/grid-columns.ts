export interface GridStep {
  /** Minimum window width in pixels, inclusive. */
  from: number;
  columns: number;
}

/** Default steps (PLT-100): 5 columns, 4 below 1400 px, 3 below 1024, 2 below 768 and 1 below 576. */
export const usualSteps: readonly GridStep[] = [
  { from: 1_400, columns: 5 },
  { from: 1_024, columns: 4 },
  { from: 768, columns: 3 },
  { from: 576, columns: 2 },
  { from: 0, columns: 1 },
];

export const columnsAt = (width: number, steps: readonly GridStep[] = usualSteps): number =>
  steps.find(({ from }) => width >= from)?.columns ?? 1;
