import { answerAccessRequest } from '../../engines/auth/access-request.ts';
import { keepLogins } from '../../engines/auth/keep-logins.ts';
import { mailPasswordLink } from '../../engines/auth/mail-password-link.ts';
import { welcome } from '../../engines/auth/welcome.ts';
import { defineModule } from '../../module.ts';
import { accountsHandlers } from './calls.ts';
import { checkConfiguration } from './check-configuration.ts';
import { confirmCompany } from './confirm-company.ts';
import { feedbackSummary } from './feedback-summary.ts';
import { followOrganisation } from './follow-organisation.ts';
import { keepAnAdministrator } from './keep-an-administrator.ts';
import { fillPeople, keepPeople } from './keep-people.ts';
import { listCompanies } from './list-companies.ts';
import { seedConfiguration } from './seed-configuration.ts';
import { stampDeactivation } from './stamp-deactivation.ts';

export const accounts = defineModule({
  calls: accountsHandlers,
  effects: [
    keepAnAdministrator,
    keepLogins,
    stampDeactivation,
    keepPeople,
    confirmCompany,
    listCompanies,
    checkConfiguration,
  ],
  jobs: [answerAccessRequest, feedbackSummary, mailPasswordLink, welcome],
  async start(context, atEnd) {
    await seedConfiguration(context);
    await fillPeople(context);
    atEnd(await followOrganisation(context));
  },
});
