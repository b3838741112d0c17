/** Of both rulers, in pixels of the screen. */
export const rulerThickness = 20;
