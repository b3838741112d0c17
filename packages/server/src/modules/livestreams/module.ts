import { defineModule } from '../../module.ts';
import { livestreamsHandlers } from './calls.ts';
import { forgetWatermark } from './forget-watermark.ts';
import { registerPreviews } from './preview-routes.ts';

export const livestreams = defineModule({
  calls: livestreamsHandlers,
  effects: [forgetWatermark],
  routes: [registerPreviews],
});
