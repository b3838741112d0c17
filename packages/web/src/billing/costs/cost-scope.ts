/** What a list of costs belongs to. */
export interface CostScope {
  /** Brief that the costs belong to, or the budget that pays for them. */
  productionId?: string;
  budget?: string;
}
