import type { DocumentType } from '@pavilion/sync';
import type { Policy } from './access/policy.ts';
import { accountsPolicies } from './accounts/policy.ts';
import { archivePolicies } from './archive/policy.ts';
import { billingPolicies } from './billing/policy.ts';
import { type DocumentName, type DocumentTypes, isDocumentName } from './documents.ts';
import { filesPolicies } from './files/policy.ts';
import { graphicsPolicies } from './graphics/policy.ts';
import { inspirationsPolicies } from './inspirations/policy.ts';
import { libraryPolicies } from './library/policy.ts';
import { livestreamsPolicies } from './livestreams/policy.ts';
import { plannerPolicies } from './planner/policy.ts';
import { productionPolicies } from './production/policy.ts';
import { searchPolicies } from './search/policy.ts';

/** The policy of every document type; a type without one does not compile. */
export const policies = {
  ...accountsPolicies,
  ...archivePolicies,
  ...billingPolicies,
  ...filesPolicies,
  ...graphicsPolicies,
  ...inspirationsPolicies,
  ...libraryPolicies,
  ...livestreamsPolicies,
  ...plannerPolicies,
  ...productionPolicies,
  ...searchPolicies,
} satisfies { [Name in DocumentName]: { type: DocumentTypes[Name]; policy: Policy<DocumentTypes[Name]> } };

/** The policy of a document type by its stored name; undefined when there is no such type. */
export function policyOf(name: DocumentName): Policy;
export function policyOf(name: string): Policy | undefined;
export function policyOf(name: string): Policy | undefined {
  // Each policy was checked against its own type above; from here on it is asked with documents of that type by name.
  return isDocumentName(name) ? (policies[name].policy as unknown as Policy<DocumentType>) : undefined;
}
