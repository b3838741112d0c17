import { definePolicy } from '../access/policy.ts';
import { readableBy } from '../access/read-write.ts';
import { integrityReports } from './documents.ts';

export const integrityPolicies = {
  integrityReports: definePolicy(integrityReports, { read: readableBy('manageUsers') }),
};
