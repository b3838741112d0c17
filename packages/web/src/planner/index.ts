/** Parts of the planner that other modules show: the calendar and the forms inside a brief. */
export { SessionModal, type SessionToOpen } from './session/session-modal.tsx';
export { ShootModal, type ShootToOpen } from './shoots/shoot-modal.tsx';
export { type CalendarView, ShootsCalendar } from './shoots/shoots-calendar.tsx';
