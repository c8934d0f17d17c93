import { message } from '../../../lib/intl/message.ts';

/** Lines of the chart of submissions. */
export const verdictSeries = [
  { key: 'accepted', label: message({ id: 'dashboard.accepted' }), tone: 'green' },
  { key: 'wrong', label: message({ id: 'dashboard.wrong' }), tone: 'red' },
  { key: 'overLimit', label: message({ id: 'dashboard.overLimit' }), tone: 'amber' },
  { key: 'runtimeErrors', label: message({ id: 'dashboard.runtimeErrors' }), tone: 'purple' },
  { key: 'compileErrors', label: message({ id: 'dashboard.compileErrors' }), tone: 'teal' },
  { key: 'others', label: message({ id: 'dashboard.others' }), tone: 'gray' },
] as const;

/** Lines of the chart of people. */
export const peopleSeries = [
  { key: 'activeUsers', label: message({ id: 'dashboard.activeUsers' }), tone: 'accent' },
  { key: 'registrations', label: message({ id: 'dashboard.registrations' }), tone: 'teal' },
] as const;

/** A line of a chart. */
export type DaySeries = (typeof verdictSeries)[number] | (typeof peopleSeries)[number];
