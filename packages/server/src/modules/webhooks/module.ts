import { defineModule } from '../../module.ts';
import { forgetDeliveries } from './forget-deliveries.ts';
import { releaseDeliveries } from './release-deliveries.ts';
import { sendDelivery } from './send-delivery.ts';
import { tellOfBriefs } from './tell-of-briefs.ts';
import { tellOfClips } from './tell-of-clips.ts';
import { tellOfStreams } from './tell-of-streams.ts';
import { tellOfDecisions, tellOfVersions } from './tell-of-versions.ts';
import {
  deleteWebhook,
  renewWebhookSecret,
  replayDelivery,
  saveWebhook,
  switchWebhook,
  testWebhook,
} from './webhook-calls.ts';

export const webhooks = defineModule({
  calls: { saveWebhook, switchWebhook, renewWebhookSecret, deleteWebhook, testWebhook, replayDelivery },
  effects: [tellOfBriefs, tellOfVersions, tellOfDecisions, tellOfClips, tellOfStreams],
  jobs: [sendDelivery, releaseDeliveries, forgetDeliveries],
});
