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

/** Lines of the chart of waits, in seconds. */
export const waitSeries = [
  { key: 'waitP50', label: message({ id: 'dashboard.waitP50' }), tone: 'accent' },
  { key: 'waitP95', label: message({ id: 'dashboard.waitP95' }), tone: 'amber' },
] as const;

/** Lines of the chart of storage, in bytes. */
export const storageSeries = [
  { key: 'databaseBytes', label: message({ id: 'dashboard.databaseBytes' }), tone: 'accent' },
  { key: 'filesBytes', label: message({ id: 'dashboard.filesBytes' }), tone: 'teal' },
] as const;

/** A line of a chart. @typeParam K field of a day that holds its figure. */
export interface DaySeries<K extends string> {
  readonly key: K;
  readonly label: ReturnType<typeof message>;
  readonly tone: string;
}
