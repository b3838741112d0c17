import type { Who } from './plain-who.ts';

/**
 * Who may make which call, written from the requirements alone; each line names its rows. Deliberately shares no code
 * with the capability table.
 */
const lines: { who: Who; rows: string; calls: string }[] = [
  { who: 'anybody', rows: 'PLT-057, PLT-068: asked before sign-in', calls: 'accounts/me' },
  { who: 'anybody', rows: 'OPN-025', calls: 'accounts/askForAccess accounts/confirmAccess' },
  {
    who: 'anybody',
    rows: 'USR-048, OPN-093',
    calls: 'accounts/askForPasswordLink accounts/readLink accounts/setPassword',
  },
  { who: 'everyone', rows: 'USR-023, USR-050', calls: 'accounts/similarCompanies' },
  { who: 'everyone', rows: 'USR-045, USR-048', calls: 'accounts/sendPasswordReset accounts/addPassword' },
  { who: 'everyone', rows: 'USR-051, DAT-107', calls: 'accounts/calculateCompanies' },
  { who: 'everyone', rows: 'PLT-041: of oneself alone', calls: 'accounts/readNotifications' },
  {
    who: ['user_admin'],
    rows: 'USR-018, USR-034, USR-040',
    calls: 'accounts/findUserIds accounts/countRoles accounts/setUserRole',
  },
  { who: ['user_admin'], rows: 'USR-033, USR-035, USR-117', calls: 'accounts/explainAccess accounts/userHistory' },
  { who: ['user_admin'], rows: 'OPN-054, DAT-053', calls: 'accounts/settingHistory accounts/countSettingUses' },
  { who: ['user_admin'], rows: 'USR-019, USR-117', calls: 'accounts/resendInvitation' },
  {
    who: 'everyone',
    rows: 'OPS-014: of oneself alone',
    calls: 'accounts/secondFactor accounts/renamePasskey accounts/nameDevice',
  },
  {
    who: 'everyone',
    rows: 'OPS-011: of oneself alone',
    calls: 'accounts/apiTokens accounts/makeApiToken accounts/revokeApiToken',
  },
  {
    who: ['user_admin'],
    rows: 'OPS-011: tokens of integrations',
    calls:
      'accounts/integrations accounts/addIntegration accounts/makeIntegrationToken accounts/revokeIntegrationToken',
  },
  { who: ['user_admin'], rows: 'OPS-014: for people who lost it', calls: 'accounts/removeSecondFactor' },
  { who: ['user_admin'], rows: 'OPS-014: before the rule', calls: 'accounts/whomFactorRuleStops' },
  { who: ['user_admin'], rows: 'OPS-011, OPS-014: for an account in wrong hands', calls: 'accounts/endAccess' },
  {
    who: ['user_admin'],
    rows: 'OPN-075, OPS-015: failures can be tried again',
    calls:
      'files/waitingMedia files/makeWaitingMedia system/health system/listFailedJobs system/retryJob system/sendMessageAgain',
  },
  {
    who: ['user_admin'],
    rows: 'OPS-011: for the whole organisation',
    calls:
      'webhooks/saveWebhook webhooks/switchWebhook webhooks/renewWebhookSecret webhooks/deleteWebhook webhooks/testWebhook webhooks/replayDelivery',
  },
  {
    who: ['user_admin'],
    rows: 'OPS-010',
    calls: 'integrity/check integrity/mend integrity/listSetAside integrity/putBack',
  },
  {
    who: ['user_admin'],
    rows: 'OPN-098: restored by an administrator',
    calls: 'system/listTrash system/restoreFromTrash',
  },
  { who: 'everyone', rows: 'OPN-098: what the caller deleted', calls: 'system/undoDeletion' },
  { who: ['production_shifts'], rows: 'OPN-076: what the caller split', calls: 'system/undoSplit' },

  { who: ['production_admin'], rows: 'USR-098, PRD-030', calls: 'production/submitBrief' },
  { who: ['production_admin'], rows: 'USR-099', calls: 'production/makeChatChannel' },
  { who: ['production_feedback'], rows: 'USR-081, OPN-051', calls: 'production/setBriefCompleted' },
  {
    who: ['production_feedback', 'production_drafts'],
    rows: 'USR-077, USR-082, OPN-043',
    calls: 'production/createDeliverables production/createManyDeliverables production/takeBackDeliverables',
  },
  {
    who: ['production_drafts'],
    rows: 'USR-076, OPN-091',
    calls:
      'production/editDeliverables production/duplicateDeliverables production/previewMove production/moveToBrief production/undoMove production/holdDeliverables production/placeBackDeliverables production/resetDeliverables',
  },
  { who: ['production_feedback'], rows: 'USR-084, USR-085, PRD-091', calls: 'production/signOffFiles' },
  { who: ['production_feedback'], rows: 'USR-086', calls: 'production/rejectFiles' },
  { who: ['production_feedback'], rows: 'USR-088, USR-089', calls: 'production/recallFiles' },
  {
    who: ['production_drafts'],
    rows: 'PRD-094, USR-075: owners who open the page',
    calls: 'production/setDecision production/markSeen',
  },
  { who: ['production_drafts'], rows: 'USR-107, USR-075', calls: 'production/findMentionable' },
  { who: ['production_feedback'], rows: 'USR-080', calls: 'production/carryNotes' },
  { who: ['production_feedback'], rows: 'USR-081, USR-083', calls: 'production/duplicateBrief' },
  { who: ['production_feedback'], rows: 'USR-081, PRD-030', calls: 'production/tellOfDraft' },
  { who: ['production_feedback'], rows: 'USR-084, USR-086', calls: 'production/undoReview' },
  { who: ['production_drafts'], rows: 'PRD-057, OPN-091', calls: 'production/resumeReview' },
  { who: ['user_admin'], rows: 'OPN-054, DAT-053', calls: 'accounts/renameSetting' },
  { who: ['archive_access'], rows: 'USR-108, ARC-112', calls: 'archive/eventChoices archive/filmCover' },
  {
    who: ['archive_uploader'],
    rows: 'USR-110, DAT-041',
    calls: 'archive/placeDeliveries archive/planShift archive/planByTimes archive/keepBowledTimes',
  },
  { who: ['production_drafts'], rows: 'PRD-080, PRD-111, USR-075', calls: 'production/sendToBC' },
  { who: ['production_drafts'], rows: 'OPN-046: who may open the page', calls: 'production/deleteFile' },
  { who: ['production_feedback'], rows: 'OPN-046', calls: 'production/deleteDeliverables production/deleteBrief' },

  { who: ['creative_catalogue_access'], rows: 'USR-066', calls: 'library/countCatalogue' },
  { who: 'everyone', rows: 'OPN-087: of what the caller sees', calls: 'library/countCollections' },
  {
    who: 'everyone',
    rows: 'LIB-030, LIB-026: of collections that one owns or edits',
    calls: 'library/addToCollection library/removeFromCollection library/undoRemoval library/setFolder',
  },
  { who: ['archive_search'], rows: 'ARC-124: of the clips that the caller sees', calls: 'library/joinClips' },
  { who: 'everyone', rows: 'LIB-034, LIB-036: of what the caller sees', calls: 'library/requestZip library/deleteZip' },
  {
    who: ['inspirations_access'],
    rows: 'USR-116, PLT-038',
    calls: 'inspirations/addLink inspirations/loadInspiration inspirations/refreshInspirationTags',
  },

  { who: ['production_shifts'], rows: 'USR-094, USR-095', calls: 'planner/splitShift planner/splitShoot' },
  {
    who: ['production_shifts', 'production_admin'],
    rows: 'PLN-044, PLN-046, USR-005, USR-097',
    calls: 'billing/importCosts billing/deleteCosts billing/payCosts',
  },
  { who: ['production_shifts'], rows: 'PLN-048, OPN-009, OPN-060', calls: 'billing/attributeWork' },

  { who: ['archive_search'], rows: 'USR-109', calls: 'archive/createClip archive/cancelClip' },
  { who: 'everyone', rows: 'ARC-009: of what the caller sees', calls: 'archive/matchChoices' },
  { who: 'everyone', rows: 'USR-108: names of whom to ask for access', calls: 'archive/archiveKeepers' },
  { who: ['archive_access'], rows: 'USR-108', calls: 'archive/scorecard archive/traceFilm' },
  { who: ['archive_uploader'], rows: 'USR-110, USR-112', calls: 'archive/archivePaired archive/associateAgain' },
  {
    who: ['archive_uploader'],
    rows: 'USR-110, ARC-074, ARC-075',
    calls: 'archive/metadataOnRequest archive/generatePreviewRequest',
  },
  {
    who: ['archive_uploader'],
    rows: 'USR-113, ARC-048, ARC-087',
    calls: 'archive/sendToBC archive/sendAgain archive/bcCMSCreate',
  },

  {
    who: ['livestream_access'],
    rows: 'USR-115, LIV-006, LIV-021, LIV-028',
    calls:
      'livestreams/liveEngine livestreams/currentStreams livestreams/getStream livestreams/channelStatus livestreams/playbackToken livestreams/streamRecordings',
  },
  {
    who: ['livestream_access'],
    rows: 'USR-115, LIV-031, LIV-032, LIV-053',
    calls:
      'livestreams/addStream livestreams/activateSEP livestreams/deactivateSEP livestreams/newStreamKey livestreams/renameStream livestreams/cancelStream',
  },
  {
    who: ['livestream_access'],
    rows: 'USR-115, LIV-015, LIV-016, OPN-078',
    calls: 'livestreams/addRTMP livestreams/stopRTMP livestreams/saveDestination livestreams/removeDestination',
  },
  {
    who: ['livestream_access'],
    rows: 'USR-115, LIV-041, LIV-047, OPN-079, GFX-030',
    calls:
      'livestreams/streamReporting livestreams/upcomingFixtures livestreams/setWatermark livestreams/rundownChoices livestreams/setStreamGraphics',
  },

  {
    who: [
      ['jimstagram_access', 'jimstagram_design'],
      ['jimstagram_access', 'production_admin'],
      ['jimstagram_access', 'user_admin'],
    ],
    rows: 'GFX-004, GFX-005, GFX-033, OPN-098',
    calls:
      'graphics/publishTemplate graphics/setTemplateState graphics/copyTemplate graphics/restorePublication graphics/importTemplate graphics/templateHistory graphics/templateVersion graphics/restoreTemplateVersion system/listOwnDeletions system/restoreOwnDeletion',
  },
  {
    who: ['jimstagram_access'],
    rows: 'GFX-004, GFX-018, GFX-020, GFX-023, GFX-025, GFX-026, GFX-028, GFX-029, GFX-033',
    calls:
      'graphics/makeGraphic graphics/makeGraphics graphics/copyGraphic graphics/takePublication graphics/matchFacts graphics/unknownPlayers graphics/exportGraphic graphics/exportBatch graphics/cancelExport graphics/sendToBrief graphics/controlProgramme graphics/programmeAddress graphics/graphicHistory graphics/restoreGraphicVersion',
  },

  { who: 'everyone', rows: 'OPN-037, DAT-058: of what the caller sees', calls: 'search' },
  {
    who: 'everyone',
    rows: 'DAT-108, DAT-121: of what the caller sees',
    calls: 'files/createMetadata files/retryMedia',
  },
];

/** Each call of the contract by its path, with who may make it and why. */
export const plainCalls = new Map(
  lines.flatMap(({ calls, ...rule }) => calls.split(' ').map((path) => [path, rule] as const)),
);
