import { answerAccessRequest } from '../../engines/auth/access-request.ts';
import { keepLogins } from '../../engines/auth/keep-logins.ts';
import { mailPasswordLink } from '../../engines/auth/mail-password-link.ts';
import { welcome } from '../../engines/auth/welcome.ts';
import { defineModule } from '../../module.ts';
import { apiTokens, makeApiToken, revokeApiToken } from './api-tokens.ts';
import { checkConfiguration } from './check-configuration.ts';
import { calculateCompanies, similarCompanies } from './company-calls.ts';
import { confirmCompany } from './confirm-company.ts';
import { countSettingUses } from './count-setting-uses.ts';
import { endAccess } from './end-access.ts';
import { explainAccess } from './explain-access.ts';
import { whomFactorRuleStops } from './factor-rule.ts';
import { feedbackSummary } from './feedback-summary.ts';
import { followOrganisation } from './follow-organisation.ts';
import { addIntegration, integrations, makeIntegrationToken, revokeIntegrationToken } from './integrations.ts';
import { keepAnAdministrator } from './keep-an-administrator.ts';
import { fillPeople, keepPeople } from './keep-people.ts';
import { listCompanies } from './list-companies.ts';
import { me } from './me.ts';
import { noteOldFactors } from './note-old-factors.ts';
import { readNotifications } from './read-notifications.ts';
import { renameSetting } from './rename-setting.ts';
import { nameDevice, removeSecondFactor, renamePasskey, secondFactor } from './second-factor.ts';
import { seedConfiguration } from './seed-configuration.ts';
import { settingHistory } from './setting-history.ts';
import {
  addPassword,
  askForAccess,
  askForPasswordLink,
  confirmAccess,
  readLink,
  resendInvitation,
  sendPasswordReset,
  setPassword,
} from './sign-in-calls.ts';
import { stampDeactivation } from './stamp-deactivation.ts';
import { tellTokenExpiry } from './tell-token-expiry.ts';
import { userHistory } from './user-history.ts';
import { countRoles, findUserIds, setUserRole } from './user-roles.ts';

export const accounts = defineModule({
  calls: {
    me,
    askForAccess,
    askForPasswordLink,
    readLink,
    confirmAccess,
    setPassword,
    sendPasswordReset,
    addPassword,
    resendInvitation,
    secondFactor,
    renamePasskey,
    nameDevice,
    removeSecondFactor,
    endAccess,
    apiTokens,
    makeApiToken,
    revokeApiToken,
    whomFactorRuleStops,
    integrations,
    addIntegration,
    makeIntegrationToken,
    revokeIntegrationToken,
    setUserRole,
    findUserIds,
    countRoles,
    userHistory,
    explainAccess,
    settingHistory,
    countSettingUses,
    renameSetting,
    calculateCompanies,
    similarCompanies,
    readNotifications,
  },
  effects: [
    keepAnAdministrator,
    keepLogins,
    stampDeactivation,
    keepPeople,
    confirmCompany,
    listCompanies,
    checkConfiguration,
  ],
  jobs: [answerAccessRequest, feedbackSummary, mailPasswordLink, tellTokenExpiry, welcome],
  upgrades: { fillPeople, noteOldFactors },
  async start(context, atEnd) {
    await seedConfiguration(context);
    atEnd(await followOrganisation(context));
  },
});
