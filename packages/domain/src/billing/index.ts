export * from './budget-account.ts';
export { mostCostRows, mostSheetBytes, type SheetCost } from './calls.ts';
export * from './documents.ts';
export * from './missing-for-cost.ts';
export * from './policy.ts';
export * from './read-amount.ts';
export * from './read-sheet-day.ts';
export * from './spending.ts';
export * from './work-attribution.ts';
