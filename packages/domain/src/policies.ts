import type { DocumentType } from '@pavilion/sync';
import type { ApiModule } from './access/api-scopes.ts';
import type { Policy } from './access/policy.ts';
import { accountsPolicies } from './accounts/policy.ts';
import { archivePolicies } from './archive/policy.ts';
import { billingPolicies } from './billing/policy.ts';
import type { DescribedType } from './define-document.ts';
import { filesPolicies } from './files/policy.ts';
import { graphicsPolicies } from './graphics/policy.ts';
import { inspirationsPolicies } from './inspirations/policy.ts';
import { integrityPolicies } from './integrity/policy.ts';
import { libraryPolicies } from './library/policy.ts';
import { livestreamsPolicies } from './livestreams/policy.ts';
import { plannerPolicies } from './planner/policy.ts';
import { productionPolicies } from './production/policy.ts';
import { searchPolicies } from './search/policy.ts';
import { webhooksPolicies } from './webhooks/policy.ts';

/** Every document type with its policy, by stored name. An entry here makes a type part of the product. */
export const policies = {
  ...accountsPolicies,
  ...archivePolicies,
  ...billingPolicies,
  ...filesPolicies,
  ...graphicsPolicies,
  ...inspirationsPolicies,
  ...integrityPolicies,
  ...libraryPolicies,
  ...livestreamsPolicies,
  ...plannerPolicies,
  ...productionPolicies,
  ...searchPolicies,
  ...webhooksPolicies,
} satisfies Record<string, { type: DescribedType; policy: unknown }>;

const byName = new Map<string, { policy: unknown }>(Object.entries(policies));

/** The policy of a document type; by stored name, undefined if there is no such type. */
export function policyOf<D extends DocumentType>(type: D): Policy<D>;
export function policyOf(name: keyof typeof policies): Policy;
export function policyOf(name: string): Policy | undefined;
export function policyOf(of: string | DocumentType): Policy | undefined {
  // Each policy was checked against its own type; from here on, documents are matched to it by name.
  return byName.get(typeof of === 'string' ? of : of.name)?.policy as Policy<DocumentType> | undefined;
}

const policiesByModule: Record<ApiModule, object> = {
  archive: archivePolicies,
  billing: billingPolicies,
  files: filesPolicies,
  graphics: graphicsPolicies,
  inspirations: inspirationsPolicies,
  library: libraryPolicies,
  livestreams: livestreamsPolicies,
  planner: plannerPolicies,
  production: productionPolicies,
};

/** The module whose scopes an API token needs for documents of this type; undefined if no token can have them. */
export function apiModuleOf(name: string): ApiModule | undefined {
  return (Object.keys(policiesByModule) as ApiModule[]).find((module) => Object.hasOwn(policiesByModule[module], name));
}
