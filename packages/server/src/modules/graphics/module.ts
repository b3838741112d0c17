import { closeRenderer } from '../../engines/drawing/renderer.ts';
import { defineModule } from '../../module.ts';
import { registerAir } from './air-routes.ts';
import { carryGraphicScope, carryTemplateScope } from './carry-scope.ts';
import { checkedPictures } from './check-pictures.ts';
import { checkRundown } from './check-rundown.ts';
import { checkVideos } from './check-videos.ts';
import { completeFont } from './complete-font.ts';
import { completeExport, completeGraphic } from './complete-graphic.ts';
import { partEffects } from './complete-part.ts';
import { controlProgramme, programmeAddress } from './control-programme.ts';
import { copyTemplate, importTemplate } from './copy-template.ts';
import { drawExport, drawFilm } from './draw-export.ts';
import { expireExports } from './expire-exports.ts';
import { cancelExport, exportBatch, exportGraphic } from './export-calls.ts';
import { registerExports } from './export-routes.ts';
import { carryMatchToMoments, findMoments } from './find-moments.ts';
import { followBalls, followSheet } from './follow-play.ts';
import { followSignOff } from './follow-sign-off.ts';
import { registerFonts } from './font-routes.ts';
import { registerFrames } from './frame-routes.ts';
import { graphicHistory, restoreGraphicVersion } from './history/graphic-history.ts';
import { restoreTemplateVersion, templateHistory, templateVersion } from './history/template-history.ts';
import { keepFontFiles, keepUsedFonts } from './keep-used-fonts.ts';
import { copyGraphic, makeGraphic, makeGraphics } from './make-graphic.ts';
import { matchFacts } from './match-facts.ts';
import { followDesign, noteOldUnpublished, noteUnpublished } from './note-unpublished.ts';
import { publishTemplate, setTemplateState } from './publish-template.ts';
import { removePartsOfTemplate, removeSlotsOfGroup, removeSlotsOfSlide } from './remove-parts.ts';
import { restorePublication } from './restore-publication.ts';
import { sendToBrief } from './send-to-brief.ts';
import { takeNewValues } from './take-new-values.ts';
import { takePublication } from './take-publication.ts';
import { unknownPlayers } from './unknown-players.ts';

export const graphics = defineModule({
  calls: {
    publishTemplate,
    setTemplateState,
    copyTemplate,
    restorePublication,
    templateHistory,
    templateVersion,
    restoreTemplateVersion,
    graphicHistory,
    restoreGraphicVersion,
    importTemplate,
    makeGraphic,
    makeGraphics,
    copyGraphic,
    takePublication,
    matchFacts,
    unknownPlayers,
    exportGraphic,
    exportBatch,
    cancelExport,
    sendToBrief,
    controlProgramme,
    programmeAddress,
  },
  effects: [
    ...partEffects,
    ...checkedPictures,
    checkVideos,
    checkRundown,
    completeFont,
    keepUsedFonts,
    keepFontFiles,
    completeGraphic,
    completeExport,
    followSignOff,
    carryTemplateScope,
    carryGraphicScope,
    ...followDesign,
    removePartsOfTemplate,
    removeSlotsOfSlide,
    removeSlotsOfGroup,
    carryMatchToMoments,
    followBalls,
    followSheet,
  ],
  jobs: [drawExport, drawFilm, expireExports, findMoments, takeNewValues, noteUnpublished],
  upgrades: { noteOldUnpublished },
  routes: [registerAir, registerFonts, registerExports, registerFrames],
  start: async ({ config }, atEnd) => atEnd(() => closeRenderer(config)),
});
